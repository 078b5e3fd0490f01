import { underAddress } from '../../../events/kernel/place.enums.js';
import { daysToRescind } from '../../../events/resale-contracts/rescission.rules.js';
import { commandOf } from '../../platform/commands/command.js';
import type { DocumentOfRecord } from '../../platform/documents/document-of-record.js';
import { NOT_SHOWN, saidValues } from '../../platform/documents/said-values.js';
import { lendingOf, type Lending } from '../terms/contract-loan.rules.js';
import { MakeEpicContractDocument } from '../epic-contract.commands.js';
import { EpicContractCommand } from '../epic-contract.handlers.js';
import { epicContract } from '../epic-contract.js';
import type { EpicContract, EpicContractFacts } from '../epic-contract.state.js';
import { buyersOnPaper } from '../signing/epic-contract-signers.rules.js';
import { refuseReplacing } from './epic-contract-versions.js';
import { signedAt } from './signed-contract.rules.js';
import { paperFields } from './paper.fields.js';
import { whyNotMade } from './why-not-made.rules.js';

const lines = ['buyer', 'buyerEmail', 'buyerAddress', 'contractDate', 'membershipTier', 'membershipStartDate', 'membershipExpDate'];

/** What the buyers of a membership sign: made of nothing but what the contract keeps. */
export const epicContractPaper: DocumentOfRecord<EpicContract> = {
  aggregate: epicContract,
  template: 'membership-contract.typ',
  fields: paperFields,
  noun: 'membership contract',
  called: (id) => `epic-contract-${id}`,
  versions: (contract) => contract!.documents,
  signed: (contract) => signedAt(contract!),
  whyNot: (contract) => whyNotMade(contract!),
  refusesMaking: (contract, issued) => refuseReplacing(contract!, issued),
  recorded: (id, made, reason) => new EpicContractCommand(id, commandOf(MakeEpicContractDocument, reason ? { reason } : {}), made),

  said(state) {
    const contract = state!;
    const [buyer, coBuyer] = buyersOnPaper(contract);
    const lending = lendingOf(contract);
    const values = saidValues(paperFields, { ...contract, ...asWritten(contract), buyer: buyer!.name, coBuyer: coBuyer?.name ?? '', ...loanSaid(lending) });
    return { values, signers: buyersOnPaper(contract), amounts: ['purchasePrice', 'dueAtClosing'], lines };
  },
};

/** Points in thousands, a country where it is not our own. Absent is hidden from who reads a copy. */
function asWritten({ buyerCountry, buyerState, annualFixedPoints, annualMaxEpicAdvantagePoints }: Partial<EpicContractFacts>): object {
  const points = (count: number | null | undefined) => (count ? new Intl.NumberFormat('en-US').format(count) : '');
  return {
    ...(buyerCountry !== undefined && { buyerCountry: underAddress(buyerCountry) }),
    daysToRescind: buyerState === undefined ? NOT_SHOWN : (daysToRescind(buyerState) ?? ''),
    annualFixedPoints: points(annualFixedPoints),
    annualMaxEpicAdvantagePoints: points(annualMaxEpicAdvantagePoints),
  };
}

/** Every name of it, blank without a loan. */
function loanSaid(lending: Lending | undefined) {
  const [first, last] = [lending?.payments[0], lending?.payments.at(-1)];
  const payments = lending?.payments.length;
  return {
    downPayments: lending?.loan.downPayments,
    prepaid: lending?.loan.loanProcessingFee,
    prepaidInSalePrice: lending?.loan.prepaidInSalePrice ? 'Yes' : '',
    amountFinanced: lending?.box.amountFinanced,
    boxRate: lending?.box.aprRate,
    financeCharge: lending?.box.financeCharge,
    totalPayments: lending?.box.totalPayments,
    totalSalesPrice: lending?.box.totalSalesPrice,
    numberOfPayments: payments,
    earlierPayments: payments === undefined || payments === 1 ? '' : payments - 1,
    eachPayment: lending?.box.regularPaymentAmount,
    lastPayment: lending?.box.finalPaymentAmount,
    firstDue: first?.due,
    lastDue: last?.due,
    lateCharge: lending?.box.lateCharge,
  };
}

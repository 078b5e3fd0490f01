import * as deal from '../../events/resale-contracts/resale-contract-deal.fields.js';
import * as money from '../../events/resale-contracts/resale-contract-money.fields.js';
import * as party from '../../events/resale-contracts/resale-contract-party.fields.js';
import * as events from '../../events/resale-contracts/resale-contract.events.js';
import type { ResaleContractEvent } from '../../events/resale-contracts/resale-contract.events.js';
import type { CommandContext } from '../platform/commands/aggregate.js';
import { revisedSection } from '../platform/records/revised-section.js';
import { refuseAprAboveLimit } from './highest-apr.js';
import { detailsWith } from './closing-agent.rules.js';
import { blocksUpdate, type RequiredDate } from './resale-contract-dates.rules.js';
import { refuseBlocked } from './refuse-blocked.js';
import { sentFields } from './resale-contract.body.js';
import type { ReviseResaleContract } from './resale-contract.commands.js';
import { contractTotals, isExchangeContract, type PricedTerms } from './resale-contract.pricing.js';
import type { ResaleContract } from './resale-contract.state.js';
import { changePaymentStatus, changeStatus, refuseUnexplained } from './resale-contract.statuses.js';
import { takenBackWith } from './signing/contract-signing.js';
import { deadlineMoved } from './rescission/rescission.js';
import { refuseUnitTaken } from './refuse-unit-taken.js';
import { toldOfTerms } from './signing/signed-terms.js';
import { typedBesideFull } from './new/typed-deposit.js';

type Why = { readonly reason?: string };
type TermsRevised = ReturnType<typeof events.FinancialTermsRevised>;

/** One event for each section that differs from what was sent; none when nothing does (`decisions.md A16`). */
export function reviseContract(
  command: ReviseResaleContract,
  contract: ResaleContract,
  { given, issued }: CommandContext<ReviseResaleContract>,
): ResaleContractEvent[] {
  const sent = sentFields(command, contract);
  const revised = withTotals({ ...contract, ...sent, ...detailsWith(sent, contract, given.closingFirm) }, contract);
  const toldTo = toldOfTerms(contract, revised, command.confirmed);
  const changed = sections
    .flatMap((section) => section(contract, revised, command.reason ? { reason: command.reason } : {}))
    .map((event) => (event.type === 'FinancialTermsRevised' ? telling(keepingTyped(event, sent.depositAmount, contract, revised), toldTo) : event));
  const moved = changeStatus(contract, { to: revised.contractStatus, reason: command.reason, issued });
  const statuses = [
    ...moved,
    ...takenBackWith(moved, contract, issued.at),
    ...changePaymentStatus(contract, { to: revised.paymentStatus, reason: command.reason }),
  ];
  refuseMissingDates(contract, revised);
  refuseAprAboveLimit(revised.aprRate, contract.aprRate, issued.permissions);
  refuseUnitTaken(contract, revised, given.unit, issued);
  if (changed.length > 0) refuseUnexplained(contract, command.reason);
  return [...changed, ...deadlineMoved(contract, revised), ...statuses];
}

/** An HSI or RCI contract may go on without a date that it never had (`decisions.md C18`). */
function refuseMissingDates(before: ResaleContract, after: ResaleContract): void {
  const neverThere = (field: RequiredDate) => isExchangeContract(after.contractType) && before[field] === null;
  refuseBlocked(blocksUpdate(after).filter(({ field }) => !neverThere(field)));
}

const pricedTerms = [
  'contractType',
  'purchasePrice',
  'closingFee',
  'creditReportFee',
  'prePaidMaintFee',
  'fullAmountCollected',
  'depositMadeBy',
  'depositAmount',
] as const satisfies readonly (keyof PricedTerms)[];

/** Totals are computed anew only when a term of theirs changed: an imported contract keeps its own until then. */
function withTotals(revised: ResaleContract, contract: ResaleContract): ResaleContract {
  if (pricedTerms.every((term) => revised[term] === contract[term])) return revised;
  return { ...revised, ...contractTotals(restoringDeposit(revised, contract)) };
}

/** No longer collected in full: the deposit is what was last typed, unless a new one was (`decisions.md C6`). */
function restoringDeposit(revised: ResaleContract, contract: ResaleContract): ResaleContract {
  const noLongerInFull = contract.fullAmountCollected === 'YES' && revised.fullAmountCollected !== 'YES';
  const typedAnew = revised.depositAmount !== contract.depositAmount;
  return noLongerInFull && !typedAnew ? { ...revised, depositAmount: contract.handTypedDeposit } : revised;
}

function telling({ data }: TermsRevised, toldTo: ReturnType<typeof toldOfTerms>): TermsRevised {
  return events.FinancialTermsRevised({ ...data, ...(toldTo.length > 0 && { toldTo: [...toldTo] }) });
}

/** A deposit that comes with YES is kept for when the answer is NO again. */
function keepingTyped({ data }: TermsRevised, sent: string | null | undefined, before: ResaleContract, after: ResaleContract): TermsRevised {
  return events.FinancialTermsRevised({ ...data, ...(sent !== before.depositAmount && typedBesideFull(sent, after)) });
}

const sections = [
  revisedSection<ResaleContractEvent, Why>(deal.dealFields, events.DealRevised),
  revisedSection<ResaleContractEvent, Why>(deal.dateFields, events.ContractDatesRevised),
  revisedSection<ResaleContractEvent, Why>(deal.unitFields, events.UnitRevised),
  revisedSection<ResaleContractEvent, Why>(party.buyerFields, events.BuyerRevised),
  revisedSection<ResaleContractEvent, Why>(party.sellerFields, events.SellerRevised),
  revisedSection<ResaleContractEvent, Why>(party.salesFields, events.SalesAssignmentRevised),
  revisedSection<ResaleContractEvent, Why>({ ...money.financialTermFields, ...money.financialTotalFields }, events.FinancialTermsRevised),
  revisedSection<ResaleContractEvent, Why>(money.loanFields, events.LoanTermsRevised),
  revisedSection<ResaleContractEvent, Why>(money.accountingFields, events.AccountingCodesRevised),
  revisedSection<ResaleContractEvent, Why>(deal.optionFields, events.OptionsRevised),
];

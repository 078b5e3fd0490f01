import { buyerOnPaper, sellerOnPaper } from '../../../events/kernel/party-name.js';
import { underAddress } from '../../../events/kernel/place.enums.js';
import { resaleContractSaidFields } from '../../../events/resale-contracts/resale-contract.fields.js';
import { daysToRescind } from '../../../events/resale-contracts/rescission.rules.js';
import { commandOf } from '../../platform/commands/command.js';
import { NotFound } from '../../platform/commands/refusal.js';
import { ResaleContractCommand } from '../resale-contract.handlers.js';
import type { DocumentOfRecord } from '../../platform/documents/document-of-record.js';
import { NOT_SHOWN, saidValues } from '../../platform/documents/said-values.js';
import { contractDocuments, signedOf, versionsOf, type ContractDocument } from './contract-document-versions.js';
import { asParties, signersOf } from '../signing/contract-signers.rules.js';
import { MakeContractDocument } from '../resale-contract.commands.js';
import { resaleContract } from '../resale-contract.js';
import { isExchangeContract } from '../resale-contract.pricing.js';
import type { ResaleContract } from '../resale-contract.state.js';
import { contractAnswer } from '../resale-contract.dto.js';

/** Contracts on paper: what buyers sign, and what sellers do. */
export const documentOf = { buyer: contractFor('buyer'), seller: contractFor('seller') } as const;

/** @param name as an address has it @throws NotFound */
export function documentCalled(name: string): DocumentOfRecord<ResaleContract> {
  const document = contractDocuments.find((one) => one === name);
  if (!document) throw new NotFound('document called', name);
  return documentOf[document];
}

function contractFor(document: ContractDocument): DocumentOfRecord<ResaleContract> {
  return {
    aggregate: resaleContract,
    template: `${document}-contract.typ`,
    fields: resaleContractSaidFields,
    noun: `${document} contract`,
    called: (contractId) => `${document}-contract-${contractId}`,
    versions: (contract) => versionsOf(contract, document),
    signed: (contract) => signedOf(contract, document),
    said: (contract) => ({
      values: { ...saidValues(resaleContractSaidFields, { ...contractAnswer(asParties(contract)), ...countriesOf(contract), buyer: buyerOnPaper(contract), seller: sellerOnPaper(contract) }), daysToRescind: daysSaid(contract) },
      signers: signersOf(contract, document),
      amounts: amountsOf(contract, document),
      lines: linesOf(contract),
    }),
    recorded: (contractId, made, reason) => new ResaleContractCommand(contractId, commandOf(MakeContractDocument, reason ? { reason } : {}), { document, ...made }),
  };
}

/** Not the last of them: it is made before it is signed. Absent is hidden from who reads a copy. */
function daysSaid({ buyerState }: Partial<Pick<ResaleContract, 'buyerState'>>): string {
  return buyerState === undefined ? NOT_SHOWN : String(daysToRescind(buyerState) ?? '');
}

function countriesOf({ buyerCountry, sellerCountry }: Partial<Pick<ResaleContract, 'buyerCountry' | 'sellerCountry'>>) {
  return { ...(buyerCountry !== undefined && { buyerCountry: underAddress(buyerCountry) }), ...(sellerCountry !== undefined && { sellerCountry: underAddress(sellerCountry) }) };
}

const everyLine = ['buyer', 'buyerEmail', 'contractDate'];
const saleLines = ['seller', 'sellerAddress', 'sellerEmail', 'resort', 'useWeek', 'nextUseYear', 'ownershipType', 'managingEntity', 'fundsEscrowByDate', 'sellerSignBy', 'closingDate', 'closingAgent'];

/** Those that its template does not show count for nothing. */
function linesOf({ contractType }: ResaleContract): readonly string[] {
  return isExchangeContract(contractType) ? everyLine : [...everyLine, ...saleLines];
}

function amountsOf({ contractType }: ResaleContract, document: ContractDocument): readonly string[] {
  const ofUnit = isExchangeContract(contractType) ? [] : ['maintFee'];
  return document === 'buyer' ? ['purchasePrice', 'depositAmount', 'balanceDue', ...ofUnit] : ['purchasePrice', ...ofUnit];
}

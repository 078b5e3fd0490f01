import type { ResaleContractFacts } from '../../events/resale-contracts/resale-contract-facts.js';
import {
  AccountingCodesRevised,
  BuyerRevised,
  ContractDatesRevised,
  ContractStatusChanged,
  DealRevised,
  FinancialTermsRevised,
  LoanTermsRevised,
  OptionsRevised,
  PaymentStatusChanged,
  ResaleContractCreated,
  ResaleContractImported,
  SalesAssignmentRevised,
  SellerRevised,
  UnitRevised,
} from '../../events/resale-contracts/resale-contract.events.js';
import { ContractDocumentMade } from '../../events/resale-contracts/resale-contract-documents.events.js';
import { ContractDocumentSigned, ContractSigningMoved, ContractSigningRequested } from '../../events/resale-contracts/resale-contract-signing.events.js';
import { valuesAfter } from '../../events/kernel/values-after.js';
import { projection } from '../engine/projection.js';
import { ResaleContractRecord } from './resale-contract-records.read-model.js';

/** Every contract with all of its fields. */
export const resaleContractRecords = projection<ResaleContractRecord>('resale-contract-records', {
  version: 1,
  entity: ResaleContractRecord,
  key: 'contractId',
  unfollowed: true,
})
  .creates(ResaleContractImported, ({ data }) => ({ contractId: data.contractId, facts: data.facts }))
  .creates(ResaleContractCreated, ({ data }) => ({ contractId: data.contractId, facts: data.facts }))
  .changes(ContractStatusChanged, ({ facts }, { data }) => ({ facts: { ...facts, contractStatus: data.to } }))
  .changes(PaymentStatusChanged, ({ facts }, { data }) => ({ facts: { ...facts, paymentStatus: data.to } }))
  .changes(DealRevised, revised)
  .changes(ContractDatesRevised, revised)
  .changes(UnitRevised, revised)
  .changes(BuyerRevised, revised)
  .changes(SellerRevised, revised)
  .changes(SalesAssignmentRevised, revised)
  .changes(FinancialTermsRevised, revised)
  .changes(LoanTermsRevised, revised)
  .changes(AccountingCodesRevised, revised)
  .changes(OptionsRevised, revised)
  .changes(ContractDocumentMade, revised)
  .changes(ContractSigningRequested, revised)
  .changes(ContractSigningMoved, revised)
  .changes(ContractDocumentSigned, revised);

interface Revision {
  readonly data: { readonly changes: Readonly<Record<string, { readonly to: unknown } | undefined>> };
}

function revised({ facts }: ResaleContractRecord, { data }: Revision): { facts: ResaleContractFacts } {
  return { facts: { ...facts, ...(valuesAfter(data.changes) as ResaleContractFacts) } };
}

import type { ResaleContractFacts } from '../../events/resale-contracts/resale-contract-facts.js';
import { resaleContractFields } from '../../events/resale-contracts/resale-contract.fields.js';
import * as events from '../../events/resale-contracts/resale-contract.events.js';
import { blankValues } from '../../events/kernel/field.rules.js';
import { valuesAfter } from '../../events/kernel/values-after.js';
import { projection } from '../engine/projection.js';
import { picked } from '../lists/picked.js';
import { accountingListQuery } from './accounting-list.queries.js';
import { AccountingListRow, shownFields } from './accounting-list.read-model.js';

/** Every contract with what accounting books of it. */
export const accountingList = projection<AccountingListRow>('accounting-list', {
  version: 1,
  entity: AccountingListRow,
  key: 'contractId',
  indexes: accountingListQuery.indexes,
})
  .creates(events.ResaleContractImported, ({ data }) => newRow(data.contractId, data.facts))
  .creates(events.ResaleContractCreated, ({ data }) => newRow(data.contractId, data.facts))
  .changes(events.ContractStatusChanged, (_, { data }) => ({ contractStatus: data.to }))
  .changes(events.ContractDatesRevised, revised)
  .changes(events.SalesAssignmentRevised, revised)
  .changes(events.FinancialTermsRevised, revised)
  .changes(events.AccountingCodesRevised, revised);

const blank = picked(blankValues(resaleContractFields), shownFields);

function newRow(contractId: number, facts: ResaleContractFacts): AccountingListRow {
  return { contractId, ...blank, ...shown(facts) };
}

function revised(_: AccountingListRow, { data }: { readonly data: { readonly changes: object } }): Partial<AccountingListRow> {
  return shown(valuesAfter<object>(data.changes));
}

/** What is said of the fields that the list shows. */
function shown(said: Partial<AccountingListRow>): Partial<AccountingListRow> {
  return picked(said, shownFields.filter((name) => said[name] !== undefined));
}

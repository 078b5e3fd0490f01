import { EpicContractAccountingRevised } from '../../events/epic-contracts/epic-contract-accounting.events.js';
import { MEMBERSHIP_INCOME_GL_CODE } from '../../events/epic-contracts/epic-contract-accounting.fields.js';
import * as events from '../../events/epic-contracts/epic-contract.events.js';
import { epicContractFields, type EpicContractValues } from '../../events/epic-contracts/epic-contract.fields.js';
import { incomeGlCodeOf } from '../../events/epic-contracts/sale-conditions.js';
import { blankValues } from '../../events/kernel/field.rules.js';
import { valuesAfter } from '../../events/kernel/values-after.js';
import { projection } from '../engine/projection.js';
import { picked } from '../lists/picked.js';
import { accountingMembershipsQuery } from './accounting-memberships.queries.js';
import { AccountingMembershipRow, shownFields } from './accounting-memberships.read-model.js';

const blank = picked(blankValues(epicContractFields), shownFields);

/** Every membership contract with what accounting books of it. */
export const accountingMemberships = projection<AccountingMembershipRow>('accounting-memberships', { version: 1, entity: AccountingMembershipRow, key: 'contractId', indexes: accountingMembershipsQuery.indexes })
  .creates(events.EpicContractImported, ({ data }) => newRow(data.epicContractId, data, MEMBERSHIP_INCOME_GL_CODE))
  .creates(events.EpicContractCreated, ({ data }) => newRow(data.epicContractId, data, incomeGlCodeOf(data.conditions)))
  .changes(events.EpicContractStatusChanged, (_, { data }) => ({ contractStatus: data.to }))
  .changes(events.EpicContractTermsRevised, (_, { data }) => shown(valuesAfter<object>(data.changes)))
  .changes(events.EpicContractSalesRevised, (_, { data }) => shown(valuesAfter<object>(data.changes)))
  .changes(EpicContractAccountingRevised, (_, { data }) => valuesAfter(data.changes));

function newRow(contractId: number, said: Partial<EpicContractValues>, incomeGlCode: string): AccountingMembershipRow {
  return { contractId, ...blank, incomeAmount: null, ...shown(said), incomeGlCode };
}

/** What is said of the fields that the list shows; a membership earns its price. */
function shown(said: Partial<EpicContractValues>): Partial<AccountingMembershipRow> {
  const known = picked(said, shownFields.filter((name) => said[name] !== undefined));
  return { ...known, ...(said.purchasePrice !== undefined && { incomeAmount: said.purchasePrice }) };
}

import { epicContractFields, type EpicContractValues } from '../../events/epic-contracts/epic-contract.fields.js';
import { blankValues } from '../../events/kernel/field.rules.js';
import * as events from '../../events/epic-contracts/epic-contract.events.js';
import * as documents from '../../events/epic-contracts/epic-contract-documents.events.js';
import { valuesAfter } from '../../events/kernel/values-after.js';
import { picked } from '../lists/picked.js';
import { projection } from '../engine/projection.js';
import { epicContractListQuery } from './epic-contract-list.queries.js';
import { EpicContractListRow, EpicContractTotals, shownFields } from './epic-contract-list.read-model.js';

export const epicContractList = projection<EpicContractListRow>('epic-contract-list', {
  version: 5,
  entity: EpicContractListRow,
  key: 'epicContractId',
  indexes: epicContractListQuery.indexes,
})
  .creates(events.EpicContractImported, ({ data }) => newRow(data))
  .creates(events.EpicContractCreated, ({ data: { conditions: _, ...data } }) => newRow(data))
  .changes(events.EpicContractDealRevised, revised)
  .changes(events.EpicContractBuyersRevised, revised)
  .changes(events.EpicContractTermsRevised, revised)
  .changes(events.EpicContractSalesRevised, revised)
  .changes(events.EpicContractCeilingMarked, revised)
  .changes(documents.EpicContractDocumentMade, revised)
  .changes(documents.EpicContractSigningRequested, revised)
  .changes(documents.EpicContractSigningMoved, revised)
  .changes(documents.EpicContractDocumentSigned, revised)
  .changes(documents.SignedEpicContractUploaded, revised)
  .changes(events.EpicContractStatusChanged, (row, { data: { to } }) => after(row, { contractStatus: to }))
  .changes(events.EpicContractPaymentStatusChanged, (row, { data: { to } }) => after(row, { paymentStatus: to }))
  .totalling('epic-contract-totals', EpicContractTotals, (row) => [
    { key: row.contractStatus, of: { contractStatus: row.contractStatus }, add: { count: 1, purchasePrice: row.purchasePrice ?? '0.00' } },
  ]);

function newRow(data: { readonly epicContractId: number }) {
  const document = { ...blankValues(epicContractFields), ...data };
  return { ...picked(document, shownFields), epicContractId: data.epicContractId, document };
}

function revised(row: EpicContractListRow, { data }: { readonly data: { readonly changes: object } }): Partial<EpicContractListRow> {
  return after(row, valuesAfter<object>(data.changes));
}

/** The row shows some of what the document holds. */
function after({ document }: EpicContractListRow, values: Partial<EpicContractValues>): Partial<EpicContractListRow> {
  return { ...picked(values, shownFields.filter((name) => name in values)), document: { ...document, ...values } };
}

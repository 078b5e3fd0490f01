import { epicContractFields } from '../../events/epic-contracts/epic-contract.fields.js';
import { blankValues } from '../../events/kernel/field.rules.js';
import { EpicContractImported, EpicContractPaymentStatusChanged, EpicContractStatusChanged } from '../../events/epic-contracts/epic-contract.events.js';
import { picked } from '../lists/picked.js';
import { projection } from '../engine/projection.js';
import { epicContractListQuery } from './epic-contract-list.queries.js';
import { EpicContractListRow, EpicContractTotals, shownFields } from './epic-contract-list.read-model.js';

export const epicContractList = projection<EpicContractListRow>('epic-contract-list', {
  version: 3,
  entity: EpicContractListRow,
  key: 'epicContractId',
  indexes: epicContractListQuery.indexes,
})
  .creates(EpicContractImported, ({ data }) => {
    const document = { ...blankValues(epicContractFields), ...data };
    return { ...picked(document, shownFields), epicContractId: data.epicContractId, document };
  })
  .changes(EpicContractStatusChanged, ({ document }, { data: { to } }) => ({ contractStatus: to, document: { ...document, contractStatus: to } }))
  .changes(EpicContractPaymentStatusChanged, ({ document }, { data: { to } }) => ({ paymentStatus: to, document: { ...document, paymentStatus: to } }))
  .totalling('epic-contract-totals', EpicContractTotals, (row) => [
    { key: row.contractStatus, of: { contractStatus: row.contractStatus }, add: { count: 1, purchasePrice: row.purchasePrice ?? '0.00' } },
  ]);

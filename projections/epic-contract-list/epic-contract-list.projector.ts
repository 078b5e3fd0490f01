import { epicContractFields } from '../../events/epic-contracts/epic-contract.fields.js';
import { blankValues } from '../../events/kernel/field.rules.js';
import { EpicContractImported } from '../../events/epic-contracts/epic-contract.events.js';
import { picked } from '../lists/picked.js';
import { projection } from '../engine/projection.js';
import { EpicContractListRow, EpicContractTotals, shownFields } from './epic-contract-list.read-model.js';

export const epicContractList = projection<EpicContractListRow>('epic-contract-list', {
  version: 2,
  entity: EpicContractListRow,
  key: 'epicContractId',
})
  .creates(EpicContractImported, ({ data }) => {
    const document = { ...blankValues(epicContractFields), ...data };
    return { ...picked(document, shownFields), epicContractId: data.epicContractId, document };
  })
  .totalling('epic-contract-totals', EpicContractTotals, (row) => [
    { key: row.contractStatus, of: { contractStatus: row.contractStatus }, add: { count: 1, purchasePrice: row.purchasePrice ?? '0.00' } },
  ]);

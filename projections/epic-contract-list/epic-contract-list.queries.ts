import { epicContractFields } from '../../events/epic-contract-fields.values.js';
import { listColumns } from '../engine/list-columns.js';
import { listQuery } from '../engine/list-query.js';
import { EpicContractListRow } from './epic-contract-list.read-model.js';

/** Which membership contracts a lead has. */
export const epicContractListQuery = listQuery<EpicContractListRow>({
  entity: EpicContractListRow,
  key: 'epicContractId',
  columns: listColumns(epicContractFields, { leadId: { filter: true } }),
  defaultSort: 'epicContractId',
});

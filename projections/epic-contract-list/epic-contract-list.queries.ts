import { epicContractFields } from '../../events/epic-contracts/epic-contract.fields.js';
import { listColumns } from '../lists/list-columns.js';
import { listQuery } from '../lists/list-query.js';
import { EpicContractListRow } from './epic-contract-list.read-model.js';

/** Which membership contracts a lead has. */
export const epicContractListQuery = listQuery<EpicContractListRow>({
  entity: EpicContractListRow,
  key: 'epicContractId',
  columns: listColumns(epicContractFields, { leadId: { filter: true } }),
  defaultSort: 'epicContractId',
});

import { listQuery } from '../lists/list-query.js';
import { deletedLeadColumns } from './deleted-leads.columns.js';
import { DeletedLeadRow } from './deleted-leads.read-model.js';

export const deletedLeadsQuery = listQuery<DeletedLeadRow>({
  entity: DeletedLeadRow,
  key: 'leadId',
  columns: deletedLeadColumns,
  search: { everybody: ['firstName', 'lastName'] },
  defaultSort: '-deletedAt',
});

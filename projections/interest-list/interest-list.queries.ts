import { interestListFields } from '../../events/leads/lead.fields.js';
import { listColumns } from '../lists/list-columns.js';
import { listQuery } from '../lists/list-query.js';
import { InterestListRow } from './interest-list.read-model.js';

/** Says which lead an interest belongs to. */
export const interestListQuery = listQuery<InterestListRow>({
  entity: InterestListRow,
  key: 'interestId',
  columns: listColumns(interestListFields, { interestId: {}, leadId: {}, resort: {} }),
  defaultSort: 'interestId',
});

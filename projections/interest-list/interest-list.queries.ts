import { interestListFields } from '../../events/lead-fields.values.js';
import { listColumns } from '../engine/list-columns.js';
import { listQuery } from '../engine/list-query.js';
import { InterestListRow } from './interest-list.read-model.js';

/** Says which lead an interest belongs to. */
export const interestListQuery = listQuery<InterestListRow>({
  entity: InterestListRow,
  key: 'interestId',
  columns: listColumns(interestListFields, { interestId: {}, leadId: {}, resort: {} }),
  defaultSort: 'interestId',
});

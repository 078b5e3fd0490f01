import { deletedLeadFields } from '../../events/leads/lead.fields.js';
import { listColumns, offered } from '../lists/list-columns.js';

/** The columns of the screen 'Deleted leads'. */
export const deletedLeadColumns = listColumns(deletedLeadFields, {
  lastName: { width: 220, ...offered },
  leadId: { width: 90, align: 'start', ...offered },
  deletedAt: { width: 180, ...offered },
  deletedBy: { width: 200, picked: true, ...offered },
  firstName: offered,
});

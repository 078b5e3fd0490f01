import { leadFields, leadListFields, leadTotalFields } from '../../events/leads/lead.fields.js';
import { listColumns } from '../lists/list-columns.js';
import { listQuery } from '../lists/list-query.js';
import { leadListColumns } from './lead-list.columns.js';
import { LeadListRow, LeadTotal } from './lead-list.read-model.js';

export const leadListQuery = listQuery<LeadListRow>({
  entity: LeadListRow,
  key: 'leadId',
  columns: leadListColumns,
  search: {
    everybody: ['firstName', 'lastName', 'spouseFirstName', 'spouseLastName'],
    Leads_Sensitive: ['email', 'mobilePhone', 'homePhone', 'workPhone', 'spouseEmail', 'spouseMobilePhone', 'spouseHomePhone', 'spouseWorkPhone'],
  },
  sorts: ['-createdAt', 'createdAt', 'lastName'],
  filteredSorts: { leadStatus: ['-createdAt'] },
  defaultSort: '-createdAt',
});

/** Whole leads, as the documented calls answer them. */
export const leadRecordsQuery = listQuery<LeadListRow>({
  entity: LeadListRow,
  key: 'leadId',
  columns: {
    ...listColumns(leadListFields, { ...Object.fromEntries(Object.keys(leadFields).map((name) => [name, {}])), createdAt: {}, deleted: {}, mergedInto: {} }),
    communications: { kind: 'text', label: 'Communications' },
  },
  defaultSort: 'leadId',
});

/** What records copy of a lead that they name, and whose it is. */
export const leadNamesQuery = listQuery<LeadListRow>({
  entity: LeadListRow,
  key: 'leadId',
  columns: {
    ...listColumns(leadListFields, { firstName: {}, lastName: {}, spouseFirstName: {}, spouseLastName: {}, deleted: {}, mergedInto: {}, erased: {} }),
    valueOwners: { kind: 'text', label: 'Whose values' },
  },
  defaultSort: 'leadId',
});

/** How many leads stand in each status. */
export const leadTotalsQuery = listQuery<LeadTotal>({
  entity: LeadTotal,
  key: 'key',
  columns: listColumns(leadTotalFields, { leadStatus: {}, count: {} }),
  defaultSort: 'key',
});

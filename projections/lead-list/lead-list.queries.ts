import { leadListFields, leadTotalFields } from '../../events/lead-fields.values.js';
import { listColumns, offered } from '../engine/list-columns.js';
import { listQuery } from '../engine/list-query.js';
import { LeadListRow, LeadTotal } from './lead-list.read-model.js';

export const leadListQuery = listQuery<LeadListRow>({
  entity: LeadListRow,
  key: 'leadId',
  columns: listColumns(leadListFields, {
    leadId: {},
    firstName: offered,
    middleName: {},
    lastName: offered,
    leadStatus: offered,
    createdAt: offered,
    marketingSource: offered,
    marketingCampaign: offered,
    spouseFirstName: offered,
    spouseLastName: offered,
    mobilePhone: { filter: true },
    homePhone: { filter: true },
    workPhone: { filter: true },
    email: offered,
    smsOptIn: { filter: true },
    spouseMobilePhone: { filter: true },
    spouseHomePhone: { filter: true },
    spouseWorkPhone: { filter: true },
    spouseEmail: { filter: true },
    address1: { filter: true },
    address2: { filter: true },
    city: offered,
    state: offered,
    zipcode: offered,
    country: offered,
    age: offered,
    creditScore: offered,
    incomeTier: offered,
    maritalStatus: offered,
    occupation: offered,
    guestVacationLocation: offered,
  }),
  search: {
    everybody: ['firstName', 'lastName', 'spouseFirstName', 'spouseLastName'],
    Leads_Sensitive: ['email', 'mobilePhone', 'homePhone', 'workPhone'],
  },
  sorts: ['-createdAt', 'createdAt', 'lastName'],
  filteredSorts: { leadStatus: ['-createdAt'] },
  defaultSort: '-createdAt',
});

/** How many leads stand in each status. */
export const leadTotalsQuery = listQuery<LeadTotal>({
  entity: LeadTotal,
  key: 'key',
  columns: listColumns(leadTotalFields, { leadStatus: {}, count: {} }),
  defaultSort: 'key',
});

import { listQuery } from '../engine/list-query.js';
import { LeadListRow, LeadTotal } from './lead-list.read-model.js';

const offered = { filter: true, sort: true } as const;

export const leadListQuery = listQuery<LeadListRow>({
  entity: LeadListRow,
  key: 'leadId',
  columns: {
    firstName: { kind: 'text', ...offered },
    middleName: { kind: 'text' },
    lastName: { kind: 'text', ...offered },
    leadStatus: { kind: 'status', label: 'Status', ...offered },
    createdAt: { kind: 'time', label: 'Created', ...offered },
    marketingSource: { kind: 'text', ...offered },
    marketingCampaign: { kind: 'text', ...offered },
    spouseFirstName: { kind: 'text', ...offered },
    spouseLastName: { kind: 'text', ...offered },
    mobilePhone: { kind: 'text', filter: true },
    homePhone: { kind: 'text', filter: true },
    workPhone: { kind: 'text', filter: true },
    email: { kind: 'text', ...offered },
    smsOptIn: { kind: 'text', label: 'SMS opt-in', filter: true },
    spouseMobilePhone: { kind: 'text', filter: true },
    spouseHomePhone: { kind: 'text', filter: true },
    spouseWorkPhone: { kind: 'text', filter: true },
    spouseEmail: { kind: 'text', filter: true },
    address1: { kind: 'text', filter: true },
    address2: { kind: 'text', filter: true },
    city: { kind: 'text', ...offered },
    state: { kind: 'text', ...offered },
    zipcode: { kind: 'text', ...offered },
    country: { kind: 'text', ...offered },
    age: { kind: 'number', ...offered },
    creditScore: { kind: 'number', ...offered },
    incomeTier: { kind: 'text', ...offered },
    maritalStatus: { kind: 'text', ...offered },
    occupation: { kind: 'text', ...offered },
    guestVacationLocation: { kind: 'text', ...offered },
  },
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
  columns: { leadStatus: { kind: 'status' }, count: { kind: 'number' } },
  defaultSort: 'key',
});

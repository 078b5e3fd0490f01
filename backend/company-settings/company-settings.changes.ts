import { companyFactFields, companyItemFields, companyListOf, type CompanyListName } from '../../events/company/company-list.enums.js';
import { companyFactsEvents, companyListEvents } from '../../events/company/company-settings.events.js';
import { changedAs } from '../platform/changes/changed-as.js';
import { companyFacts } from './company-facts.js';
import { companyList } from './company-list.js';

export const companyListChanges = changedAs(companyList, {
  area: 'Company lists',
  calls: (list) => companyListOf(list as CompanyListName).title,
  events: companyListEvents,
  fields: companyItemFields,
  anyOf: ['Settings_Main'],
  page: () => '/admin/company-settings',
  url: (list) => `/api/CompanySettings/Lists/${list}`,
});

export const companyFactsChanges = changedAs(companyFacts, {
  area: 'Company',
  calls: () => 'Company',
  events: companyFactsEvents,
  fields: companyFactFields,
  anyOf: ['Settings_Main'],
  page: () => '/admin/company-settings',
  url: () => '/api/CompanySettings/Facts',
});

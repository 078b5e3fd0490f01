import { companyFactFields } from '../../events/company/company-facts.fields.js';
import { companyItemFields, companyListOf, type CompanyListName } from '../../events/company/company-list.enums.js';
import { companyFactsEvents, companyListEvents } from '../../events/company/company-settings.events.js';
import { commissionRatesEvents } from '../../events/company/commission-rates.events.js';
import { commissionRateFields } from '../../events/company/commission-rates.fields.js';
import { membershipFeesEvents } from '../../events/company/membership-fees.events.js';
import { membershipFeeFields } from '../../events/company/membership-fees.fields.js';
import { changedAs } from '../platform/changes/changed-as.js';
import { companyFacts } from './company-facts.js';
import { companyList } from './company-list.js';
import { commissionRates } from './commission-rates/commission-rates.js';
import { membershipFees } from './membership-fees/membership-fees.js';

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

export const membershipFeesChanges = changedAs(membershipFees, {
  area: 'Membership fees',
  calls: () => 'Membership fees',
  events: membershipFeesEvents,
  fields: membershipFeeFields,
  anyOf: ['Settings_Main'],
  page: () => '/admin/company-settings?part=fees',
  url: () => '/api/CompanySettings/MembershipFees',
});

export const commissionRatesChanges = changedAs(commissionRates, {
  area: 'Commission rates',
  calls: () => 'Commission rates',
  events: commissionRatesEvents,
  fields: commissionRateFields,
  anyOf: ['Settings_Main'],
  page: () => '/admin/company-settings?part=commission',
  url: () => '/api/CompanySettings/CommissionRates',
});

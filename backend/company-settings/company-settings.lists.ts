import { companyListNames, companyListOf } from '../../events/company/company-list.enums.js';
import { permissionNames } from '../../events/users/permission.enums.js';
import { FACTS, MEMBERSHIP_FEES } from '../../projections/company-changes/company-changes.projector.js';
import { companyChangesQuery } from '../../projections/company-changes/company-changes.queries.js';
import { companyFactsQuery } from '../../projections/company-facts/company-facts.queries.js';
import { companyListsQuery } from '../../projections/company-lists/company-lists.queries.js';
import { commissionRatesQuery } from '../../projections/commission-rates/commission-rates.queries.js';
import { membershipFeesQuery } from '../../projections/membership-fees/membership-fees.queries.js';
import type { ListDefinition } from '../platform/lists/list-registry.js';

/** Followed by the screen that edits them. */
export const companyListsList: ListDefinition = { list: 'company-lists', query: companyListsQuery, permission: 'Settings_Main' };

export const companyFactsList: ListDefinition = { list: 'company-facts', query: companyFactsQuery, permission: 'Settings_Main' };

export const membershipFeesList: ListDefinition = { list: 'membership-fees', query: membershipFeesQuery, permission: 'Settings_Main' };

export const commissionRatesList: ListDefinition = { list: 'commission-rates', query: commissionRatesQuery, permission: 'Settings_Main' };

/** Followed by every open form, which then reads GET /api/CompanySettings again. Whoever may do anything fills in some. */
export const companyChangesList: ListDefinition = {
  list: 'company-changes',
  query: companyChangesQuery,
  permission: permissionNames,
  restricted: { Settings_Main: { field: 'part', values: [...companyListNames.filter((name) => !companyListOf(name).confidential), FACTS, MEMBERSHIP_FEES] } },
};

/** What screens read and follow. */
export const companyLists = [companyListsList, companyFactsList, membershipFeesList, commissionRatesList, companyChangesList];

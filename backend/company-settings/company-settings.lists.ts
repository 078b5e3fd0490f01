import { companyFactsQuery } from '../../projections/company-facts/company-facts.queries.js';
import { companyListsQuery } from '../../projections/company-lists/company-lists.queries.js';
import type { ListDefinition } from '../platform/lists/list-registry.js';

/** Followed by the screen that edits them; forms read them by GET /api/CompanySettings. */
export const companyListsList: ListDefinition = { list: 'company-lists', query: companyListsQuery, permission: 'Settings_Main', sensitive: {} };

export const companyFactsList: ListDefinition = { list: 'company-facts', query: companyFactsQuery, permission: 'Settings_Main', sensitive: {} };

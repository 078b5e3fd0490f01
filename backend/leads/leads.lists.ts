import { leadListQuery, leadTotalsQuery } from '../../projections/lead-list/lead-list.queries.js';
import type { ListDefinition } from '../platform/lists/list-registry.js';

export const leadList: ListDefinition = { list: 'lead-list', query: leadListQuery, permission: 'Leads_Main' };

export const leadTotals: ListDefinition = { list: 'lead-totals', query: leadTotalsQuery, permission: 'Leads_Main' };

/** What screens read and follow. */
export const leadLists = [leadList, leadTotals];

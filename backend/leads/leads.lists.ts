import { leadListQuery, leadTotalsQuery } from '../../projections/lead-list/lead-list.queries.js';
import type { ListDefinition } from '../platform/lists/list-registry.js';
import { leadSensitive } from './lead.sensitive.js';

export const leadList: ListDefinition = { list: 'lead-list', query: leadListQuery, permission: 'Leads_Main', sensitive: leadSensitive };

export const leadTotals: ListDefinition = { list: 'lead-totals', query: leadTotalsQuery, permission: 'Leads_Main', sensitive: {} };

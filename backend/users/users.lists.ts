import { userListQuery, userTotalsQuery } from '../../projections/user-list/user-list.queries.js';
import type { ListDefinition } from '../platform/lists/list-registry.js';

/** A tenant is only ever the reader's own (`decisions.md A20`). */
export const userList: ListDefinition = { list: 'user-list', file: 'Users', query: userListQuery, permission: 'Settings_Main', tenantField: 'tenantId' };

export const userTotals: ListDefinition = { list: 'user-totals', query: userTotalsQuery, permission: 'Settings_Main' };

/** What screens read and follow. */
export const userLists = [userList, userTotals];

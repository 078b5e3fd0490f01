import { userListQuery, userTotalsQuery } from '../../projections/user-list/user-list.queries.js';
import type { ListDefinition } from '../platform/lists/list-registry.js';

/** Addresses are held by one user among them all. */
export const usersOfAllTenants: ListDefinition = { list: 'user-list', query: userListQuery, permission: 'Settings_Main', sensitive: {} };

/** A tenant is only ever the reader's own (`decisions.md A20`). */
export const userList: ListDefinition = { ...usersOfAllTenants, tenantField: 'tenantId' };

export const userTotals: ListDefinition = { list: 'user-totals', query: userTotalsQuery, permission: 'Settings_Main', sensitive: {} };

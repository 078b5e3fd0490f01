import { employeeListQuery, employeeTotalsQuery } from '../../projections/employee-list/employee-list.queries.js';
import { userListQuery } from '../../projections/user-list/user-list.queries.js';
import type { ListDefinition } from '../platform/lists/list-registry.js';
import type { LookUpSource } from '../platform/lists/look-up.js';

export const employeeList: ListDefinition = { list: 'employee-list', file: 'Employees', query: employeeListQuery, permission: 'Employees_Main' };

export const employeeTotals: ListDefinition = { list: 'employee-totals', query: employeeTotalsQuery, permission: 'Employees_Main' };

/** Whose name stands beside an employee; the users' own area registers the list. */
export const userNames: LookUpSource = { list: 'user-list', query: userListQuery };

/** What screens read and follow. */
export const employeeLists = [employeeList, employeeTotals];

import { employeeListFields } from '../../events/employee-fields.values.js';
import { sensitiveOf } from '../../events/field.values.js';
import { employeeListQuery, employeeTotalsQuery } from '../../projections/employee-list/employee-list.queries.js';
import { userListQuery } from '../../projections/user-list/user-list.queries.js';
import type { ListDefinition } from '../platform/lists/list-registry.js';
import type { LookUpSource } from '../platform/lists/look-up.js';

export const employeeList: ListDefinition = { list: 'employee-list', query: employeeListQuery, permission: 'Employees_Main', sensitive: sensitiveOf(employeeListFields) };

export const employeeTotals: ListDefinition = { list: 'employee-totals', query: employeeTotalsQuery, permission: 'Employees_Main', sensitive: {} };

/** Whose name stands beside an employee; the users' own area registers the list. */
export const userNames: LookUpSource = { list: 'user-list', query: userListQuery };

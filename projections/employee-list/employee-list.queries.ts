import { employeeTotalFields } from '../../events/employees/employee.fields.js';
import { listColumns } from '../lists/list-columns.js';
import { listQuery } from '../lists/list-query.js';
import { employeeListColumns } from './employee-list.columns.js';
import { EmployeeListRow, EmployeeTotal } from './employee-list.read-model.js';

export const employeeListQuery = listQuery<EmployeeListRow>({
  entity: EmployeeListRow,
  key: 'employeeId',
  columns: employeeListColumns,
  search: ['fullName'],
  defaultSort: 'fullName',
});

export const employeeTotalsQuery = listQuery<EmployeeTotal>({
  entity: EmployeeTotal,
  key: 'key',
  columns: listColumns(employeeTotalFields, { status: {}, count: {} }),
  defaultSort: 'key',
});

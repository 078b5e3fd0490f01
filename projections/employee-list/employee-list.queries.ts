import { employeeListFields, employeeTotalFields } from '../../events/employee-fields.values.js';
import { listColumns, offered } from '../engine/list-columns.js';
import { listQuery } from '../engine/list-query.js';
import { EmployeeListRow, EmployeeTotal } from './employee-list.read-model.js';

export const employeeListQuery = listQuery<EmployeeListRow>({
  entity: EmployeeListRow,
  key: 'employeeId',
  columns: listColumns(employeeListFields, {
    employeeId: {},
    firstName: offered,
    lastName: offered,
    fullName: offered,
    isSalesRep: offered,
    isSalesManager: offered,
    isSeniorSalesManager: offered,
    isToRep: offered,
    isMarketingRep: offered,
    status: offered,
    userId: { filter: true },
  }),
  search: ['fullName'],
  defaultSort: 'fullName',
});

export const employeeTotalsQuery = listQuery<EmployeeTotal>({
  entity: EmployeeTotal,
  key: 'key',
  columns: listColumns(employeeTotalFields, { status: {}, count: {} }),
  defaultSort: 'key',
});

import { listQuery } from '../engine/list-query.js';
import { EmployeeListRow, EmployeeTotal } from './employee-list.read-model.js';

const offered = { filter: true, sort: true } as const;

export const employeeListQuery = listQuery<EmployeeListRow>({
  entity: EmployeeListRow,
  key: 'employeeId',
  columns: {
    firstName: { kind: 'text', ...offered },
    lastName: { kind: 'text', ...offered },
    fullName: { kind: 'text', ...offered },
    isSalesRep: { kind: 'yesNo', label: 'Sales rep', ...offered },
    isSalesManager: { kind: 'yesNo', label: 'Sales manager', ...offered },
    isSeniorSalesManager: { kind: 'yesNo', label: 'Senior sales manager', ...offered },
    isToRep: { kind: 'yesNo', label: 'TO rep', ...offered },
    isMarketingRep: { kind: 'yesNo', label: 'Marketing rep', ...offered },
    status: { kind: 'status', ...offered },
    userId: { kind: 'number', filter: true },
  },
  search: ['fullName'],
  defaultSort: 'fullName',
});

export const employeeTotalsQuery = listQuery<EmployeeTotal>({
  entity: EmployeeTotal,
  key: 'key',
  columns: { status: { kind: 'status' }, count: { kind: 'number' } },
  defaultSort: 'key',
});

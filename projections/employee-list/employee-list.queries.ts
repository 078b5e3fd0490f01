import { listQuery } from '../engine/list-query.js';
import { EmployeeListRow } from './employee-list.read-model.js';

const offered = { filter: true, sort: true } as const;

export const employeeListQuery = listQuery<EmployeeListRow>({
  entity: EmployeeListRow,
  key: 'employeeId',
  columns: {
    firstName: { kind: 'text', ...offered },
    lastName: { kind: 'text', ...offered },
    fullName: { kind: 'text', ...offered },
    isSalesRep: { kind: 'yesNo', ...offered },
    isSalesManager: { kind: 'yesNo', ...offered },
    isSeniorSalesManager: { kind: 'yesNo', ...offered },
    isToRep: { kind: 'yesNo', ...offered },
    isMarketingRep: { kind: 'yesNo', ...offered },
    status: { kind: 'status', ...offered },
  },
  search: ['fullName'],
  defaultSort: 'fullName',
});

import type { EmployeeAnswer } from '../../backend/employees/employees.controller.js';
import type { RecordKind } from '../kit/detail/record-kind.js';

/** An employee as the server answers one. */
export type Employee = { readonly [Name in keyof EmployeeAnswer]: EmployeeAnswer[Name] };

export const employeeKind: RecordKind<Employee> = {
  noun: 'employee',
  list: '/admin/employees',
  name: (id) => ({ list: 'employee-list', key: id, url: `/api/Employees/${id}`, stream: `employee-${id}` }),
  title: (id, employee) => employee?.fullName ?? `Employee ${id}`,
  status: 'status',
  mayEdit: ({ may }) => may('Employees_Edit'),
};

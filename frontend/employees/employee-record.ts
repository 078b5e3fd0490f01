import type { EmployeeAnswer } from '../../backend/employees/employees.controller.js';
import type { RecordName } from '../server/use-record.js';

/** An employee as the server answers one. */
export type Employee = { readonly [Name in keyof EmployeeAnswer]: EmployeeAnswer[Name] };

export function employeeRecord(id: string): RecordName {
  return { list: 'employee-list', key: id, url: `/api/Employees/${id}` };
}

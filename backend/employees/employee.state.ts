import type { EmployeeValues } from '../../events/employees/employee.fields.js';
import { blankEmployee } from './employee.rules.js';

/** An employee as the stream tells it. `employeeId` 0: there is none. */
export interface Employee extends EmployeeValues {
  readonly employeeId: number;
  readonly status: string;
}

export const nobody: Employee = { ...blankEmployee, employeeId: 0, status: '' };

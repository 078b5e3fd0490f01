import { EmployeeAdded, EmployeeImported, EmployeeRevised } from '../../events/employees/employee.events.js';
import { claimOf } from '../platform/claims/claim-of.js';
import { employee } from './employee.js';
import type { Employee } from './employee.state.js';

/** Which user is behind which employee: a user belongs to one. */
export const employeeUser = claimOf<Employee, Pick<Employee, 'userId'>>({
  kind: 'employee-user',
  label: 'Employee’s user',
  aggregate: employee,
  events: [EmployeeImported, EmployeeAdded, EmployeeRevised],
  key: ({ userId }) => (userId === 0 ? '' : String(userId)),
});

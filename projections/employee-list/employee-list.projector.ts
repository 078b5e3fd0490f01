import { EmployeeImported } from '../../events/employee.js';
import { projection } from '../engine/projection.js';
import { EmployeeListRow } from './employee-list.read-model.js';

export const employeeList = projection('employee-list', { version: 1, entity: EmployeeListRow, key: 'employeeId' }).creates(
  EmployeeImported,
  ({ data }) => ({ ...data }),
);

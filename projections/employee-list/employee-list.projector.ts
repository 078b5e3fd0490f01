import { EmployeeAdded, employeeEvents, EmployeeImported, EmployeeStatusChanged } from '../../events/employees/employee.events.js';
import { employeeFields, employeeStatusFields } from '../../events/employees/employee.fields.js';
import { blankValues } from '../../events/kernel/field.rules.js';
import { projection } from '../engine/projection.js';
import { employeeListQuery } from './employee-list.queries.js';
import { EmployeeListRow, EmployeeTotal } from './employee-list.read-model.js';

const fields = { ...employeeFields, ...employeeStatusFields };
const blank = blankValues(fields);

export const employeeList = projection('employee-list', { version: 4, entity: EmployeeListRow, key: 'employeeId', indexes: employeeListQuery.indexes })
  .creates(EmployeeImported, ({ data }) => ({ ...blank, ...data }))
  .creates(EmployeeAdded, ({ data }) => ({ ...blank, ...data, status: 'Active' }))
  .changes(EmployeeStatusChanged, (_, { data }) => ({ status: data.to }))
  .follows(employeeEvents, fields)
  .totalling('employee-totals', EmployeeTotal, ({ status }) => [{ key: status, of: { status }, add: { count: 1 } }]);

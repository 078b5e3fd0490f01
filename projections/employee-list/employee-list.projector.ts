import { EmployeeAdded, EmployeeImported, EmployeeRevised, EmployeeStatusChanged } from '../../events/employee.js';
import { employeeFields, employeeStatusFields } from '../../events/employee-fields.values.js';
import { blankValues } from '../../events/field.values.js';
import { valuesAfter } from '../../events/values-after.js';
import { projection } from '../engine/projection.js';
import { employeeListQuery } from './employee-list.queries.js';
import { EmployeeListRow, EmployeeTotal } from './employee-list.read-model.js';

const blank = blankValues({ ...employeeFields, ...employeeStatusFields });

export const employeeList = projection('employee-list', { version: 3, entity: EmployeeListRow, key: 'employeeId', indexes: employeeListQuery.indexes })
  .creates(EmployeeImported, ({ data }) => ({ ...blank, ...data }))
  .creates(EmployeeAdded, ({ data }) => ({ ...blank, ...data, status: 'Active' }))
  .changes(EmployeeRevised, (_, { data }) => valuesAfter(data.changes))
  .changes(EmployeeStatusChanged, (_, { data }) => ({ status: data.to }))
  .totalling('employee-totals', EmployeeTotal, ({ status }) => [{ key: status, of: { status }, add: { count: 1 } }]);

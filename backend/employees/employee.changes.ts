import { employeeListFields } from '../../events/employee-fields.values.js';
import { employeeEvents } from '../../events/employee.js';
import { changedAs } from '../platform/changes/changed-as.js';
import { employee } from './employee.js';
import { employeeList } from './employees.lists.js';

export const employeeChanges = changedAs(employee, {
  area: 'Employees',
  calls: 'Employee',
  events: employeeEvents,
  fields: employeeListFields,
  anyOf: ['Employees_Detail', 'Employees_Edit'],
  page: (id) => `/admin/employees-detail/${id}`,
  url: (id) => `/api/Employees/${id}`,
  headline: { list: employeeList, words: ({ fullName }) => String(fullName ?? '') },
});

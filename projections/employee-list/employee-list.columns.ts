import { employeeListFields } from '../../events/employees/employee.fields.js';
import { listColumns, offered } from '../lists/list-columns.js';

/** The columns of the screen 'Employees', and what else people narrow the list by. */
export const employeeListColumns = listColumns(employeeListFields, {
  fullName: { width: 220, ...offered },
  employeeId: { width: 84, align: 'start', ...offered },
  status: { width: 120, ...offered },
  isSalesRep: { width: 104, ...offered },
  isSalesManager: { width: 104, ...offered },
  isSeniorSalesManager: { width: 96, ...offered },
  isToRep: { width: 92, ...offered },
  isMarketingRep: { width: 112, ...offered },
  team: { width: 120, ...offered },
  firstName: { width: 120, hidden: true, ...offered },
  lastName: { width: 120, hidden: true, ...offered },
  userId: { filter: true },
});

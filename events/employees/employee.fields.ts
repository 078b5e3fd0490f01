import { employeeMarks, employeeStatuses } from './employee.enums.js';
import { count, reference, status, text, yesNo } from '../kernel/field-kinds.rules.js';
import type { ValuesOf } from '../kernel/field.rules.js';

/** Every field of an employee, once, by section. */

const options = employeeMarks;

const writtenNameFields = {
  firstName: text('First name'),
  lastName: text('Last name'),
} as const;

/** `fullName` is what contracts and tours name people by (`decisions.md D20`); it follows the other two. */
export const employeeNameFields = { ...writtenNameFields, fullName: text('Full name', { head: 'Employee' }) } as const;

/** The parts that somebody plays in a sale. */
export const employeeMarkFields = {
  isSalesRep: yesNo('Sales rep', { options }),
  isSalesManager: yesNo('Sales manager', { head: 'Manager', options }),
  isSeniorSalesManager: yesNo('Senior sales manager', { head: 'Senior', options }),
  isToRep: yesNo('TO rep', { options }),
  isMarketingRep: yesNo('Marketing rep', { head: 'Marketing', options }),
} as const;

/** Whom somebody sells with, by the company's list of sales teams; reports can be of one team. */
const employeeTeamFields = { team: text('Sales team', { head: 'Team' }) } as const;

/** The user that the employee signs in as; 0 for none. */
const employeeUserFields = { userId: reference('User') } as const;

export const employeeStatusFields = { status: status('Status', { options: employeeStatuses }) } as const;

export const employeeFields = { ...employeeNameFields, ...employeeMarkFields, ...employeeTeamFields, ...employeeUserFields } as const;

/** What people fill in. */
export const employeeFormFields = { ...writtenNameFields, ...employeeMarkFields, ...employeeTeamFields, ...employeeUserFields } as const;

/** What lists show. */
export const employeeListFields = {
  employeeId: reference('Employee number', { head: 'Number' }),
  ...employeeFields,
  ...employeeStatusFields,
} as const;

export const employeeTotalFields = { ...employeeStatusFields, count: count('Employees') } as const;

export type EmployeeValues = ValuesOf<typeof employeeFields>;

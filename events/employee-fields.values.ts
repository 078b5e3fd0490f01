import { employeeMarks, employeeStatuses } from './employee.values.js';
import type { ValuesOf } from './field.values.js';

/** Every field of an employee, once, by section. */

const mark = (label: string) => ({ kind: 'yesNo', label, options: employeeMarks }) as const;

const writtenNameFields = {
  firstName: { kind: 'text', label: 'First name' },
  lastName: { kind: 'text', label: 'Last name' },
} as const;

/** `fullName` is what contracts and tours name people by (`decisions.md D20`); it follows the other two. */
export const employeeNameFields = { ...writtenNameFields, fullName: { kind: 'text', label: 'Full name' } } as const;

/** The parts that somebody plays in a sale. */
export const employeeMarkFields = {
  isSalesRep: mark('Sales rep'),
  isSalesManager: mark('Sales manager'),
  isSeniorSalesManager: mark('Senior sales manager'),
  isToRep: mark('TO rep'),
  isMarketingRep: mark('Marketing rep'),
} as const;

/** The user that the employee signs in as; 0 for none. */
const employeeUserFields = { userId: { kind: 'reference', label: 'User' } } as const;

export const employeeStatusFields = { status: { kind: 'status', label: 'Status', options: employeeStatuses } } as const;

export const employeeFields = { ...employeeNameFields, ...employeeMarkFields, ...employeeUserFields } as const;

/** What people fill in. */
export const employeeFormFields = { ...writtenNameFields, ...employeeMarkFields, ...employeeUserFields } as const;

export type EmployeeValues = ValuesOf<typeof employeeFields>;

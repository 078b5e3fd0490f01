import { employeeFields, employeeMarkFields, type EmployeeValues } from '../../events/employees/employee.fields.js';
import { blankValues } from '../../events/kernel/field.rules.js';

/** Nobody yet: no name, no part in a sale, no user. */
export const blankEmployee: EmployeeValues = {
  ...blankValues(employeeFields),
  isSalesRep: 'No',
  isSalesManager: 'No',
  isSeniorSalesManager: 'No',
  isToRep: 'No',
  isMarketingRep: 'No',
};

/** Contracts and tours name people so (`decisions.md D20`). */
export function fullNameOf({ firstName, lastName }: Pick<EmployeeValues, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim();
}

/** Why somebody cannot be kept like this, and the field at fault. */
export function employeeFault(employee: Omit<EmployeeValues, 'fullName' | 'userId'>): { readonly field: string; readonly message: string } | undefined {
  if (employee.firstName === '') return { field: 'firstName', message: 'Please enter a first name' };
  if (employee.lastName === '') return { field: 'lastName', message: 'Please enter a last name' };
  // The commission of a senior manager is a manager's with a higher base (document 1, section 9).
  if (employee.isSeniorSalesManager === 'Yes' && employee.isSalesManager !== 'Yes') {
    return { field: 'isSalesManager', message: 'A senior sales manager is a sales manager too' };
  }
  return undefined;
}

/** "Sales rep, TO rep" */
export function partsOf(employee: Partial<EmployeeValues>): string {
  const parts = Object.entries(employeeMarkFields).filter(([name]) => employee[name as keyof EmployeeValues] === 'Yes');
  return parts.map(([, { label }]) => label).join(', ');
}

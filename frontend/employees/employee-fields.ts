import { employeeFault } from '../../backend/employees/employee.rules.js';
import { employeeFormFields, type EmployeeValues } from '../../events/employee-fields.values.js';
import { employeeMarks } from '../../events/employee.values.js';
import type { Values } from '../kit/conflict/three-way-merge.js';
import type { EntryField } from '../kit/form/entry.js';
import type { UserChoices } from './use-user-choices.js';

const required: Readonly<Record<string, string>> = { firstName: 'Please enter a first name', lastName: 'Please enter a last name' };

/** The fields of an employee as people fill them in. */
export function entryFields({ options, labels }: UserChoices): readonly EntryField[] {
  return Object.entries(employeeFormFields).map(([name, { kind, label }]) => {
    if (kind === 'yesNo') return { name, label, kind: 'choice', options: employeeMarks, required: true };
    if (kind === 'reference') return { name, label, kind, options, labels };
    const missing = required[name];
    return { name, label, kind, ...(missing && { required: missing }) };
  });
}

/** The rule that the values break, if any. */
export function faultOf(values: Values): { readonly field: string; readonly message: string } | undefined {
  return employeeFault(values as unknown as EmployeeValues);
}

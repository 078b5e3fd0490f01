import { employeeFault } from '../../backend/employees/employee.rules.js';
import { employeeFormFields, type EmployeeValues } from '../../events/employee-fields.values.js';
import type { Values } from '../kit/conflict/three-way-merge.js';
import { entriesOf } from '../kit/form/entries-of.js';
import type { EntryField } from '../kit/form/entry.js';
import type { UserChoices } from './use-user-choices.js';

const mark = { required: true } as const;

/** The fields of an employee as people fill them in. */
export function entryFields({ options, labels }: UserChoices): readonly EntryField[] {
  return entriesOf(employeeFormFields, {
    firstName: { required: 'Please enter a first name' },
    lastName: { required: 'Please enter a last name' },
    isSalesRep: mark,
    isSalesManager: mark,
    isSeniorSalesManager: mark,
    isToRep: mark,
    isMarketingRep: mark,
    userId: { options, labels },
  });
}

/** The rule that the values break, if any. */
export function faultOf(values: Values): { readonly field: string; readonly message: string } | undefined {
  return employeeFault(values as unknown as EmployeeValues);
}

import { employeeFault } from '../../backend/employees/employee.rules.js';
import type { EmployeeValues } from '../../events/employees/employee.fields.js';
import type { Values } from '../kit/conflict/three-way-merge.js';
import { entriesIn } from '../kit/detail/sections/record-section.js';
import type { EntryField } from '../kit/form/fields/entry.js';
import { parts, person } from './employee-sections.js';
import type { UserChoices } from './use-user-choices.js';

/** The fields of an employee as people fill them in. @param teams of the company's list; undefined until they are there */
export function entryFields({ options, labels, mayChoose }: UserChoices, teams: readonly string[] | undefined): readonly EntryField[] {
  const chosenElsewhere = !mayChoose && { readOnly: true, hint: 'Whoever may open the settings links a user.' };
  const noTeams = teams?.length === 0 && { hint: 'The company has no sales teams yet: see Company settings.' };
  return entriesIn([person, parts], { userId: { options, labels, ...chosenElsewhere }, team: { options: teams ?? [], ...noTeams } });
}

/** The rule that the values break, if any. */
export function faultOf(values: Values): { readonly field: string; readonly message: string } | undefined {
  return employeeFault(values as unknown as EmployeeValues);
}

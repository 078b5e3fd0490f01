import { employeeFields, employeeStatusFields } from '../../events/employees/employee.fields.js';
import type { EmployeeEvent } from '../../events/employees/employee.events.js';
import type { RecordedEvent } from '../../events/kernel/event.js';
import { describeChanges, revisionWords } from '../platform/records/field-changes.js';
import type { FieldChange, HistoryWords } from '../platform/records/history.js';

/** How the history of an employee reads. */
export function describeEmployeeEvent(event: RecordedEvent<EmployeeEvent>): HistoryWords {
  switch (event.type) {
    case 'EmployeeImported':
      return { title: 'Taken over from the old system', changes: [] };
    case 'EmployeeAdded':
      return { title: 'Added', changes: [] };
    case 'EmployeeRevised':
      return revisionWords(inWords(event.data.changes));
    case 'EmployeeStatusChanged':
      return { title: 'Status', changes: describeChanges(employeeStatusFields, { status: event.data }) };
    default:
      return event satisfies never;
  }
}

/** A full name that only follows is not told beside the name that it follows. */
function inWords({ fullName: _, userId, ...told }: Extract<EmployeeEvent, { type: 'EmployeeRevised' }>['data']['changes']): FieldChange[] {
  // Without a user there is nothing to name: 0 is no number of anybody.
  const user = userId && { from: userId.from || null, to: userId.to || null };
  return describeChanges(employeeFields, { ...told, userId: user });
}

import type { RecordedEvent } from '../../events/event.js';
import type { UserEvent } from '../../events/user.js';
import type { FieldChange, HistoryWords } from '../platform/records/history.js';

const labels: Readonly<Record<string, string>> = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  role: 'Role',
  homeRoute: 'Home route',
};

export function describeUserEvent(event: RecordedEvent<UserEvent>): HistoryWords {
  switch (event.type) {
    case 'UserImported':
      return { title: 'Taken over from the old system', changes: [] };
    case 'UserAdded':
      return { title: `Added as ${event.data.role}`, changes: [] };
    case 'UserRevised':
      return { title: 'User', changes: Object.entries(event.data.changes).map(([field, { from, to }]) => text(field, labels[field]!, from, to)) };
    case 'UserStatusChanged':
      return { title: 'Status', changes: [{ ...text('status', 'Status', event.data.from, event.data.to), kind: 'status' }] };
    case 'UserPermissionsChanged':
      return { title: 'Permissions', changes: permissionChanges(event.data) };
    case 'UserSignedIn':
      return { title: 'Signed in', changes: [] };
    default:
      return event satisfies never;
  }
}

function permissionChanges({ added, removed }: { readonly added: readonly string[]; readonly removed: readonly string[] }): FieldChange[] {
  return [
    ...added.map((permission) => text('permissions', permission, 'No', 'Yes')),
    ...removed.map((permission) => text('permissions', permission, 'Yes', 'No')),
  ];
}

function text(field: string, label: string, from: string, to: string): FieldChange {
  return { field, label, kind: 'text', from, to };
}

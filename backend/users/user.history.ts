import type { RecordedEvent } from '../../events/event.js';
import type { UserEvent } from '../../events/user.js';
import type { FieldChange, HistoryWords } from '../platform/records/history.js';
import { permissionLabel, permissionsInWords } from './permission-words.rules.js';
import type { PermissionChange } from './preset-change.rules.js';
import { roleLabel } from './role.rules.js';

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
      return added(event.data);
    case 'UserRevised':
      return { title: 'Who it is', changes: Object.entries(event.data.changes).map(([field, { from, to }]) => text(field, from, to)) };
    case 'UserStatusChanged':
      return { title: 'Status', changes: [{ field: 'status', label: 'Status', kind: 'status', ...event.data }] };
    case 'UserPermissionsChanged':
      return { title: givenAndTaken(event.data), toldInTitle: true, changes: permissionChanges(event.data) };
    case 'UserSignedIn':
      return { title: 'Signed in', changes: [] };
    default:
      return event satisfies never;
  }
}

function added({ role, permissions }: Extract<UserEvent, { type: 'UserAdded' }>['data']): HistoryWords {
  const given = { added: permissions, removed: [] };
  const words = permissions.length === 0 ? 'no permissions yet' : `gave ${permissionsInWords(permissions)}`;
  return { title: `Added as ${roleLabel(role)}; ${words}`, toldInTitle: true, changes: permissionChanges(given) };
}

/** Each permission is a field of its own, so that two changes of different ones are no conflict. */
function permissionChanges({ added, removed }: PermissionChange): FieldChange[] {
  const change = (field: string, to: boolean): FieldChange => ({ field, label: permissionLabel(field), kind: 'yesNo', from: !to, to });
  return [...added.map((permission) => change(permission, true)), ...removed.map((permission) => change(permission, false))];
}

/** "Gave Contracts: Edit; took Tours: New". */
function givenAndTaken({ added, removed }: PermissionChange): string {
  const parts = [added.length > 0 && `gave ${permissionsInWords(added)}`, removed.length > 0 && `took ${permissionsInWords(removed)}`];
  const words = parts.filter(Boolean).join('; ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function text(field: string, from: string, to: string): FieldChange {
  const said = field === 'role' ? roleLabel : (value: string) => value;
  return { field, label: labels[field]!, kind: 'text', from: said(from), to: said(to) };
}

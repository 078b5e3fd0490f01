import { capitalised } from '../../events/kernel/capitalised.rules.js';
import type { RecordedEvent } from '../../events/kernel/event.js';
import { userFields, userListFields } from '../../events/users/user.fields.js';
import type { UserEvent } from '../../events/users/user.events.js';
import { describeChanges } from '../platform/records/field-changes.js';
import type { FieldChange, HistoryWords } from '../platform/records/history.js';
import { permissionLabel, permissionsInWords } from '../../events/users/permission-words.rules.js';
import type { PermissionChange } from './permissions/preset-change.rules.js';
import { roleLabel } from './permissions/role.rules.js';

export function describeUserEvent(event: RecordedEvent<UserEvent>): HistoryWords {
  switch (event.type) {
    case 'UserImported':
      return { title: 'Taken over from the old system', changes: [] };
    case 'UserAdded':
      return added(event.data);
    case 'UserRevised':
      return { title: 'Who it is', changes: describeChanges(userFields, { ...event.data.changes }).map(withRoleLabel) };
    case 'UserStatusChanged':
      return { title: 'Status', changes: describeChanges({ status: userListFields.status }, { status: event.data }) };
    case 'UserPermissionsChanged':
      return { title: givenAndTaken(event.data), toldInTitle: true, changes: permissionChanges(event.data) };
    case 'UserSecondStepSetUp':
      return { title: 'Set up two-step sign-in', changes: [] };
    case 'UserSecondStepEnded':
      return { title: 'Two-step sign-in ended', changes: [], ...(event.data.reason && { reason: event.data.reason }) };
    case 'UserSignedIn':
      return { title: 'Signed in', changes: [] };
    default:
      return event satisfies never;
  }
}

function added({ role = '', permissions }: Extract<UserEvent, { type: 'UserAdded' }>['data']): HistoryWords {
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
  return capitalised(parts.filter(Boolean).join('; '));
}

/** Stored is the old system's word for a role. */
function withRoleLabel(change: FieldChange): FieldChange {
  return change.field === 'role' ? { ...change, from: roleLabel(String(change.from)), to: roleLabel(String(change.to)) } : change;
}

import type { RecordedEvent } from '../../events/event.js';
import {
  UserAdded,
  UserPermissionsChanged,
  UserRevised,
  UserSignedIn,
  UserStatusChanged,
  type UserEvent,
} from '../../events/user.js';
import type { Aggregate } from '../platform/commands/aggregate.js';
import { NotFound, Refusal } from '../platform/commands/refusal.js';
import { AddUser, RecordSignIn, UpdateUser, type UserCommand } from './user.commands.js';
import { describeUserEvent } from './user.history.js';
import { nobody, type User } from './user.state.js';

export const user: Aggregate<User, UserCommand, UserEvent> = {
  category: 'user',
  noun: 'User',
  initial: nobody,
  sensitive: {},
  describe: describeUserEvent,

  decide(command, state) {
    if (command instanceof AddUser) return add(command, state);
    if (state.userId === 0) throw new NotFound('user', command.userId);
    if (command instanceof UpdateUser) return update(command, state);
    if (command instanceof RecordSignIn) return [UserSignedIn({})];
    return command satisfies never;
  },

  evolve(state, event) {
    switch (event.type) {
      case 'UserImported':
        return { ...state, ...event.data };
      case 'UserAdded':
        return { ...state, ...event.data, status: 'Active' };
      case 'UserRevised':
        return { ...state, ...revised(event) };
      case 'UserStatusChanged':
        return { ...state, status: event.data.to };
      case 'UserPermissionsChanged':
        return { ...state, permissions: withChanges(state.permissions, event.data) };
      case 'UserSignedIn':
        return { ...state, lastLogin: event.metadata.occurredAt, loginCount: state.loginCount + 1 };
      default:
        return event satisfies never;
    }
  },
};

function add(command: AddUser, state: User): UserEvent[] {
  if (state.userId !== 0) throw new Refusal(`There is a user ${state.userId} already`, { status: 409 });
  const { userId, tenantId, firstName, lastName, email, role, homeRoute, permissions } = command;
  return [UserAdded({ userId, tenantId, firstName, lastName, email, role, homeRoute, permissions: [...permissions] })];
}

/** One event for each part that differs. */
function update(command: UpdateUser, state: User): UserEvent[] {
  return [...revise(command, state), ...changeStatus(command, state), ...changePermissions(command, state)];
}

const revisable = ['firstName', 'lastName', 'email', 'role', 'homeRoute'] as const;

function revise(command: UpdateUser, state: User): UserEvent[] {
  const differing = revisable.filter((field) => command[field] !== undefined && command[field] !== state[field]);
  if (differing.length === 0) return [];
  return [UserRevised({ changes: Object.fromEntries(differing.map((field) => [field, { from: state[field], to: command[field]! }])) })];
}

function changeStatus({ status, issued }: UpdateUser, state: User): UserEvent[] {
  if (status === undefined || status === state.status) return [];
  if (issued.actor.id === String(state.userId)) throw new Refusal('You cannot deactivate yourself', { field: 'status' });
  return [UserStatusChanged({ from: state.status, to: status })];
}

function changePermissions({ permissions }: UpdateUser, state: User): UserEvent[] {
  if (permissions === undefined) return [];
  const wanted = [...new Set(permissions)];
  const added = wanted.filter((permission) => !state.permissions.includes(permission));
  const removed = state.permissions.filter((permission) => !wanted.includes(permission));
  return added.length + removed.length === 0 ? [] : [UserPermissionsChanged({ added, removed })];
}

function withChanges(permissions: readonly string[], change: { readonly added: readonly string[]; readonly removed: readonly string[] }): string[] {
  return [...permissions.filter((permission) => !change.removed.includes(permission)), ...change.added];
}

function revised(event: RecordedEvent<ReturnType<typeof UserRevised>>): Partial<User> {
  return Object.fromEntries(Object.entries(event.data.changes).map(([field, { to }]) => [field, to]));
}

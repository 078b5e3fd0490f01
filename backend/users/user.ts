import type { RecordedEvent } from '../../events/event.js';
import { UserAdded, UserSignedIn, type UserEvent, type UserRevised } from '../../events/user.js';
import type { Aggregate } from '../platform/commands/aggregate.js';
import { NotFound, Refusal } from '../platform/commands/refusal.js';
import { AddUser, CreateUser, RecordSignIn, UpdateUser, type UserCommand } from './user.commands.js';
import { describeUserEvent } from './user.history.js';
import { refuseGivingTooMuch } from './user.protection.js';
import { refuseUnknownScreen, reviseUser } from './user.revision.js';
import { nobody, type User } from './user.state.js';

export const user: Aggregate<User, UserCommand, UserEvent> = {
  category: 'user',
  noun: 'user',
  initial: nobody,
  sensitive: {},
  describe: describeUserEvent,

  decide(command, state) {
    if (command instanceof AddUser) return add(command, state);
    if (command instanceof CreateUser) return create(command, state);
    if (state.userId === 0) throw new NotFound('user', command.userId);
    if (command instanceof UpdateUser) return reviseUser(command, state);
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

function create(command: CreateUser, state: User): UserEvent[] {
  refuseUnknownScreen(command.homeRoute ?? '');
  refuseGivingTooMuch(command.issued, command.permissions ?? []);
  return add(command, state);
}

function add(command: AddUser | CreateUser, state: User): UserEvent[] {
  if (state.userId !== 0) throw new Refusal(`There is a user ${state.userId} already`, { status: 409 });
  const { userId, tenantId, firstName, lastName, email, role, homeRoute = '', permissions = [] } = command;
  return [UserAdded({ userId, tenantId, firstName, lastName, email, role, homeRoute, permissions: [...new Set(permissions)] })];
}

function withChanges(permissions: readonly string[], change: { readonly added: readonly string[]; readonly removed: readonly string[] }): string[] {
  return [...permissions.filter((permission) => !change.removed.includes(permission)), ...change.added];
}

function revised(event: RecordedEvent<ReturnType<typeof UserRevised>>): Partial<User> {
  return Object.fromEntries(Object.entries(event.data.changes).map(([field, { to }]) => [field, to]));
}

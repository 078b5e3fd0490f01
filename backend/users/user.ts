import { sensitiveOf } from '../../events/kernel/field.rules.js';
import { userFields } from '../../events/users/user.fields.js';
import { UserAdded, UserSecondStepEnded, UserSecondStepSetUp, UserSignedIn, type UserEvent } from '../../events/users/user.events.js';
import { valuesAfter } from '../../events/kernel/values-after.js';
import type { CommandMetadata } from '../platform/commands/command.js';
import { contextOf, type Aggregate, type CommandContext } from '../platform/commands/aggregate.js';
import { AlreadyThere } from '../platform/commands/refusal.js';
import { AddUser, CreateUser, EndAccess, EndSecondStep, RecordSignIn, SetUpSecondStep, UpdateUser, type AnyUserCommand } from './user.commands.js';
import { describeUserEvent } from './user.history.js';
import { refuseGivingTooMuch, refuseReachingUp } from './user.protection.js';
import { refuseUnknownScreen, reviseUser } from './user.revision.js';
import { nobody, type User } from './user.state.js';

export const user: Aggregate<User, AnyUserCommand, UserEvent, number> = {
  category: 'user',
  noun: 'user',
  initial: nobody,
  exists: ({ userId }) => userId !== 0,
  begins: [AddUser, CreateUser],
  sensitive: sensitiveOf(userFields),
  describe: describeUserEvent,

  decide(command, state, context) {
    if (command instanceof AddUser) return add(command, state, contextOf(command, context));
    if (command instanceof CreateUser) return create(command, state, contextOf(command, context));
    if (command instanceof UpdateUser) return reviseUser(command, state, context.issued);
    if (command instanceof RecordSignIn) return [UserSignedIn({})];
    if (command instanceof EndAccess) return [];
    if (command instanceof SetUpSecondStep) return [UserSecondStepSetUp({})];
    if (command instanceof EndSecondStep) return endSecondStep(command, state, context.issued);
    return command satisfies never;
  },

  evolve(state, event) {
    switch (event.type) {
      case 'UserImported':
        return { ...state, ...event.data };
      case 'UserAdded':
        return { ...state, ...event.data, status: 'Active' };
      case 'UserRevised':
        return { ...state, ...valuesAfter(event.data.changes) };
      case 'UserStatusChanged':
        return { ...state, status: event.data.to };
      case 'UserPermissionsChanged':
        return { ...state, permissions: withChanges(state.permissions, event.data) };
      case 'UserSecondStepSetUp':
        return { ...state, secondStep: true };
      case 'UserSecondStepEnded':
        return { ...state, secondStep: false };
      case 'UserSignedIn':
        return { ...state, lastLogin: event.metadata.occurredAt, loginCount: state.loginCount + 1 };
      default:
        return event satisfies never;
    }
  },
};

function create(command: CreateUser, state: User, context: CommandContext<CreateUser, number>): UserEvent[] {
  refuseUnknownScreen(command.homeRoute ?? '');
  refuseGivingTooMuch(context.issued, command.permissions ?? []);
  return add(command, state, context);
}

function add(command: AddUser | CreateUser, state: User, { id, given }: CommandContext<AddUser, number>): UserEvent[] {
  if (user.exists(state)) throw new AlreadyThere(user.noun, id);
  const { firstName, lastName, email, role, homeRoute = '', permissions = [] } = command;
  return [UserAdded({ userId: id, tenantId: given.tenantId, firstName, lastName, email, role, homeRoute, permissions: [...new Set(permissions)] })];
}

function endSecondStep({ reason }: EndSecondStep, state: User, issued: CommandMetadata): UserEvent[] {
  refuseReachingUp(issued, state);
  return state.secondStep ? [UserSecondStepEnded({ reason })] : [];
}

function withChanges(permissions: readonly string[], change: { readonly added: readonly string[]; readonly removed: readonly string[] }): string[] {
  return [...permissions.filter((permission) => !change.removed.includes(permission)), ...change.added];
}

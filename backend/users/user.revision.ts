import { isEmail } from 'class-validator';
import { permissionNames } from '../../events/users/permission.enums.js';
import { UserPermissionsChanged, UserRevised, UserStatusChanged, type UserEvent } from '../../events/users/user.events.js';
import { knownRole } from '../../events/users/user.enums.js';
import { userFields, type UserValues } from '../../events/users/user.fields.js';
import type { CommandMetadata } from '../platform/commands/command.js';
import { Refusal } from '../platform/commands/refusal.js';
import { allScreens } from '../platform/screens/screens.rules.js';
import type { UpdateUser } from './user.commands.js';
import { refuseGivingTooMuch, refuseLosingOneself, refuseReachingUp } from './user.protection.js';
import type { User } from './user.state.js';

const revisable = Object.keys(userFields) as (keyof UserValues)[];

/** One event for each section that differs; none when nothing does. */
export function reviseUser(command: UpdateUser, state: User, by: CommandMetadata): UserEvent[] {
  refuseReachingUp(by, state);
  return [...revise(command, state), ...changeStatus(command, state, by), ...changePermissions(command, state, by)];
}

/** @throws Refusal for what is no screen that one can start at; none is one */
export function refuseUnknownScreen(homeRoute: string): void {
  const isScreen = allScreens.some(({ path }) => path === homeRoute && !path.includes(':'));
  if (homeRoute !== '' && !isScreen) throw new Refusal(`There is no screen ${homeRoute}`, { field: 'homeRoute' });
}

function revise(command: UpdateUser, state: User): UserEvent[] {
  const differing = revisable.filter((field) => command[field] !== undefined && command[field] !== state[field]);
  const changes = Object.fromEntries(differing.map((field) => [field, { from: state[field], to: checked(field, command[field]!) }]));
  return differing.length === 0 ? [] : [UserRevised({ changes })];
}

/** Only what changes is held to the rules: what the old system brought along may stay. */
function checked(field: keyof UserValues, value: string): string {
  if (value === '' && field === 'firstName') throw new Refusal('Enter the first name', { field });
  if (value === '' && field === 'lastName') throw new Refusal('Enter the last name', { field });
  if (field === 'email' && !isEmail(value)) throw new Refusal('Enter a mail address', { field });
  if (field === 'homeRoute') refuseUnknownScreen(value);
  if (field !== 'role') return value;
  const role = knownRole(value);
  if (!role) throw new Refusal(`"${value}" is not a role`, { field });
  return role;
}

function changeStatus({ status }: UpdateUser, state: User, by: CommandMetadata): UserEvent[] {
  if (status === undefined || status === state.status) return [];
  refuseLosingOneself(by, state, { status });
  return [UserStatusChanged({ from: state.status, to: status })];
}

function changePermissions(command: UpdateUser, state: User, by: CommandMetadata): UserEvent[] {
  const wanted = wantedPermissions(command, state.permissions);
  const added = [...wanted].filter((permission) => !state.permissions.includes(permission));
  const removed = state.permissions.filter((permission) => !wanted.has(permission));
  if (added.length + removed.length === 0) return [];
  refuseGivingTooMuch(by, added);
  refuseLosingOneself(by, state, { removed });
  return [UserPermissionsChanged({ added, removed })];
}

/** A whole list comes from a matrix that has no box for what the product does not know: only `taken` takes such a string. */
function wantedPermissions({ permissions, given = [], taken = [] }: UpdateUser, held: readonly string[]): ReadonlySet<string> {
  const listed = permissions ? [...held.filter((permission) => !known.has(permission)), ...permissions] : held;
  const wanted = new Set([...listed, ...given]);
  for (const permission of taken) wanted.delete(permission);
  return wanted;
}

const known: ReadonlySet<string> = new Set(permissionNames);

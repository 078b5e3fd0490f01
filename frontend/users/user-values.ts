import { holding } from '../../backend/platform/screens/home-route.rules.js';
import { permissionLabel } from '../../events/users/permission-words.rules.js';
import { roleLabel } from '../../backend/users/permissions/role.rules.js';
import { allScreens } from '../../backend/platform/screens/screens.rules.js';
import type { UserAnswer } from '../../backend/users/user-answer.js';
import { permissionNames } from '../../events/users/permission.enums.js';
import type { Values } from '../kit/conflict/three-way-merge.js';
import { entriesIn } from '../kit/detail/sections/record-section.js';
import type { EntryField } from '../kit/form/fields/entry.js';
import { person } from './user-person.js';

/** Who somebody is; what they may do stands in a field for each permission. */
export const identityFields: readonly EntryField[] = entriesIn([person]);

/** A box for every permission that the product knows, and for those that this user holds besides (decisions.md B17). */
export function permissionFields(held: readonly string[]): readonly EntryField[] {
  return [...new Set<string>([...permissionNames, ...held])].map((name) => ({ name, label: permissionLabel(name), kind: 'flag' }));
}

export function heldBy({ permissions }: Pick<UserAnswer, 'permissions'>): readonly string[] {
  return permissions.split(',').filter((permission) => permission !== '');
}

/** Held strings that the product does not know. */
export function unknownOf(held: readonly string[]): readonly string[] {
  return held.filter((permission) => !permissionNames.some((known) => known === permission));
}

/** A user as the form holds it: two people who change different permissions are in nobody's way. */
export function valuesOfUser(user: Omit<UserAnswer, 'userId'>): Values {
  const held = heldBy(user);
  const facts = Object.fromEntries(identityFields.map(({ name }) => [name, (user as Values)[name]]));
  const flags = permissionFields(held).map(({ name }) => [name, held.includes(name)]);
  return { ...facts, role: roleLabel(user.role), ...(Object.fromEntries(flags) as Values) };
}

/** The permissions that are ticked. */
export function ticked(values: Values): readonly string[] {
  return Object.keys(values).filter((name) => values[name] === true);
}

/** What is sent of what differs: each permission that comes or goes, by name. */
export function bodyOf(changes: Values): Values {
  const given = Object.keys(changes).filter((name) => changes[name] === true);
  const taken = Object.keys(changes).filter((name) => changes[name] === false);
  const facts = Object.entries(changes).filter(([, value]) => typeof value !== 'boolean');
  return { ...Object.fromEntries(facts), ...(given.length > 0 && { given }), ...(taken.length > 0 && { taken }) };
}

/** The form's fields with the screens that somebody with these permissions can start at. */
export function withHomeRoutes(fields: readonly EntryField[], permissions: readonly string[]): readonly EntryField[] {
  const may = holding(permissions);
  const open = allScreens.filter(({ path, permission }) => may(permission) && !path.includes(':'));
  const titles = Object.fromEntries(open.map(({ path, title }) => [path, `${title} (${path})`]));
  return fields.map((field) => (field.name === 'homeRoute' ? { ...field, options: open.map(({ path }) => path), labels: { ...titles, '': 'First page they may open' } } : field));
}

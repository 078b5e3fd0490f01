import { permissionNames } from '../../../events/users/permission.enums.js';

/** Who holds both looks after everybody. */
export const administratorPermissions = ['Users_Edit', 'Settings_Main'] as const;

type Held = ReadonlySet<string>;

function isAdministrator(held: Held): boolean {
  return administratorPermissions.every((permission) => held.has(permission));
}

/** Administrators give anything; others who may edit users give what they hold themselves. */
export function mayGive(held: Held, permission: string): boolean {
  return isAdministrator(held) || held.has(permission);
}

/** Which of these somebody may not give. */
export function beyond(held: Held, permissions: readonly string[]): readonly string[] {
  return permissions.filter((permission) => !mayGive(held, permission));
}

/** Which of these keep somebody from the account of who holds them. A string that the product does not know opens nothing. */
export function heldBeyond(held: Held, permissions: readonly string[]): readonly string[] {
  return beyond(held, permissions).filter((permission) => known.has(permission));
}

/** What nobody takes from themselves, so that an administrator always remains. */
export function keptByOneself(permissions: readonly string[]): readonly string[] {
  return permissions.filter((permission) => administratorPermissions.some((one) => one === permission));
}

const known: Held = new Set(permissionNames);

import type { PermissionName } from '../../../events/users/permission.enums.js';

/** The permissions somebody holds. Matched whole: `Contracts_Main` is not part of `Epic_Contracts_Main` (`decisions.md B1`). */
export type PermissionSet = ReadonlySet<string>;

/** Reads the comma-separated text of a user row. */
export function parsePermissions(text: string): PermissionSet {
  return new Set(
    text
      .split(',')
      .map((permission) => permission.trim())
      .filter((permission) => permission !== ''),
  );
}

export function holdsAny(held: PermissionSet, needed: readonly PermissionName[]): boolean {
  return needed.some((permission) => held.has(permission));
}

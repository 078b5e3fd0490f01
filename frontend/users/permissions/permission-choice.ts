import { administratorPermissions, heldBeyond, mayGive } from '../../../backend/users/permissions/granting.rules.js';
import type { Session } from '../../server/session.js';

/** Which permissions are ticked, and what may be done about it. */
export interface PermissionChoice {
  readonly holds: (permission: string) => boolean;
  /** Ticked or unticked since the form was opened. */
  readonly changed: (permission: string) => boolean;
  /** Why a box cannot be changed. */
  readonly fixed: (permission: string) => string | undefined;
  /** Absent where it is only read. */
  readonly onChange?: (permissions: readonly string[], to: boolean) => void;
}

/** Whose permissions are chosen. */
export interface Subject {
  readonly name: string;
  /** The signed-in user's own account. */
  readonly oneself: boolean;
  readonly held: readonly string[];
}

/** What this person must leave alone on somebody's matrix, and why; the server holds everybody to the same. */
export function fixedFor({ user }: Pick<Session, 'user'>, { oneself, held }: Subject): PermissionChoice['fixed'] {
  const own = new Set(user.permissions.split(','));
  return (permission) => {
    if (oneself && held.includes(permission) && administratorPermissions.some((one) => one === permission)) return 'You cannot take this from yourself';
    if (!held.includes(permission) && !mayGive(own, permission)) return 'You can only give what you hold yourself';
    return undefined;
  };
}

/** Why this person may not touch the account at all; the server says the same. */
export function untouchable({ user }: Pick<Session, 'user'>, { name, oneself, held }: Subject): string | undefined {
  if (oneself || heldBeyond(new Set(user.permissions.split(',')), held).length === 0) return undefined;
  return `${name} holds permissions that you do not hold. Only an administrator can change this user.`;
}

import type { CommandMetadata } from '../platform/commands/command.js';
import { Refusal } from '../platform/commands/refusal.js';
import { beyond, heldBeyond, keptByOneself } from './permissions/granting.rules.js';
import { permissionsInWords } from '../../events/users/permission-words.rules.js';
import { fullName, type User } from './user.state.js';

type By = Pick<CommandMetadata, 'actor' | 'permissions'>;

/** @throws Refusal where an editor would give what he or she may not */
export function refuseGivingTooMuch({ permissions }: By, given: readonly string[]): void {
  const tooMuch = beyond(permissions, given);
  if (tooMuch.length === 0) return;
  throw new Refusal(`You can only give what you hold yourself. Not yours: ${permissionsInWords(tooMuch)}`, { field: 'permissions', status: 403 });
}

/**
 * Through a mail address that one may change lies the password link of whoever has it: so the account of somebody who
 * holds more is not for an editor who is no administrator.
 * @throws Refusal
 */
export function refuseReachingUp(by: By, state: User): void {
  if (isOneself(by, state) || heldBeyond(by.permissions, state.permissions).length === 0) return;
  throw new Refusal(`${fullName(state)} holds permissions that you do not hold. Only an administrator can change this user`, { status: 403 });
}

/** So that an administrator always remains. @throws Refusal */
export function refuseLosingOneself(by: By, state: User, { status, removed = [] }: { readonly status?: string; readonly removed?: readonly string[] }): void {
  if (!isOneself(by, state)) return;
  if (status !== undefined) throw new Refusal('You cannot deactivate yourself', { field: 'status' });
  const lost = keptByOneself(removed);
  if (lost.length > 0) throw new Refusal(`You cannot take from yourself: ${permissionsInWords(lost)}`, { field: 'permissions' });
}

function isOneself({ actor }: By, { userId }: User): boolean {
  return actor.kind === 'user' && actor.id === String(userId);
}

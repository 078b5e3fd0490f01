import { plainAddress } from '../../platform/auth/address.rules.js';

/** Whether somebody may sign in from an address that is none of the company's own (`decisions.md A8`). */
export function maySignInFrom(address: string, allowed: readonly string[], permissions: ReadonlySet<string>): boolean {
  return permissions.has('Other_AllowRemoteLogin') || allowed.some((own) => plainAddress(own) === plainAddress(address));
}

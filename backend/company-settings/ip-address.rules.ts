import { isIP } from 'node:net';
import { plainAddress } from '../platform/auth/address.rules.js';

/**
 * An address in the one form that sockets say it in, so that two spellings of one compare as the same.
 * @returns undefined for what nobody signs in from: no address at all, `0.0.0.0`, broadcast, multicast, one with a zone
 */
export function canonicalAddress(text: string): string | undefined {
  const address = plainAddress(text);
  const kind = isIP(address);
  if (kind === 4) return isNobodys4(address) ? undefined : address;
  if (kind === 0 || address.includes('%')) return undefined;
  return address === '::' || address.startsWith('ff') ? undefined : address;
}

/** What people write who mean many addresses at once: `10.0.0.0/8`, `10.0.0.*`, `10.0.0.1-20`. */
export function isAddressRange(text: string): boolean {
  return /^[\da-f.:]+(\/\d{1,3}|[-–]\s*[\da-f.:]+|\*.*)$/i.test(text.replaceAll(' ', ''));
}

function isNobodys4(address: string): boolean {
  const first = Number(address.split('.')[0]);
  return first === 0 || first >= 224;
}

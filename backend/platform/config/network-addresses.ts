import { isIP, isIPv4 } from 'node:net';

/** Networks that Express knows by a name. */
const NAMED = new Set(['loopback', 'linklocal', 'uniquelocal']);

export function isAddress(text: string): boolean {
  return isIP(text) !== 0;
}

/** What Express can trust as a proxy: an address, a network such as 10.0.0.0/8, or one of its names. */
export function isProxy(text: string): boolean {
  const [address = '', size, ...more] = text.split('/');
  if (NAMED.has(text)) return true;
  if (!isAddress(address) || more.length > 0) return false;
  return size === undefined || isNetworkSize(size, isIPv4(address) ? 32 : 128);
}

function isNetworkSize(size: string, bits: number): boolean {
  return /^\d{1,3}$/.test(size) && Number(size) > 0 && Number(size) <= bits;
}

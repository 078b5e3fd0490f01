import { isIPv6 } from 'node:net';

/** An address in the one form that sockets say it in: an IPv4 address as such, also where it is wrapped into an IPv6 one, which itself has many spellings. */
export function plainAddress(address: string): string {
  const plain = address.trim().toLowerCase().replace(/^::ffff:(?=\d+\.)/, '');
  return isIPv6(plain) && !plain.includes('%') ? new URL(`http://[${plain}]/`).hostname.slice(1, -1) : plain;
}

/** An IPv4 address as such, also when the socket wraps it into an IPv6 one. */
export function plainAddress(address: string): string {
  return address.trim().toLowerCase().replace(/^::ffff:(?=\d+\.)/, '');
}

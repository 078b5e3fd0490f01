/** Whether somebody may sign in from an address that is none of the company's own (`decisions.md A8`). */
export function maySignInFrom(address: string, allowed: readonly string[], permissions: ReadonlySet<string>): boolean {
  return permissions.has('Other_AllowRemoteLogin') || allowed.some((own) => plain(own) === plain(address));
}

/** An IPv4 address as such, also when the socket wraps it into an IPv6 one. */
export function plain(address: string): string {
  return address.trim().toLowerCase().replace(/^::ffff:(?=\d+\.)/, '');
}

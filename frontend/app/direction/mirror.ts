/** `/admin/contracts` as the address bar says it from right to left: `/rtl/contracts` (decisions.md I17). */
export function mirrored(address: string): string {
  return moved(address, '/admin', '/rtl');
}

/** The screen that an address of the mirror shows. */
export function unmirrored(address: string): string {
  return moved(address, '/rtl', '/admin');
}

function moved(address: string, from: string, to: string): string {
  const rest = address.slice(from.length);
  return address.startsWith(from) && /^([/?#]|$)/.test(rest) ? to + rest : address;
}

import type { ReactNode } from 'react';

/** How to write to somebody; nothing where no address is known. */
export function mailLink(address: string | null | undefined): ReactNode {
  return address ? <a href={`mailto:${address}`}>{address}</a> : null;
}

/** A postal address as on an envelope, one part a line; nothing where no part is known. */
export function addressLines(parts: readonly (string | null | undefined)[]): ReactNode {
  const known = parts.filter(Boolean);
  return known.length === 0 ? null : known.map((part) => <div key={part}>{part}</div>);
}

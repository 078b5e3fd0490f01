import type { BodyLimits } from './body-limits.js';

const QUOTE = 0x22;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);

/**
 * Looks at JSON in UTF-8 before anything is made of it: what makes objects of it, and what checks those, takes time that
 * grows with the square of the fields.
 * @returns what is too much of it, in words
 */
export function excessOf(bytes: Uint8Array, { members, depth }: Omit<BodyLimits, 'bytes'>): string | undefined {
  let within = 0;
  let count = 0;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at]!;
    if (byte === QUOTE) at = endOfText(bytes, at + 1);
    else if (byte === COMMA) count++;
    else if (CLOSING.has(byte)) within--;
    else if (OPENING.has(byte)) {
      within++;
      count++;
    }
    if (within > depth) return 'The body is nested too deeply';
    // The object itself is none of its fields.
    if (count > members) return 'The body holds too many fields';
  }
  return undefined;
}

/** Where the text ends that begins here; past the end where it does not. */
function endOfText(bytes: Uint8Array, begin: number): number {
  let at = begin;
  while (at < bytes.length && bytes[at] !== QUOTE) at += bytes[at] === BACKSLASH ? 2 : 1;
  return at;
}

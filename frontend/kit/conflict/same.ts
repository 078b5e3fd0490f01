/** Blank is blank, whether the record says null, nothing or an empty text. */
export function same(one: unknown, other: unknown): boolean {
  const [a, b] = [one, other].map((value) => (value === undefined || value === '' ? null : value));
  return a === b || (typeof a === 'object' && typeof b === 'object' && JSON.stringify(a) === JSON.stringify(b));
}

/** What is chosen to say that there is none. */
export function isNegativeChoice(value: unknown): boolean {
  return value === 'NO' || value === 'NONE';
}

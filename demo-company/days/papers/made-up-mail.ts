/** Nobody is mailed by a demo. */
const MAILED = 'example.com';

/** An address that nobody has, for those who sign on their phones. */
export function madeUpMail(first: string, last: string): string {
  const name = `${first}.${last}`.normalize('NFD').replaceAll(/[^A-Za-z.]/g, '').toLowerCase();
  return `${name}@${MAILED}`;
}

/** `decisions.md A6`. */
export const SHORTEST_PASSWORD = 8;
const LONGEST_PASSWORD = 128;

export interface PasswordFault {
  readonly code: 'too-short' | 'too-long' | 'too-common' | 'guessable' | 'is-address' | 'is-public';
  readonly message: string;
}

/** What is wrong with a new password, as far as that can be told without a list: in the form in which it is compared, where `ﬀ` is two letters. */
export function passwordFault(password: string, email: string): PasswordFault | undefined {
  const length = [...password.normalize('NFKC')].length;
  if (length < SHORTEST_PASSWORD) return { code: 'too-short', message: `The password needs at least ${SHORTEST_PASSWORD} characters` };
  if (length > LONGEST_PASSWORD) return { code: 'too-long', message: `The password may have at most ${LONGEST_PASSWORD} characters` };
  if (isAddress(password, email)) return { code: 'is-address', message: 'The password must not be the mail address' };
  return undefined;
}

function isAddress(password: string, email: string): boolean {
  const [given, address] = [password, email].map((text) => text.normalize('NFKC').trim().toLowerCase()) as [string, string];
  return address !== '' && (given === address || given === address.split('@')[0]);
}

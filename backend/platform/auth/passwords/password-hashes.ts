import { hash, verify } from '@node-rs/argon2';

/** OWASP's first choice for argon2id; the library's default kind is argon2id. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Checked where nobody has a password, so that it takes as long. */
const nobodysHash = hash('nobody has this password', COST);

export function hashPassword(password: string): Promise<string> {
  return hash(composed(password), COST);
}

/** @param passwordHash undefined: nobody's, so the answer is false, after as much work */
export async function isPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  const right = await verify(passwordHash ?? (await nobodysHash), composed(password));
  return right && passwordHash !== undefined;
}

/** One keyboard composes an é from two characters, another has it as one. */
function composed(password: string): string {
  return password.normalize('NFKC');
}

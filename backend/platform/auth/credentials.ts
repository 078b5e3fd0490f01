import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import pg from 'pg';

/** OWASP's first choice for argon2id; the library's default kind is argon2id. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export interface Verified {
  readonly userId: number;
  /** A demo account, whose password everybody knows. */
  readonly demo: boolean;
}

interface CredentialRow extends Verified {
  readonly passwordHash: string;
}

/** Who has which password, as a hash, by mail address. */
@Injectable()
export class Credentials {
  /** Checked for addresses that nobody has, so that those take as long. */
  private readonly nobodysHash = hash('nobody has this password', COST);

  constructor(private readonly pool: pg.Pool) {}

  async set(userId: number, email: string, password: string, { demo = false } = {}): Promise<void> {
    await this.pool.query(
      `INSERT INTO credential (user_id, email, password_hash, demo) VALUES ($1, $2, $3, $4)
       ON CONFLICT (user_id) DO UPDATE SET email = $2, password_hash = $3, demo = $4, changed_at = now()`,
      [userId, tidyEmail(email), await hash(password, COST), demo],
    );
  }

  /** The address a user signs in with follows the user's record; without a password there is nothing to follow. */
  async moveTo(userId: number, email: string): Promise<void> {
    await this.pool.query('UPDATE credential SET email = $2 WHERE user_id = $1', [userId, tidyEmail(email)]);
  }

  /** The user who signs in with an address. */
  async holder(email: string): Promise<number | undefined> {
    const { rows } = await this.pool.query<{ userId: number }>('SELECT user_id AS "userId" FROM credential WHERE email = $1', [tidyEmail(email)]);
    return rows[0]?.userId;
  }

  async verify(email: string, password: string): Promise<Verified | undefined> {
    const { rows } = await this.pool.query<CredentialRow>(
      'SELECT user_id AS "userId", demo, password_hash AS "passwordHash" FROM credential WHERE email = $1',
      [tidyEmail(email)],
    );
    const known = rows[0];
    const right = await verify(known?.passwordHash ?? (await this.nobodysHash), password);
    return known && right ? { userId: known.userId, demo: known.demo } : undefined;
  }

  async rememberAddress(userId: number, address: string): Promise<void> {
    await this.pool.query(
      `INSERT INTO known_address (user_id, address) VALUES ($1, $2)
       ON CONFLICT (user_id, address) DO UPDATE SET signed_in_at = now()`,
      [userId, address],
    );
  }

  /** Somebody signed in to this account from there within 30 days. */
  async isKnownAddress(email: string, address: string): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      `SELECT FROM known_address JOIN credential USING (user_id)
       WHERE email = $1 AND address = $2 AND signed_in_at > now() - interval '30 days'`,
      [tidyEmail(email), address],
    );
    return rowCount === 1;
  }
}

export function tidyEmail(email: string): string {
  return email.trim().toLowerCase();
}

import { Injectable } from '@nestjs/common';
import pg from 'pg';
import { Refusal } from '../../commands/refusal.js';
import { hashPassword, isPassword } from '../passwords/password-hashes.js';

const UNIQUE_VIOLATION = '23505';

export interface Verified {
  readonly userId: number;
  /** A demo account, whose password everybody knows. */
  readonly demo: boolean;
  /** Names the password that was right: another one has another. */
  readonly passwordId: string;
}

interface CredentialRow extends Verified {
  readonly passwordHash: string | null;
}

const COLUMNS = `user_id AS "userId", demo, password_hash AS "passwordHash", changed_at::text AS "passwordId"`;

/** Who signs in with which mail address and password, the password as a hash. An address is one person's only. */
@Injectable()
export class Credentials {
  constructor(private readonly pool: pg.Pool) {}

  /**
   * @param email where the user has none yet; one that he or she has stays, as somebody may just have changed it
   * @throws Refusal (409) when the address is somebody else's
   */
  async set(userId: number, email: string, password: string, { demo = false } = {}): Promise<void> {
    const passwordHash = await hashPassword(password);
    await this.claim(
      `INSERT INTO credential (user_id, email, password_hash, demo) VALUES ($1, $2, $3, $4)
       ON CONFLICT (user_id) DO UPDATE SET password_hash = $3, demo = $4, changed_at = now()`,
      [userId, tidyEmail(email), passwordHash, demo],
    );
  }

  /**
   * Takes an address for a user, with the password that he or she has, if any. Of two who ask at once one is refused.
   * @throws Refusal (409) when the address is somebody else's
   */
  async reserve(userId: number, email: string): Promise<void> {
    await this.claim(
      `INSERT INTO credential (user_id, email) VALUES ($1, $2) ON CONFLICT (user_id) DO UPDATE SET email = $2`,
      [userId, tidyEmail(email)],
    );
  }

  /** Gives an address back that nobody came to use. */
  async release(userId: number): Promise<void> {
    await this.pool.query('DELETE FROM credential WHERE user_id = $1', [userId]);
  }

  /** The user who signs in with an address, or is to. */
  async holder(email: string): Promise<number | undefined> {
    const { rows } = await this.pool.query<{ userId: number }>('SELECT user_id AS "userId" FROM credential WHERE email = $1', [tidyEmail(email)]);
    return rows[0]?.userId;
  }

  async hasPassword(userId: number): Promise<boolean> {
    const { rowCount } = await this.pool.query('SELECT FROM credential WHERE user_id = $1 AND password_hash IS NOT NULL', [userId]);
    return rowCount === 1;
  }

  /** Somebody can sign in. */
  async anyPassword({ demo = false } = {}): Promise<boolean> {
    const { rowCount } = await this.pool.query('SELECT FROM credential WHERE password_hash IS NOT NULL AND (demo OR NOT $1) LIMIT 1', [demo]);
    return rowCount === 1;
  }

  async verify(email: string, password: string): Promise<Verified | undefined> {
    return this.right(password, await this.pool.query<CredentialRow>(`SELECT ${COLUMNS} FROM credential WHERE email = $1`, [tidyEmail(email)]));
  }

  async verifyUser(userId: number, password: string): Promise<Verified | undefined> {
    return this.right(password, await this.pool.query<CredentialRow>(`SELECT ${COLUMNS} FROM credential WHERE user_id = $1`, [userId]));
  }

  /** Nobody has changed the password since it was verified. */
  async isStill({ userId, passwordId }: Verified): Promise<boolean> {
    const { rowCount } = await this.pool.query('SELECT FROM credential WHERE user_id = $1 AND changed_at::text = $2', [userId, passwordId]);
    return rowCount === 1;
  }

  private async right(password: string, { rows }: pg.QueryResult<CredentialRow>): Promise<Verified | undefined> {
    const known = rows[0];
    if (!(await isPassword(password, known?.passwordHash ?? undefined)) || !known) return undefined;
    const { userId, demo, passwordId } = known;
    return { userId, demo, passwordId };
  }

  private async claim(statement: string, values: readonly unknown[]): Promise<void> {
    await this.pool.query(statement, [...values]).catch((error: { code?: string }) => {
      if (error.code !== UNIQUE_VIOLATION) throw error;
      throw new Refusal('Somebody else signs in with this address', { field: 'email', status: 409 });
    });
  }
}

export function tidyEmail(email: string): string {
  return email.trim().toLowerCase();
}

import { Injectable } from '@nestjs/common';
import pg from 'pg';
import { Credentials, tidyEmail } from '../../platform/auth/sessions/credentials.js';
import { Refusal } from '../../platform/commands/refusal.js';
import { HourlySweeps } from '../../platform/sweeps/hourly-sweeps.js';
import { UserAccounts } from '../user-accounts.js';
import { user } from '../user.js';

/** Brings credentials and users' records together: after an import, and where a process died between the two. */
@Injectable()
export class SignInAddresses {
  /** Users without an address of their own: not to be looked at again whenever somebody types a wrong one. */
  private readonly without = new Set<number>();

  constructor(
    private readonly pool: pg.Pool,
    private readonly credentials: Credentials,
    private readonly accounts: UserAccounts,
    sweeps: HourlySweeps,
  ) {
    sweeps.add(() => {
      this.without.clear();
      return this.takeImported();
    });
    sweeps.add(() => this.followRecorded());
    sweeps.add(() => this.releaseUnused());
  }

  /** The user who has this address; undefined when nobody has. */
  async holder(email: string): Promise<number | undefined> {
    const holder = await this.credentials.holder(email);
    if (holder !== undefined) return holder;
    // An import may have run beside the server a moment ago.
    await this.takeImported();
    return this.credentials.holder(email);
  }

  /** Users whom an import brought have an address and no password: they choose one by a mailed link. */
  private async takeImported(): Promise<void> {
    const { rows } = await this.pool.query<{ userId: number }>(
      `SELECT id AS "userId" FROM id_sequence, generate_series(1, last) AS id
       WHERE name = $1 AND NOT EXISTS (SELECT FROM credential WHERE user_id = id)`,
      [user.category],
    );
    for (const { userId } of rows) if (!this.without.has(userId)) await this.takeRecorded(userId);
  }

  /** Of two users with one address, which the old system allowed, the first has it. */
  private async takeRecorded(userId: number): Promise<void> {
    const record = await this.accounts.user(userId);
    if (!record?.email) return void this.without.add(userId);
    await this.credentials.reserve(userId, record.email).catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
      this.without.add(userId);
    });
  }

  /** A process can die between recording a new address and having its user sign in with it. */
  private async followRecorded(): Promise<void> {
    const { rows } = await this.pool.query<{ userId: number; email: string }>('SELECT user_id AS "userId", email FROM credential');
    for (const { userId, email } of rows) {
      const recorded = tidyEmail((await this.accounts.user(userId))?.email ?? '');
      if (recorded !== '' && recorded !== email) await this.pool.query(FOLLOW, [userId, email, recorded]);
    }
  }

  /** Older versions took an address before they recorded that there is such a user, and may have died in between. */
  private async releaseUnused(): Promise<void> {
    const { rows } = await this.pool.query<{ userId: number }>(
      `SELECT user_id AS "userId" FROM credential WHERE password_hash IS NULL AND changed_at < now() - interval '1 hour'`,
    );
    for (const { userId } of rows) if (!(await this.accounts.user(userId))) await this.credentials.release(userId);
  }
}

/** Not where a command has changed it meanwhile, and not where somebody else signs in with it. */
const FOLLOW = `
UPDATE credential SET email = $3 WHERE user_id = $1 AND email = $2 AND NOT EXISTS (SELECT FROM credential WHERE email = $3)`;

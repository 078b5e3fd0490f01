import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import pg from 'pg';
import { Turns } from '../commands/turns.js';
import { ACCOUNT_RULE, ADDRESS_RULE, delayMs, FORGET_AFTER_MS, type DelayRule } from './sign-in-delay.js';
import { TooManyAttempts } from './too-many-attempts.js';

export interface Attempt {
  readonly email: string;
  readonly address: string;
  /** The owner signed in from there before: what others fail at elsewhere does not slow that down. */
  readonly fromKnownAddress: boolean;
}

/** Counts failed sign-ins in the database, for all processes, and slows down the next ones by account and by address. */
@Injectable()
export class SignInDelays {
  /** Attempts that belong together wait for each other, so that many at once gain nothing. */
  private readonly turns = new Turns();

  constructor(private readonly pool: pg.Pool) {}

  /**
   * @param check answers undefined when the credentials are wrong
   * @throws TooManyAttempts while an earlier failure's delay lasts; `check` is not asked then
   */
  async attempt<T>(attempt: Attempt, check: () => Promise<T | undefined>): Promise<T | undefined> {
    const account = accountKey(attempt);
    const address = `address:${attempt.address}`;
    const guarded = async () => {
      await this.refuseWhileDelayed([account, address]);
      const result = await check();
      if (result === undefined) await Promise.all([this.fail(account, ACCOUNT_RULE), this.fail(address, ADDRESS_RULE)]);
      else await this.pool.query('DELETE FROM sign_in_delay WHERE key = $1', [account]);
      return result;
    };
    return this.turns.take(address, () => this.turns.take(account, guarded));
  }

  private async refuseWhileDelayed(keys: readonly string[]): Promise<void> {
    const { rows } = await this.pool.query<{ seconds: number | null }>(
      `SELECT ceil(extract(epoch FROM max(blocked_until) - now()))::int AS seconds
       FROM sign_in_delay WHERE key = ANY($1) AND blocked_until > now()`,
      [keys],
    );
    const seconds = rows[0]?.seconds;
    if (seconds) throw new TooManyAttempts(seconds);
  }

  private async fail(key: string, rule: DelayRule): Promise<void> {
    const { rows } = await this.pool.query<{ failures: number }>(
      `INSERT INTO sign_in_delay (key, failures, last_failure_at, blocked_until) VALUES ($1, 1, now(), now())
       ON CONFLICT (key) DO UPDATE SET last_failure_at = now(), failures =
         CASE WHEN sign_in_delay.last_failure_at < now() - $2 * interval '1 millisecond' THEN 1 ELSE sign_in_delay.failures + 1 END
       RETURNING failures`,
      [key, FORGET_AFTER_MS],
    );
    const delay = delayMs(rows[0]!.failures, rule);
    await this.pool.query(`UPDATE sign_in_delay SET blocked_until = now() + $2 * interval '1 millisecond' WHERE key = $1`, [key, delay]);
  }
}

/** A hash: the table holds nobody's mail address. */
function accountKey({ email, address, fromKnownAddress }: Attempt): string {
  const place = fromKnownAddress ? address : '';
  return `account:${createHash('sha256').update(`${email} ${place}`).digest('base64url')}`;
}

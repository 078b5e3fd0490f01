import { Injectable } from '@nestjs/common';
import pg from 'pg';
import { KeyedQueue } from '../../concurrency/keyed-queue.js';
import { HourlySweeps } from '../../sweeps/hourly-sweeps.js';
import { delayMs, FORGET_AFTER_MS, type DelayRule } from './sign-in-delay.js';
import { TooManyAttempts } from './too-many-attempts.js';

/** Counts by key in the database, for all processes, how often something was tried lately, and how long the next try has to wait. */
@Injectable()
export class Delays {
  /** Of many tries at once each is counted before the next is let in. */
  private readonly queue = new KeyedQueue();

  constructor(
    private readonly pool: pg.Pool,
    sweeps: HourlySweeps,
  ) {
    sweeps.add(() => pool.query(`DELETE FROM sign_in_delay WHERE last_failure_at < now() - interval '30 days' AND blocked_until < now()`));
  }

  /** @throws TooManyAttempts while the delay of any key lasts */
  async refuseWhileDelayed(keys: readonly string[]): Promise<void> {
    const seconds = await this.secondsLeft(keys);
    if (seconds > 0) throw new TooManyAttempts(seconds);
  }

  /**
   * Counts a try that is not held up.
   * @returns seconds until the next one may be made; 0 when this one was
   */
  async admit(key: string, rule: DelayRule): Promise<number> {
    return this.queue.run(key, async () => {
      const seconds = await this.secondsLeft([key]);
      if (seconds === 0) await this.count(key, rule);
      return seconds;
    });
  }

  /** The same. @throws TooManyAttempts when it is held up */
  async admitOrRefuse(key: string, rule: DelayRule): Promise<void> {
    const seconds = await this.admit(key, rule);
    if (seconds > 0) throw new TooManyAttempts(seconds);
  }

  /** @returns how often it has failed */
  async count(key: string, rule: DelayRule): Promise<number> {
    const { rows } = await this.pool.query<{ failures: number }>(
      `INSERT INTO sign_in_delay (key, failures, last_failure_at, blocked_until) VALUES ($1, 1, now(), now())
       ON CONFLICT (key) DO UPDATE SET last_failure_at = now(), failures =
         CASE WHEN sign_in_delay.last_failure_at < now() - $2 * interval '1 millisecond' THEN 1 ELSE sign_in_delay.failures + 1 END
       RETURNING failures`,
      [key, rule.forgetAfterMs ?? FORGET_AFTER_MS],
    );
    const { failures } = rows[0]!;
    await this.pool.query(`UPDATE sign_in_delay SET blocked_until = now() + $2 * interval '1 millisecond' WHERE key = $1`, [key, delayMs(failures, rule)]);
    return failures;
  }

  /** @returns how often it was counted */
  async forget(key: string): Promise<number> {
    const { rows } = await this.pool.query<{ failures: number }>('DELETE FROM sign_in_delay WHERE key = $1 RETURNING failures', [key]);
    return rows[0]?.failures ?? 0;
  }

  /** Takes back some of what was counted. */
  async discount(key: string, times: number): Promise<void> {
    if (times > 0) await this.pool.query('UPDATE sign_in_delay SET failures = greatest(0, failures - $2) WHERE key = $1', [key, times]);
  }

  private async secondsLeft(keys: readonly string[]): Promise<number> {
    const { rows } = await this.pool.query<{ seconds: number | null }>(
      `SELECT ceil(extract(epoch FROM max(blocked_until) - now()))::int AS seconds
       FROM sign_in_delay WHERE key = ANY($1) AND blocked_until > now()`,
      [keys],
    );
    return rows[0]?.seconds ?? 0;
  }
}

import { Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { Delays } from '../platform/auth/delays.js';
import { Sealing } from '../platform/auth/sealing.js';
import { SECOND_STEP_RULE } from '../platform/auth/sign-in-delay.js';
import { Turns } from '../platform/commands/turns.js';
import { AUTHENTICATOR_CODE, hashRecoveryCode, newRecoveryCodes, newSecret, periodOf } from './authenticator.js';

interface Row {
  readonly secret: Buffer;
  readonly setUp: boolean;
  readonly salt: Buffer | null;
}

/** The second step of signing in: a code of an authenticator app, or one of the recovery codes, each good once. */
@Injectable()
export class SecondSteps {
  /** Of many guesses at once each is counted before the next is looked at. */
  private readonly turns = new Turns();

  constructor(
    private readonly pool: pg.Pool,
    private readonly sealing: Sealing,
    private readonly delays: Delays,
  ) {}

  async isSetUp(userId: number): Promise<boolean> {
    return (await this.row(userId))?.setUp === true;
  }

  async recoveryCodesLeft(userId: number): Promise<number> {
    const { rows } = await this.pool.query<{ left: number }>('SELECT count(*)::int AS left FROM recovery_code WHERE user_id = $1', [userId]);
    return rows[0]!.left;
  }

  /** A secret that counts for nothing until a code of it was given. @returns undefined where one is set up */
  async begin(userId: number): Promise<string | undefined> {
    const secret = newSecret();
    const { rowCount } = await this.pool.query(
      `INSERT INTO second_step (user_id, secret) VALUES ($1, $2)
       ON CONFLICT (user_id) DO UPDATE SET secret = $2, last_counter = 0 WHERE second_step.set_up_at IS NULL`,
      [userId, this.sealing.seal(secret, purposeOf(userId))],
    );
    return rowCount === 1 ? secret : undefined;
  }

  /** The code shows that the app has the secret. @returns whether it does */
  async confirm(userId: number, code: string): Promise<boolean> {
    const right = await this.guarded(userId, async (row) => row !== undefined && !row.setUp && this.isNewCode(userId, row, code));
    if (right) await this.pool.query('UPDATE second_step SET set_up_at = now() WHERE user_id = $1', [userId]);
    return right;
  }

  /** @throws TooManyAttempts */
  async isRight(userId: number, code: string): Promise<boolean> {
    return this.guarded(userId, async (row) => {
      if (!row?.setUp) return false;
      return AUTHENTICATOR_CODE.test(code.replaceAll(' ', '')) ? this.isNewCode(userId, row, code) : this.useRecoveryCode(userId, row, code);
    });
  }

  /** The older ones are good no more. @returns what is shown this once */
  async makeRecoveryCodes(userId: number): Promise<readonly string[]> {
    const codes = newRecoveryCodes();
    const salt = randomBytes(16);
    const hashes = await Promise.all(codes.map((code) => hashRecoveryCode(code, salt)));
    await this.pool.query(
      `WITH older AS (DELETE FROM recovery_code WHERE user_id = $1), salted AS (UPDATE second_step SET recovery_salt = $3 WHERE user_id = $1)
       INSERT INTO recovery_code (user_id, code_hash) SELECT $1, unnest($2::bytea[])`,
      [userId, hashes, salt],
    );
    return codes;
  }

  async end(userId: number): Promise<void> {
    await this.pool.query('WITH codes AS (DELETE FROM recovery_code WHERE user_id = $1) DELETE FROM second_step WHERE user_id = $1', [userId]);
  }

  private async guarded(userId: number, check: (row: Row | undefined) => Promise<boolean>): Promise<boolean> {
    const key = `second-step:${userId}`;
    return this.turns.take(key, async () => {
      await this.delays.refuseWhileDelayed([key]);
      const right = await check(await this.row(userId));
      await (right ? this.delays.forget(key) : this.delays.count(key, SECOND_STEP_RULE));
      return right;
    });
  }

  /** Of two processes that are shown the same code one is told that it was used. */
  private async isNewCode(userId: number, { secret }: Row, code: string): Promise<boolean> {
    const plain = this.sealing.open(secret, purposeOf(userId));
    const period = plain === undefined ? undefined : periodOf(code.replaceAll(' ', ''), plain);
    if (period === undefined) return false;
    const { rowCount } = await this.pool.query('UPDATE second_step SET last_counter = $2 WHERE user_id = $1 AND last_counter < $2', [userId, period]);
    return rowCount === 1;
  }

  private async useRecoveryCode(userId: number, { salt }: Row, code: string): Promise<boolean> {
    if (salt === null) return false;
    const { rowCount } = await this.pool.query('DELETE FROM recovery_code WHERE user_id = $1 AND code_hash = $2', [userId, await hashRecoveryCode(code, salt)]);
    return rowCount === 1;
  }

  private async row(userId: number): Promise<Row | undefined> {
    const { rows } = await this.pool.query<Row>('SELECT secret, set_up_at IS NOT NULL AS "setUp", recovery_salt AS salt FROM second_step WHERE user_id = $1', [userId]);
    return rows[0];
  }
}

function purposeOf(userId: number): string {
  return `second step of user ${userId}`;
}

import { Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { Delays } from '../../platform/auth/delays/delays.js';
import { Sealing } from '../../platform/auth/sealing.js';
import { SECOND_STEP_RULE } from '../../platform/auth/delays/sign-in-delay.js';
import { KeyedQueue } from '../../platform/concurrency/keyed-queue.js';
import { SecondStepMail } from './second-step-mail.js';
import { fullName, type User } from '../user.state.js';
import { AUTHENTICATOR_CODE, hashRecoveryCode, newRecoveryCodes, newSecret, periodOf } from './authenticator.js';

interface Row {
  readonly secret: Buffer;
  readonly setUp: boolean;
  readonly salt: Buffer | null;
}

/** No wrong code. */
const RIGHT = 0;
/** Wrong codes after which the owner is told: whoever gives them knows the password. Again after each further ten. */
const TOLD_AT = 5;
const TOLD_EVERY = 10;

/** The second step of signing in: a code of an authenticator app, or one of the recovery codes, each good once. */
@Injectable()
export class SecondSteps {
  /** Of many guesses at once each is counted before the next is looked at. */
  private readonly queue = new KeyedQueue();

  constructor(
    private readonly pool: pg.Pool,
    private readonly sealing: Sealing,
    private readonly delays: Delays,
    private readonly mail: SecondStepMail,
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
    const right = (await this.guarded(userId, 'set up', async (row) => row !== undefined && !row.setUp && this.isNewCode(userId, row, code))) === RIGHT;
    if (right) await this.pool.query('UPDATE second_step SET set_up_at = now() WHERE user_id = $1', [userId]);
    return right;
  }

  /**
   * @param at where its owner is known to be, which others' guesses elsewhere do not slow down
   * @throws TooManyAttempts
   */
  async isRight(owner: User, code: string, at = ''): Promise<boolean> {
    const { userId } = owner;
    const wrong = await this.guarded(userId, at, async (row) => {
      if (!row?.setUp) return false;
      return AUTHENTICATOR_CODE.test(code.replaceAll(' ', '')) ? this.isNewCode(userId, row, code) : this.useRecoveryCode(userId, row, code);
    });
    if (wrong === TOLD_AT || (wrong > TOLD_AT && wrong % TOLD_EVERY === 0)) await this.mail.tell(owner, 'guessed at', fullName(owner));
    return wrong === RIGHT;
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
    await this.delays.forget(keyOf(userId, ''));
    await this.pool.query('WITH codes AS (DELETE FROM recovery_code WHERE user_id = $1) DELETE FROM second_step WHERE user_id = $1', [userId]);
  }

  /** @returns how many wrong codes there were since the last right one */
  private async guarded(userId: number, at: string, check: (row: Row | undefined) => Promise<boolean>): Promise<number> {
    const key = keyOf(userId, at);
    return this.queue.run(key, async () => {
      await this.delays.refuseWhileDelayed([key]);
      if (!(await check(await this.row(userId)))) return this.delays.count(key, SECOND_STEP_RULE);
      await this.delays.forget(key);
      return RIGHT;
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

function keyOf(userId: number, at: string): string {
  return `second-step:${userId} ${at}`.trimEnd();
}

function purposeOf(userId: number): string {
  return `second step of user ${userId}`;
}

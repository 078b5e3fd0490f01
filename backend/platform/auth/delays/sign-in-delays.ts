import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { BoundedSemaphore } from '../../concurrency/bounded-semaphore.js';
import { KeyedQueue } from '../../concurrency/keyed-queue.js';
import { SemaphoresByPerson } from '../../concurrency/semaphores-by-person.js';
import { Delays } from './delays.js';
import { ACCOUNT_RULE, ADDRESS_RULE, placeOf } from './sign-in-delay.js';
import { TooManyAttempts } from './too-many-attempts.js';

export interface Attempt {
  readonly email: string;
  readonly address: string;
  /** The owner is known to be at this device: its own counter, so that what others fail at, behind the same address too, does not slow that down. */
  readonly own?: string | undefined;
  /** No sign-in fails here: others at the same address are not slowed down. */
  readonly sparesPlace?: true;
}

/** More would only wait: hashing takes its time, and so does whoever floods. */
const MOST_WAITING_AT_PLACE = 25;
const MOST_WAITING = 250;

interface Keys {
  /** The account, tried on devices where its owner was never seen. */
  readonly account: string;
  /** Everything tried from one place. */
  readonly place: string;
  /** The account at this place: how much of the place's failures its owner may take back. */
  readonly pair: string;
}

/** Slows down who fails to sign in, by account and by place, without ever keeping an owner out for long. */
@Injectable()
export class SignInDelays {
  /** Attempts that belong together wait for each other, so that many at once gain nothing. */
  private readonly queue = new KeyedQueue();
  private readonly atPlace = new SemaphoresByPerson(() => new BoundedSemaphore(MOST_WAITING_AT_PLACE, 0, 0));
  /** A flood from many places fills the queue of strangers, not that of known devices. */
  private readonly strangers = new BoundedSemaphore(MOST_WAITING, 0, 0);

  constructor(private readonly delays: Delays) {}

  /**
   * @param check answers undefined when the credentials are wrong
   * @throws TooManyAttempts while an earlier failure's delay lasts; `check` is not asked then
   */
  async attempt<T>(attempt: Attempt, check: () => Promise<T | undefined>): Promise<T | undefined> {
    const keys = keysOf(attempt);
    const { own } = attempt;
    const judged = own === undefined ? [keys.account, keys.place] : [own];
    const guarded = async () => {
      await this.delays.refuseWhileDelayed(judged);
      const result = await check();
      await (result === undefined ? this.fail(keys, attempt) : this.succeed(keys, attempt));
      return result;
    };
    const inTurn = judged.reduceRight<() => Promise<T | undefined>>((next, key) => () => this.queue.run(key, next), guarded);
    return own === undefined ? within(this.strangers.enter(), () => within(this.atPlace.enter(keys.place), inTurn)) : within(this.atPlace.enter(own), inTurn);
  }

  /** Somebody proved to be the owner in another way, by a mailed link. */
  async forgive({ email, address }: Pick<Attempt, 'email' | 'address'>): Promise<void> {
    await this.succeed(keysOf({ email, address }), {});
  }

  private async fail({ account, place, pair }: Keys, { own, sparesPlace }: Pick<Attempt, 'own' | 'sparesPlace'>): Promise<void> {
    const counted = own === undefined ? [account, pair] : [own];
    await Promise.all([...(sparesPlace ? [] : [this.delays.count(place, ADDRESS_RULE)]), ...counted.map((key) => this.delays.count(key, ACCOUNT_RULE))]);
  }

  /**
   * Of the place only this account's slips are forgiven: whoever has one password could else start over with it between
   * guesses at others. On a known device nothing is forgiven to those who try elsewhere.
   */
  private async succeed({ account, place, pair }: Keys, { own, sparesPlace }: Pick<Attempt, 'own' | 'sparesPlace'>): Promise<void> {
    const failures = await this.delays.forget(own ?? pair);
    if (!sparesPlace) await this.delays.discount(place, failures);
    if (own === undefined) await this.delays.forget(account);
  }
}

/** @param entered how to leave @throws TooManyAttempts where there is no place left */
async function within<T>(entered: Promise<() => void>, task: () => Promise<T>): Promise<T> {
  const leave = await entered.catch(() => {
    throw new TooManyAttempts(1);
  });
  try {
    return await task();
  } finally {
    leave();
  }
}

/** Accounts as a hash: the table holds nobody's mail address. */
function keysOf({ email, address }: Pick<Attempt, 'email' | 'address'>): Keys {
  const place = placeOf(address);
  return { account: `account:${hashed(email)}`, place: `address:${place}`, pair: `account:${hashed(`${email} ${place}`)}` };
}

function hashed(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

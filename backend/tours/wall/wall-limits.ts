import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { TooManyAttempts } from '../../platform/auth/delays/too-many-attempts.js';
import { SemaphoresByPerson } from '../../platform/concurrency/semaphores-by-person.js';
import { BoundedSemaphore } from '../../platform/concurrency/bounded-semaphore.js';

const MINUTE_MS = 60_000;
/** A wall asks when something happened and at most twice a second; a link may hang on two walls. */
const MOST_A_MINUTE = 300;
const AT_ONCE = 4;
const WAIT_MS = 5_000;
const MOST_WAITING = 4;

/** How often, and how many times at once, a link may be asked with: what leaks from a wall keeps nobody busy. */
@Injectable()
export class WallLimits {
  private readonly asked = new LRUCache<string, { times: number }>({ max: 10_000, ttl: MINUTE_MS });
  private readonly places = new SemaphoresByPerson(() => new BoundedSemaphore(AT_ONCE, WAIT_MS, MOST_WAITING));

  /** Answers how to leave. @param gone a wall that is switched off while it waits keeps no place from others @throws TooManyAttempts, NoPlaceFree */
  async enter(wallId: string, gone?: AbortSignal): Promise<() => void> {
    const asked = this.asked.get(wallId) ?? { times: 0 };
    if (asked.times === 0) this.asked.set(wallId, asked);
    if (++asked.times > MOST_A_MINUTE) throw new TooManyAttempts(Math.ceil(this.asked.getRemainingTTL(wallId) / 1_000) || 1);
    return this.places.enter(wallId, gone);
  }
}

import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import { withDatabaseLock, type StillHeld } from '../../../projections/engine/run/database-lock.js';
import { underGate } from './held-gate.js';
import { KeyedQueue } from './keyed-queue.js';

/** Of all that takes advisory locks, this. */
const LOCKS = 7_203_119;
/** Work that begins within this time goes in together, on one connection. */
const TOGETHER_MS = 100;

/** Works that went in together. */
interface Party {
  readonly until: number;
  readonly inside: Promise<StillHeld>;
  count: number;
  readonly leave: () => void;
}

/**
 * Many pass at once, in all processes; who shuts it waits for those inside and lets nobody in until they are done. What goes on
 * under it appends nothing once its connection is lost: `held-gate.ts`.
 */
@Injectable()
export class DatabaseGate implements OnApplicationShutdown {
  private readonly parties = new Map<string, Party>();
  private readonly shutting = new KeyedQueue();

  /** @param pool its own connections: who is inside needs others, and gets them */
  constructor(private readonly pool: pg.Pool) {}

  async pass<T>(kind: string, work: () => Promise<T>): Promise<T> {
    const party = this.partyOf(kind);
    party.count++;
    try {
      return await underGate(await party.inside, work);
    } finally {
      party.count--;
      if (party.count === 0) party.leave();
    }
  }

  shut<T>(kind: string, work: () => Promise<T>): Promise<T> {
    return this.shutting.run(kind, () => withDatabaseLock(this.pool, lockOf(kind), (stillHeld) => underGate(stillHeld, work)));
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.end();
  }

  private partyOf(kind: string): Party {
    const open = this.parties.get(kind);
    if (open && open.count > 0 && open.until > Date.now()) return open;
    let leave = (): void => undefined;
    const left = new Promise<void>((resolve) => (leave = resolve));
    const inside = new Promise<StillHeld>((entered, failed) => {
      const stay = (stillHeld: StillHeld) => (entered(stillHeld), left);
      withDatabaseLock(this.pool, { ...lockOf(kind), shared: true }, stay).catch(failed);
    });
    const party = { until: Date.now() + TOGETHER_MS, inside, count: 0, leave };
    this.parties.set(kind, party);
    return party;
  }
}

/** Who comes later waits at the door, so that those inside do not take turns for ever. */
function lockOf(kind: string) {
  return { of: LOCKS, name: kind, door: `${kind}, door` };
}

import { Injectable } from '@nestjs/common';
import { Semaphore } from 'async-mutex';
import pg from 'pg';
import { withDatabaseLock } from '../../../projections/engine/run/database-lock.js';
import { KeyedQueue } from './keyed-queue.js';

/** Of all that takes advisory locks, this. */
const LOCKS = 7_203_119;
/** Work that begins within this time goes in together, on one connection. */
const TOGETHER_MS = 100;
/** One that others join, and one that ends. */
const MOST_PARTIES = 2;

/** Works that went in together. */
interface Party {
  readonly until: number;
  readonly inside: Promise<void>;
  count: number;
  readonly leave: () => void;
}

/** Many pass at once, in all processes; who shuts it waits for those inside and lets nobody in until they are done. */
@Injectable()
export class DatabaseGate {
  private readonly parties = new Map<string, Party>();
  private readonly connections = new Semaphore(MOST_PARTIES);
  private readonly shutting = new KeyedQueue();

  constructor(private readonly pool: pg.Pool) {}

  async pass<T>(kind: string, work: () => Promise<T>): Promise<T> {
    const party = this.partyOf(kind);
    party.count++;
    try {
      await party.inside;
      return await work();
    } finally {
      party.count--;
      if (party.count === 0) party.leave();
    }
  }

  /** Who comes later waits at the door, so that those inside do not take turns for ever. */
  shut<T>(kind: string, work: () => Promise<T>): Promise<T> {
    return this.shutting.run(kind, () => withDatabaseLock(this.pool, doorOf(kind), () => withDatabaseLock(this.pool, { of: LOCKS, name: kind }, work)));
  }

  private partyOf(kind: string): Party {
    const open = this.parties.get(kind);
    if (open && open.count > 0 && open.until > Date.now()) return open;
    let leave = (): void => undefined;
    const left = new Promise<void>((resolve) => (leave = resolve));
    const inside = new Promise<void>((entered, failed) => {
      const stay = () => (entered(), left);
      this.connections.runExclusive(() => this.goIn(kind, stay)).catch(failed);
    });
    const party = { until: Date.now() + TOGETHER_MS, inside, count: 0, leave };
    this.parties.set(kind, party);
    return party;
  }

  private async goIn(kind: string, stay: () => Promise<void>): Promise<void> {
    await withDatabaseLock(this.pool, { ...doorOf(kind), shared: true }, () => Promise.resolve());
    await withDatabaseLock(this.pool, { of: LOCKS, name: kind, shared: true }, stay);
  }
}

function doorOf(kind: string) {
  return { of: LOCKS, name: `${kind}, door` };
}

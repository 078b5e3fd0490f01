import { Mutex } from 'async-mutex';
import DataLoader from 'dataloader';
import type { Pool, PoolClient } from 'pg';
import type { EngineLogger } from '../logger.js';

/** First half of the advisory locks' key; the second is a hash of the projection's name. */
export const LEADER_LOCKS = 7_410_002;
/** The same of what a process uses beside others; see slots.ts. */
export const USED_LOCKS = 7_410_005;
/** Held while places are chosen or given up. */
export const CHOOSING_PLACES = 7_410_006;

const USE = 'SELECT pg_advisory_lock_shared($1, hashtext(used)) FROM unnest($2::text[]) AS used';
const NO_LONGER_USE = 'SELECT pg_advisory_unlock_shared($1, hashtext(used)) FROM unnest($2::text[]) AS used';

interface Turn {
  readonly name: string;
  readonly takes: boolean;
}

/** They share one connection, and all begin and end at the same moments: one by one that is seconds on a busy machine. */
const TURNS = `
SELECT CASE WHEN takes THEN pg_try_advisory_lock($1, hashtext(name)) ELSE pg_advisory_unlock($1, hashtext(name)) END AS done
FROM unnest($2::text[], $3::boolean[]) WITH ORDINALITY AS turn(name, takes, number) ORDER BY number`;

/**
 * Which projections this process leads. All locks are held by one connection of their own: when the process dies, or its
 * connection does, Postgres gives them up and another process takes over.
 */
export class Leadership {
  private client?: Promise<PoolClient>;
  /** A lead that is given up in a transaction that has failed is not given up, and nobody else gets it. */
  private readonly mutex = new Mutex();
  /** Projections that ask while the connection is busy share the next statement. */
  private readonly turns = new DataLoader<Turn, boolean>((turns) => this.mutex.runExclusive(() => this.take(turns)), { cache: false, batchScheduleFn: (send) => void this.mutex.waitForUnlock().then(send) });
  private readonly led = new Map<string, AbortController>();
  private used: readonly string[] = [];

  constructor(
    private readonly pool: Pool,
    private readonly log: EngineLogger,
  ) {}

  leads(name: string): boolean {
    return this.led.has(name);
  }

  /** @returns a signal that aborts when the lead is lost; undefined while another process has it */
  async tryLead(name: string): Promise<AbortSignal | undefined> {
    if (!(await this.turns.load({ name, takes: true }))) return undefined;
    const lead = new AbortController();
    this.led.set(name, lead);
    return lead.signal;
  }

  async giveUp(name: string): Promise<void> {
    if (!this.led.delete(name)) return;
    await this.turns.load({ name, takes: false });
  }

  /** One process at a time: `choose` looks at what others use, and answers all that this one uses until it chooses anew. */
  use(choose: (client: PoolClient) => Promise<readonly string[]>): Promise<void> {
    return this.mutex.runExclusive(() => this.useNow(choose));
  }

  private async useNow(choose: (client: PoolClient) => Promise<readonly string[]>): Promise<void> {
    const client = await (this.client ??= this.connect());
    await client.query('SELECT pg_advisory_lock($1)', [CHOOSING_PLACES]);
    try {
      const before = this.used;
      this.used = await choose(client);
      await client.query(USE, [USED_LOCKS, this.used.filter((use) => !before.includes(use))]);
      await client.query(NO_LONGER_USE, [USED_LOCKS, before.filter((use) => !this.used.includes(use))]);
    } finally {
      await client.query('SELECT pg_advisory_unlock($1)', [CHOOSING_PLACES]);
    }
  }

  async close(): Promise<void> {
    const client = await this.client?.catch(() => undefined);
    this.lose();
    client?.release(true);
  }

  private async take(turns: readonly Turn[]): Promise<boolean[]> {
    const client = await (this.client ??= this.connect());
    const { rows } = await client.query<{ done: boolean }>(TURNS, [LEADER_LOCKS, turns.map(({ name }) => name), turns.map(({ takes }) => takes)]);
    return rows.map(({ done }) => done);
  }

  private async connect(): Promise<PoolClient> {
    try {
      const client = await this.pool.connect();
      client.on('error', () => undefined);
      await this.useAgain(client);
      client.once('error', (error) => {
        this.log.warn('The connection that holds the lead of projections is gone', { error });
        this.lose();
        client.release(error);
      });
      return client;
    } catch (error) {
      this.client = undefined;
      throw error;
    }
  }

  /** What is used is not given up with a connection: nobody chooses places by what this one holds while it is taken again. */
  private async useAgain(client: PoolClient): Promise<void> {
    try {
      await client.query('SELECT pg_advisory_lock($1)', [CHOOSING_PLACES]);
      await client.query(USE, [USED_LOCKS, this.used]);
      await client.query('SELECT pg_advisory_unlock($1)', [CHOOSING_PLACES]);
    } catch (error) {
      // Closed, which gives back whatever it holds.
      client.release(true);
      throw error;
    }
  }

  private lose(): void {
    this.client = undefined;
    for (const lead of this.led.values()) lead.abort();
    this.led.clear();
  }
}

import type { Pool, PoolClient, QueryResult } from 'pg';
import { Exclusive } from './exclusive.js';
import type { EngineLogger } from './logger.js';

/** First half of the advisory locks' key; the second is a hash of the projection's name. */
export const LEADER_LOCKS = 7_410_002;

/**
 * Which projections this process leads. All locks are held by one connection of their own: when the process dies, or its
 * connection does, Postgres gives them up and another process takes over.
 */
export class Leadership {
  private client?: Promise<PoolClient>;
  private readonly turns = new Exclusive();
  private readonly led = new Map<string, AbortController>();

  constructor(
    private readonly pool: Pool,
    private readonly log: EngineLogger,
  ) {}

  leads(name: string): boolean {
    return this.led.has(name);
  }

  /** @returns a signal that aborts when the lead is lost; undefined while another process has it */
  async tryLead(name: string): Promise<AbortSignal | undefined> {
    const { rows } = await this.query<{ locked: boolean }>('SELECT pg_try_advisory_lock($1, hashtext($2)) AS locked', name);
    if (!rows[0]?.locked) return undefined;
    const lead = new AbortController();
    this.led.set(name, lead);
    return lead.signal;
  }

  async giveUp(name: string): Promise<void> {
    if (!this.led.delete(name)) return;
    await this.query('SELECT pg_advisory_unlock($1, hashtext($2))', name);
  }

  async close(): Promise<void> {
    const client = await this.client?.catch(() => undefined);
    this.lose();
    client?.release(true);
  }

  /** One query at a time: all projections share the connection. */
  private query<Row extends object>(text: string, name: string): Promise<QueryResult<Row>> {
    return this.turns.run(async () => {
      const client = await (this.client ??= this.connect());
      return client.query<Row>(text, [LEADER_LOCKS, name]);
    });
  }

  private async connect(): Promise<PoolClient> {
    try {
      const client = await this.pool.connect();
      client.once('error', (error) => {
        this.log.warn('The connection that holds the lead of projections is gone', { error });
        this.lose();
        client.release(error);
      });
      client.on('error', () => undefined);
      return client;
    } catch (error) {
      this.client = undefined;
      throw error;
    }
  }

  private lose(): void {
    this.client = undefined;
    for (const lead of this.led.values()) lead.abort();
    this.led.clear();
  }
}

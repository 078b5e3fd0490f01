import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type pg from 'pg';
import { StoreUnavailable } from '../event-store.js';
import { send, type Append, type Outcome, type Sent } from './append-functions.js';
import { connect, isConnectionProblem } from './connection.js';

export interface PendingAppend extends Append {
  /** Past this moment (ms) nothing is tried again. */
  readonly deadline: number;
}

/** One connection that sends batches of appends, and makes itself a new one when it breaks. */
export class AppendLane {
  private client: pg.Client | undefined;
  /**
   * The last revision that this connection wrote to a stream. Events are never taken away, so it is there as long as the
   * connection is: another server, or the same from a backup, may hold less.
   */
  private readonly written = new LRUCache<string, number>({ max: 50_000 });

  constructor(private readonly url: string) {}

  /**
   * An outcome for each append. When the connection breaks nobody knows whether the batch was committed; the same ids
   * at the same revisions are sent again, and what is there already is answered as repeated.
   */
  async append(batch: readonly PendingAppend[]): Promise<Sent> {
    const deadline = Math.min(...batch.map((append) => append.deadline));
    for (let pause = 50; ; pause = Math.min(pause * 2, 1000)) {
      try {
        this.client ??= await connect(this.url);
        const sent = await send(this.client, batch, ({ stream, expected }) => this.written.get(stream) === expected);
        batch.forEach(({ stream }, index) => this.remember(stream, sent.outcomes[index]));
        return sent;
      } catch (error) {
        if (!isConnectionProblem(error)) throw error;
        this.disconnect();
        if (Date.now() + pause > deadline)
          throw new StoreUnavailable(`The event store is out of reach: ${(error as Error).message}`, { cause: error });
        await sleep(pause);
      }
    }
  }

  private remember(stream: string, outcome: Outcome | undefined): void {
    if (outcome && !(outcome instanceof Error)) this.written.set(stream, outcome.revision);
    else this.written.delete(stream);
  }

  private disconnect(): void {
    void this.client?.end().catch(() => undefined);
    this.client = undefined;
    this.written.clear();
  }

  async close(): Promise<void> {
    await this.client?.end().catch(() => undefined);
    this.client = undefined;
  }
}

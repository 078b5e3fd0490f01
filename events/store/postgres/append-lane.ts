import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type pg from 'pg';
import { StoreUnavailable, WrongExpectedRevision, type Appended } from '../event-store.js';
import { appendBatch, appendNext, appendOne, isTaken, type PendingAppend } from './append-statements.js';
import { connect, isConnectionProblem } from './connection.js';
import { positionOf } from './position.js';

export type Outcome = Appended | WrongExpectedRevision;

/** What became of a batch. */
export interface Sent {
  readonly outcomes: readonly Outcome[];
  /** Where and when all of it was written, event after event; undefined where some of it was not. */
  readonly written?: { readonly base: number; readonly recorded: Date };
}

interface BatchAnswer {
  readonly base: string | null;
  readonly refused: number[] | null;
  readonly actual: number[] | null;
  readonly repeated: (string | null)[] | null;
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
        const sent = await this.send(this.client, batch);
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

  private async send(client: pg.Client, batch: readonly PendingAppend[]): Promise<Sent> {
    const only = batch.length === 1 ? batch[0] : undefined;
    if (only?.events.length === 1) {
      const { rows } = await client.query<{ placed: string | null; recorded: Date }>(appendOne(only));
      const { placed = null, recorded } = rows[0] ?? {};
      if (placed !== null && recorded) return inOrder(batch, { base: Number(placed) - 1, recorded });
    } else if (batch.every(({ stream, expected }) => this.written.get(stream) === expected)) {
      const written = await next(client, batch);
      if (written) return inOrder(batch, written);
    }
    const { rows } = await client.query<BatchAnswer>(appendBatch(batch));
    return { outcomes: outcomesOf(batch, rows[0] as BatchAnswer) };
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

/** @returns undefined when somebody was faster and nothing was written */
async function next(client: pg.Client, batch: readonly PendingAppend[]): Promise<Sent['written']> {
  try {
    const { rows } = await client.query<{ base: string; recorded: Date }>(appendNext(batch));
    return rows[0] && { base: Number(rows[0].base), recorded: rows[0].recorded };
  } catch (error) {
    if (!isTaken(error)) throw error;
    return undefined;
  }
}

function inOrder(batch: readonly PendingAppend[], written: NonNullable<Sent['written']>): Sent {
  let place = written.base;
  return { written, outcomes: batch.map(({ expected, events }) => appended(expected + events.length, (place += events.length))) };
}

function appended(revision: number, place: number): Appended {
  return { revision, position: positionOf(place), repeated: false };
}

function outcomesOf(batch: readonly PendingAppend[], answer: BatchAnswer): Outcome[] {
  let place = Number(answer.base);
  return batch.map(({ stream, expected, events }, index) => {
    const revision = expected + events.length;
    const refusal = answer.refused?.indexOf(index + 1) ?? -1;
    if (refusal < 0) return appended(revision, (place += events.length));
    const repeatedAt = answer.repeated?.[refusal];
    if (repeatedAt) return { revision, position: positionOf(Number(repeatedAt)), repeated: true };
    return new WrongExpectedRevision(stream, expected, answer.actual?.[refusal] ?? -1);
  });
}

import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { EncodedEvent } from '../encoded-event.js';
import { StoreUnavailable, WrongExpectedRevision, type Appended } from '../event-store.js';
import { intArray, textArray, uuidArray } from './binary-array.js';
import { connect, isConnectionProblem } from './connection.js';
import { positionOf } from './position.js';

export interface PendingAppend {
  readonly stream: string;
  readonly expected: number;
  readonly events: readonly EncodedEvent[];
  /** Past this moment (ms) nothing is tried again. */
  readonly deadline: number;
}

interface Answer {
  readonly base: string | null;
  readonly refused: number[] | null;
  readonly actual: number[] | null;
  readonly repeated: (string | null)[] | null;
}

/** One connection that sends batches of appends, and makes itself a new one when it breaks. */
export class AppendLane {
  private client: pg.Client | undefined;

  constructor(private readonly url: string) {}

  /**
   * An outcome for each append. When the connection breaks nobody knows whether the batch was committed; the same ids
   * at the same revisions are sent again, and what is there already is answered as repeated.
   */
  async append(batch: readonly PendingAppend[]): Promise<readonly (Appended | WrongExpectedRevision)[]> {
    const deadline = Math.min(...batch.map((append) => append.deadline));
    for (let pause = 50; ; pause = Math.min(pause * 2, 1000)) {
      try {
        this.client ??= await connect(this.url);
        return outcomes(batch, await send(this.client, batch));
      } catch (error) {
        if (!isConnectionProblem(error)) throw error;
        this.disconnect();
        if (Date.now() + pause > deadline)
          throw new StoreUnavailable(`The event store is out of reach: ${(error as Error).message}`, { cause: error });
        await sleep(pause);
      }
    }
  }

  private disconnect(): void {
    void this.client?.end().catch(() => undefined);
    this.client = undefined;
  }

  async close(): Promise<void> {
    await this.client?.end().catch(() => undefined);
    this.client = undefined;
  }
}

async function send(client: pg.Client, batch: readonly PendingAppend[]): Promise<Answer> {
  const only = batch.length === 1 && batch[0]?.events.length === 1 ? batch[0] : undefined;
  const placed = only && (await client.query<{ position: string | null }>(oneAppend(only))).rows[0]?.position;
  if (placed) return { base: String(Number(placed) - 1), refused: null, actual: null, repeated: null };
  const { rows } = await client.query<Answer>(manyAppends(batch));
  return rows[0] as Answer;
}

function oneAppend({ stream, expected, events }: PendingAppend): pg.QueryConfig {
  const event = events[0] as EncodedEvent;
  return {
    name: 'append_event',
    text: 'select event_store.append_event($1, $2, $3, $4, $5, $6) as position',
    values: [stream, expected + 1, event.id, event.type, event.data, event.metadata],
  };
}

function manyAppends(batch: readonly PendingAppend[]): pg.QueryConfig {
  const events = batch.flatMap((append) => append.events);
  return {
    name: 'append_batch',
    text: 'select * from event_store.append_batch($1, $2, $3, $4, $5, $6, $7, $8)',
    values: [
      textArray(batch.map((append) => append.stream)),
      intArray(batch.map((append) => append.expected)),
      textArray(batch.flatMap((append) => append.events.map(() => append.stream))),
      intArray(batch.flatMap((append) => append.events.map((_, index) => append.expected + 1 + index))),
      uuidArray(events.map((event) => event.id)),
      textArray(events.map((event) => event.type)),
      textArray(
        events.map((event) => event.data),
        'json',
      ),
      textArray(
        events.map((event) => event.metadata),
        'json',
      ),
    ],
  };
}

function outcomes(batch: readonly PendingAppend[], answer: Answer): (Appended | WrongExpectedRevision)[] {
  let place = Number(answer.base);
  return batch.map(({ stream, expected, events }, index) => {
    const revision = expected + events.length;
    const refusal = answer.refused?.indexOf(index + 1) ?? -1;
    if (refusal < 0) return { revision, position: positionOf((place += events.length)), repeated: false };
    const repeatedAt = answer.repeated?.[refusal];
    if (repeatedAt) return { revision, position: positionOf(Number(repeatedAt)), repeated: true };
    return new WrongExpectedRevision(stream, expected, answer.actual?.[refusal] ?? -1);
  });
}

import pg from 'pg';
import type {
  Appended,
  Batch,
  EventStore,
  NewEvent,
  Position,
  StoredEvent,
  SubscribeOptions,
} from '../../events/store/event-store.js';

/**
 * How it must not be done, kept to see that the order check notices: positions from a bare sequence, a transaction for
 * each append, and a reader that asks for what is past the last position it saw. Transactions commit out of sequence
 * order, and the reader passes by what commits late.
 */
export class NaiveEventStore implements Pick<EventStore, 'append' | 'subscribe'> {
  private readonly pool: pg.Pool;
  /** Id of the event that is certain to commit after a later one was seen. */
  late = '';
  private overtaken!: () => void;
  private readonly untilOvertaken = new Promise<void>((resolve) => (this.overtaken = resolve));

  constructor(url: string) {
    this.pool = new pg.Pool({ connectionString: url, max: 12 });
  }

  async prepare(): Promise<void> {
    await this.pool.query(
      'create table naive (position bigserial primary key, stream text, revision int, id uuid, type text, data json, metadata json)',
    );
  }

  async append(stream: string, expectedRevision: number, [event]: readonly NewEvent[]): Promise<Appended> {
    const client = await this.pool.connect();
    try {
      await client.query('begin');
      const { rows } = await client.query<{ position: string }>(
        'insert into naive (stream, revision, id, type, data, metadata) values ($1, $2, $3, $4, $5, $6) returning position',
        [stream, expectedRevision + 1, event!.id, event!.type, event!.data, event!.metadata],
      );
      // The race, made certain: who got the first number commits after the reader has seen a later one.
      if (rows[0]!.position === '1') {
        this.late = event!.id;
        await this.untilOvertaken;
      }
      await client.query('commit');
      return { revision: expectedRevision + 1, position: padded(rows[0]!.position), repeated: false };
    } finally {
      client.release();
    }
  }

  async *subscribe(after: Position, { signal }: SubscribeOptions): AsyncIterable<Batch> {
    let position = after;
    while (!signal.aborted) {
      const { rows } = await this.pool.query<StoredEvent>('select * from naive where position > $1 order by position', [
        Number(position),
      ]);
      const events = rows.map((row) => ({ ...row, position: padded(row.position), recordedAt: '' }));
      position = events.at(-1)?.position ?? position;
      if (events.length) this.overtaken();
      yield { events, position, caughtUp: true };
      await new Promise((resume) => setTimeout(resume, 10));
    }
  }

  close(): Promise<void> {
    return this.pool.end();
  }
}

const padded = (position: string): Position => position.padStart(16, '0');

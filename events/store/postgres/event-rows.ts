import pg from 'pg';
import type { Head, StoredEvent } from '../event-store.js';
import { placeOf, positionOf } from './position.js';

interface Row {
  readonly position: string;
  readonly stream: string;
  readonly revision: number;
  readonly id: string;
  readonly type: string;
  readonly data: unknown;
  readonly metadata: unknown;
  readonly recorded_at: string;
}

const COLUMNS = 'position, stream, revision, id, type, data, metadata, recorded_at';

const LAST_OF_STREAMS = `select e.* from unnest($1::text[]) as asked(of_stream) cross join lateral (
  select ${COLUMNS} from event_store.event where stream = of_stream order by revision desc limit 1) as e`;

const REWRITE = `update event_store.event as e set data = given.data::json, metadata = given.metadata::json
  from unnest($1::uuid[], $2::text[], $3::text[], $4::bigint[]) as given(id, data, metadata, position)
  where e.position = given.position and e.id = given.id`;

/** Instants stay text: node-postgres would make a Date of each by regular expressions. */
const types = {
  getTypeParser: ((oid: number, format: 'text' | 'binary') =>
    oid === pg.types.builtins.TIMESTAMPTZ
      ? (text: string) => text
      : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

/** The table read: by stream, by position, and its end. */
export class EventRows {
  constructor(private readonly pool: pg.Pool) {}

  /** Consecutive events after a place. Appends commit in position order, so what is seen has no holes. */
  async after(place: number, limit: number): Promise<StoredEvent[]> {
    return this.query('events_after', `where position > $1 order by position limit $2`, [place, limit]);
  }

  /** Of some types only, up to a place: what lies between is passed over where it stands. */
  ofTypes(types: ReadonlySet<string>, after: number, upTo: number, limit: number): Promise<StoredEvent[]> {
    return this.query('events_of_types', `where position > $1 and position <= $2 and type = any($3) order by position limit $4`, [
      after,
      upTo,
      [...types],
      limit,
    ]);
  }

  ofStream(stream: string, from: number, forward: boolean, limit: number): Promise<StoredEvent[]> {
    return forward
      ? this.query('stream_forward', `where stream = $1 and revision >= $2 order by revision limit $3`, [stream, from, limit])
      : this.query('stream_backward', `where stream = $1 and revision <= $2 order by revision desc limit $3`, [
          stream,
          from,
          limit,
        ]);
  }

  /** The last event of each stream that has one, in any order. */
  lastOf(streams: readonly string[]): Promise<StoredEvent[]> {
    return this.rowsOf('last_of_streams', LAST_OF_STREAMS, [streams]);
  }

  async head(): Promise<Head> {
    const [last] = await this.query('store_head', 'order by position desc limit 1', []);
    return last ? { position: last.position, recordedAt: last.recordedAt, last } : { position: positionOf(0), recordedAt: null, last: null };
  }

  /** Reads the position alone: the last event may be a megabyte. */
  async headPlace(): Promise<number> {
    const { rows } = await this.pool.query<{ readonly place: string | null }>({ name: 'store_head_place', text: 'select max(position) as place from event_store.event' });
    return Number(rows[0]?.place ?? 0);
  }

  /** See `EventStore.rewrite`. */
  async rewrite(events: readonly StoredEvent[]): Promise<void> {
    const json = (values: readonly unknown[]): string[] => values.map((value) => JSON.stringify(value));
    await this.pool.query(REWRITE, [events.map(({ id }) => id), json(events.map(({ data }) => data)), json(events.map(({ metadata }) => metadata)), events.map(({ position }) => placeOf(position))]);
  }

  async check(): Promise<void> {
    const { rows } = await this.pool.query<{ readonly: boolean }>('select pg_is_in_recovery() as readonly');
    if (rows[0]?.readonly) throw new Error('The event store is a read-only replica');
  }

  private query(name: string, rest: string, values: unknown[]): Promise<StoredEvent[]> {
    return this.rowsOf(name, `select ${COLUMNS} from event_store.event ${rest}`, values);
  }

  private async rowsOf(name: string, text: string, values: unknown[]): Promise<StoredEvent[]> {
    const { rows } = await this.pool.query<Row>({ name, text, values, types });
    const instant = instants();
    return rows.map((row) => ({
      id: row.id,
      stream: row.stream,
      revision: row.revision,
      position: positionOf(Number(row.position)),
      type: row.type,
      data: row.data,
      metadata: row.metadata,
      recordedAt: instant(row.recorded_at),
    }));
  }
}

/** Events of one batch share their instant, so the last conversion is usually the next one too. */
function instants(): (text: string) => string {
  let [last, converted] = ['', ''];
  return (text) => {
    if (text !== last) [last, converted] = [text, new Date(text.replace(' ', 'T').replace(/\+00$/, 'Z')).toISOString()];
    return converted;
  };
}

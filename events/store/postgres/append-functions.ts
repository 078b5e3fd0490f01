import type pg from 'pg';
import type { EncodedEvent } from '../encoded-event.js';
import { WrongExpectedRevision, type Appended, type StoredEvent } from '../event-store.js';
import { intArray, textArray, uuidArray } from './binary-array.js';
import { positionOf } from './position.js';

/** Events on their way to a stream. */
export interface Append {
  readonly stream: string;
  readonly expected: number;
  readonly events: readonly EncodedEvent[];
}

export type Outcome = Appended | WrongExpectedRevision;

/** Where and when a batch was written, event after event. */
export interface Written {
  readonly base: number;
  readonly recorded: Date;
}

/** What became of a batch. */
export interface Sent {
  readonly outcomes: readonly Outcome[];
  /** Undefined where `append_batch` wrote, or refused some: it stamps each event by itself, so they are read back. */
  readonly written?: Written;
}

/**
 * Sends a batch to the function that looks for least: one event looks for its predecessor alone, events whose predecessors
 * are known for nothing, and others for the end of each stream.
 * @param isPredecessorKnown whether this connection wrote the event that an append comes after
 */
export async function sendBatch(client: pg.Client, batch: readonly Append[], isPredecessorKnown: (append: Append) => boolean): Promise<Sent> {
  const only = batch.length === 1 ? batch[0] : undefined;
  if (only?.events.length === 1) {
    const { rows } = await client.query<{ placed: string | null; recorded: Date }>(appendOne(only));
    const { placed = null, recorded } = rows[0] ?? {};
    if (placed !== null && recorded) return inOrder(batch, { base: Number(placed) - 1, recorded });
  } else if (batch.every(isPredecessorKnown)) {
    const written = await writtenNext(client, batch);
    if (written) return inOrder(batch, written);
  }
  const { rows } = await client.query<BatchAnswer>(appendBatch(batch));
  return { outcomes: outcomesOf(batch, rows[0] as BatchAnswer) };
}

/** One number for the whole database: whoever holds it appends, and position order becomes commit order. The next one is of `schema.ts`. */
const APPEND_LOCK = 7_305_011;

/**
 * One event to one stream. Answers with nothing when the stream is elsewhere; then append_batch tells why. Each statement
 * of a volatile function sees what was committed before it began, so what follows the lock sees every earlier append.
 */
const APPEND_ONE = `
create or replace function event_store.append_one(
  in_stream text, in_revision int, in_id uuid, in_type text, in_data json, in_metadata json,
  out placed bigint, out recorded timestamptz
) language plpgsql as $$
begin
  perform pg_advisory_xact_lock(${APPEND_LOCK});
  insert into event_store.event (position, stream, revision, id, type, data, metadata, recorded_at)
  select coalesce((select max(position) from event_store.event), 0) + 1,
         in_stream, in_revision, in_id, in_type, in_data, in_metadata, clock_timestamp()
  where in_revision - 1 = (
    select coalesce(max(revision), -1) from event_store.event where stream = in_stream and revision >= in_revision - 1)
  returning position, recorded_at into placed, recorded;
end $$;`;

/** Answers `placed`, null where the stream is elsewhere. */
function appendOne({ stream, expected, events }: Append): pg.QueryConfig {
  const event = events[0] as EncodedEvent;
  return {
    name: 'append_one',
    text: 'select * from event_store.append_one($1, $2, $3, $4, $5, $6)',
    values: [stream, expected + 1, event.id, event.type, event.data, event.metadata],
  };
}

/**
 * Events of many streams, an entry for each in every array, whose predecessors are known to be there: looking for them
 * again would be a third of the work. Where somebody else was faster the key is there already, and nothing is written.
 */
const APPEND_NEXT = `
create or replace function event_store.append_next(
  streams text[], revisions int[], ids uuid[], types text[], data json[], metadata json[],
  out base bigint, out recorded timestamptz
) language plpgsql as $$
begin
  perform pg_advisory_xact_lock(${APPEND_LOCK});
  recorded := clock_timestamp()::timestamptz(3);
  select coalesce(max(position), 0) into base from event_store.event;
  insert into event_store.event (position, stream, revision, id, type, data, metadata, recorded_at)
  select base + number, g.stream, g.revision, g.id, g.type, g.data, g.metadata, recorded
  from unnest(streams, revisions, ids, types, append_next.data, append_next.metadata) with ordinality
    as g(stream, revision, id, type, data, metadata, number);
end $$;`;

/** @returns undefined when somebody was faster and nothing was written */
async function writtenNext(client: pg.Client, batch: readonly Append[]): Promise<Written | undefined> {
  try {
    const { rows } = await client.query<{ base: string; recorded: Date }>(appendNext(batch));
    return rows[0] && { base: Number(rows[0].base), recorded: rows[0].recorded };
  } catch (error) {
    if (!isTaken(error)) throw error;
    return undefined;
  }
}

/** Answers `base`, the last position before them. @throws `isTaken` when somebody was faster */
function appendNext(batch: readonly Append[]): pg.QueryConfig {
  return {
    name: 'append_next',
    text: 'select * from event_store.append_next($1, $2, $3, $4, $5, $6)',
    values: columns(batch),
  };
}

/** The place of an event in its stream has one already: SQLSTATE unique_violation. */
function isTaken(error: unknown): boolean {
  return (error as { code?: unknown }).code === '23505';
}

/**
 * Many independent appends in one transaction; their streams are distinct. The first two arrays have an entry for each
 * append, the others one for each event, append after append. Answers
 * base: the last position before this batch; refused: numbers (from 1) of the appends that did not fit;
 * actual: their streams' revisions; repeated: last position when those very events stand at that place already.
 */
const APPEND_BATCH = `
create or replace function event_store.append_batch(
  streams text[], expected int[],
  event_streams text[], revisions int[], ids uuid[], types text[], data json[], metadata json[],
  out base bigint, out refused int[], out actual int[], out repeated bigint[]
) language plpgsql as $$
begin
  perform pg_advisory_xact_lock(${APPEND_LOCK});
  select coalesce(max(position), 0) into base from event_store.event;

  -- From the expected revision on there is usually one row to look at.
  select array_agg(a.number) into refused
  from unnest(streams, expected) with ordinality as a(stream, expected, number)
  where a.expected <> (
    select coalesce(max(e.revision), -1) from event_store.event e where e.stream = a.stream and e.revision >= a.expected);

  if refused is null then
    insert into event_store.event (position, stream, revision, id, type, data, metadata, recorded_at)
    select base + number, g.stream, g.revision, g.id, g.type, g.data, g.metadata, clock_timestamp()
    from unnest(event_streams, revisions, ids, types, append_batch.data, append_batch.metadata) with ordinality
      as g(stream, revision, id, type, data, metadata, number);
    return;
  end if;

  select array_agg((select coalesce(max(revision), -1) from event_store.event where stream = streams[r.number]) order by r.place),
    array_agg((select max(e.position)
     from unnest(event_streams, revisions, ids) as g(stream, revision, id)
     left join event_store.event e on e.stream = g.stream and e.revision = g.revision
     where g.stream = streams[r.number]
     having bool_and(e.id is not distinct from g.id)) order by r.place)
  into actual, repeated
  from unnest(refused) with ordinality as r(number, place);

  insert into event_store.event (position, stream, revision, id, type, data, metadata, recorded_at)
  select base + row_number() over (order by g.number),
         g.stream, g.revision, g.id, g.type, g.data, g.metadata, clock_timestamp()
  from unnest(event_streams, revisions, ids, types, append_batch.data, append_batch.metadata) with ordinality
    as g(stream, revision, id, type, data, metadata, number)
  where g.stream <> all (select streams[number] from unnest(refused) as number);
end $$;`;

/** Looks at each stream, and answers for each append that does not fit what is there. */
function appendBatch(batch: readonly Append[]): pg.QueryConfig {
  return {
    name: 'append_batch',
    text: 'select * from event_store.append_batch($1, $2, $3, $4, $5, $6, $7, $8)',
    values: [textArray(batch.map(({ stream }) => stream)), intArray(batch.map(({ expected }) => expected)), ...columns(batch)],
  };
}

interface BatchAnswer {
  readonly base: string | null;
  readonly refused: number[] | null;
  readonly actual: number[] | null;
  readonly repeated: (string | null)[] | null;
}

function outcomesOf(batch: readonly Append[], answer: BatchAnswer): Outcome[] {
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

/** Made anew at every start, by `migrateEventStore`. */
export const APPEND_FUNCTIONS = [APPEND_ONE, APPEND_NEXT, APPEND_BATCH];

function inOrder(batch: readonly Append[], written: Written): Sent {
  let place = written.base;
  return { written, outcomes: batch.map(({ expected, events }) => appended(expected + events.length, (place += events.length))) };
}

function appended(revision: number, place: number): Appended {
  return { revision, position: positionOf(place), repeated: false };
}

/** The events of a batch as they would be read back: from the JSON that was sent, which is what is stored. */
export function asRead(batch: readonly Append[], { base, recorded }: Written): StoredEvent[] {
  const recordedAt = recorded.toISOString();
  let place = base;
  return batch.flatMap(({ stream, expected, events }) =>
    events.map(({ id, type, data, metadata }, index) => ({
      id: id.toLowerCase(),
      stream,
      revision: expected + 1 + index,
      position: positionOf(++place),
      type,
      data: JSON.parse(data) as unknown,
      metadata: JSON.parse(metadata) as unknown,
      recordedAt,
    })),
  );
}

/** The events of a batch, an array for each column. */
function columns(batch: readonly Append[]): Buffer[] {
  const placed = batch.flatMap(({ stream, expected, events }) =>
    events.map(({ id, type, data, metadata }, index) => ({ stream, revision: expected + 1 + index, id, type, data, metadata })),
  );
  return [
    textArray(placed.map(({ stream }) => stream)),
    intArray(placed.map(({ revision }) => revision)),
    uuidArray(placed.map(({ id }) => id)),
    textArray(placed.map(({ type }) => type)),
    textArray(placed.map(({ data }) => data), 'json'),
    textArray(placed.map(({ metadata }) => metadata), 'json'),
  ];
}

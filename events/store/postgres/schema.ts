import type { ClientBase } from 'pg';

/** One number for the whole database: whoever holds it appends, and position order becomes commit order. */
const APPEND_LOCK = 7_305_011;
const MIGRATION_LOCK = 7_305_012;

const TABLE = `
create schema if not exists event_store;
create table if not exists event_store.event (
  position    bigint primary key,
  stream      text collate "C" not null,
  revision    int not null,
  id          uuid not null,
  type        text not null,
  data        json not null,
  metadata    json not null,
  recorded_at timestamptz(3) not null,
  unique (stream, revision)
);`;

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

/** Safe to run by several processes at once and at every start. */
export async function migrateEventStore(client: ClientBase): Promise<void> {
  await client.query('begin');
  try {
    await client.query(`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
    await client.query(TABLE);
    await client.query(APPEND_ONE);
    await client.query(APPEND_NEXT);
    await client.query(APPEND_BATCH);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

import type { Pool, PoolClient } from 'pg';
import { rollback, withClient } from './borrowed-client.js';

/** Any number that this product uses for nothing else: processes that start together take turns making the tables. */
const MAKING_TABLES = 7_410_001;

/**
 * The engine's own tables. `checkpoint.handled` is the place in the store that a projection has handled;
 * `checkpoint.position` is the place that its lists show, which is the same with a `~` for every time that rows changed
 * without a new event (a released event, a rebuild): it sorts after the bare place and before the next one.
 */
const TABLES = `
CREATE SCHEMA IF NOT EXISTS projection;
CREATE SCHEMA IF NOT EXISTS read_model;

CREATE TABLE IF NOT EXISTS projection.checkpoint (
  name text PRIMARY KEY,
  version integer NOT NULL,
  handled text COLLATE "C" NOT NULL,
  position text COLLATE "C" NOT NULL,
  -- Who holds a list of before this position cannot catch up row by row.
  changes_from text COLLATE "C" NOT NULL,
  -- False until the first build reached the end of the store.
  built boolean NOT NULL DEFAULT false,
  -- What is being handled right now: '' nothing, '*' a batch, else an event's id.
  trying text NOT NULL DEFAULT '',
  trying_to text COLLATE "C" NOT NULL DEFAULT '',
  attempts integer NOT NULL DEFAULT 0,
  rate real NOT NULL DEFAULT 0,
  tables text[] NOT NULL DEFAULT '{}',
  updated_at timestamptz NOT NULL DEFAULT now()
) WITH (fillfactor = 50);

-- Of columns, indexes and version; '' where an older version of the product wrote the rows.
ALTER TABLE projection.checkpoint ADD COLUMN IF NOT EXISTS fingerprint text NOT NULL DEFAULT '';
-- Of the last attempt, while it is tried again and again.
ALTER TABLE projection.checkpoint ADD COLUMN IF NOT EXISTS failure text;

-- The fingerprint of a later version that reads and keeps up these rows while it builds its own; see older-rows.ts.
ALTER TABLE projection.checkpoint ADD COLUMN IF NOT EXISTS read_by text NOT NULL DEFAULT '';
-- What these rows do not say, as table.column, or as the name of a table of totals: it is there after the rebuild.
ALTER TABLE projection.checkpoint ADD COLUMN IF NOT EXISTS lacking text[] NOT NULL DEFAULT '{}';

-- What processes on this database make rows by, and when one was last there; see version-registry.ts.
CREATE TABLE IF NOT EXISTS projection.shape (
  projection text NOT NULL,
  fingerprint text NOT NULL,
  last_seen_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (projection, fingerprint)
);
-- Processes of older products do not say how long they live.
ALTER TABLE projection.shape ADD COLUMN IF NOT EXISTS lives_until timestamptz NOT NULL DEFAULT '-infinity';

CREATE TABLE IF NOT EXISTS projection.parked (
  projection text NOT NULL,
  stream text NOT NULL,
  revision integer NOT NULL,
  position text COLLATE "C" NOT NULL,
  event_type text NOT NULL,
  -- Null: nothing is wrong with this event, it waits behind an earlier one of its stream.
  error text,
  attempts integer NOT NULL DEFAULT 0,
  parked_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (projection, stream, revision)
);

-- Events that an operator has a consumer leave out, for ever.
CREATE TABLE IF NOT EXISTS projection.skipped (
  projection text NOT NULL,
  stream text NOT NULL,
  revision integer NOT NULL,
  position text COLLATE "C" NOT NULL,
  event_type text NOT NULL,
  error text,
  by text NOT NULL,
  reason text NOT NULL,
  skipped_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (projection, stream, revision)
);

CREATE TABLE IF NOT EXISTS projection.change_log (
  list text NOT NULL,
  position text COLLATE "C" NOT NULL,
  key text NOT NULL,
  operation text NOT NULL,
  by text NOT NULL,
  event_type text NOT NULL,
  at timestamptz NOT NULL,
  logged_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (list, position, key)
);
-- Null: the row came or went, or nobody knows.
ALTER TABLE projection.change_log ADD COLUMN IF NOT EXISTS changed text[];

CREATE TABLE IF NOT EXISTS projection.rebuild (
  name text PRIMARY KEY,
  state text NOT NULL,
  version integer NOT NULL,
  position text COLLATE "C" NOT NULL DEFAULT '',
  head text COLLATE "C" NOT NULL DEFAULT '',
  done real NOT NULL DEFAULT 0,
  rate real NOT NULL DEFAULT 0,
  seconds_left real,
  started_at timestamptz NOT NULL DEFAULT now(),
  finished_at timestamptz,
  error text
);

CREATE TABLE IF NOT EXISTS projection.request (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  projection text NOT NULL,
  kind text NOT NULL,
  stream text NOT NULL DEFAULT '',
  requested_by text NOT NULL,
  requested_at timestamptz NOT NULL DEFAULT now(),
  outcome text,
  finished_at timestamptz
);
ALTER TABLE projection.request ADD COLUMN IF NOT EXISTS reason text NOT NULL DEFAULT '';
ALTER TABLE projection.request ADD COLUMN IF NOT EXISTS revision integer;
CREATE INDEX IF NOT EXISTS request_open ON projection.request (projection, id) WHERE finished_at IS NULL;
`;

export async function makeEngineTables(pool: Pool): Promise<void> {
  const make = async (client: PoolClient): Promise<void> => {
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [MAKING_TABLES]);
    await client.query(TABLES);
    await client.query('COMMIT');
  };
  await withClient(pool, make, rollback);
}

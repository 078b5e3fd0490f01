import type { Pool } from 'pg';
import type { Projection } from './projection.js';
import type { ReadModelTables } from './read-model-tables.js';
import { liveTarget, rebuildTarget } from './target.js';

/**
 * Whether this version reads and keeps up the rows that an older one has left, while it builds its own: the tables hold every column
 * of its own, the same key, and nothing beside that a new row would have to say. What differs in the words is there after the rebuild.
 */
export async function takeUpOlderRows(pool: Pool, tables: ReadModelTables, projection: Projection): Promise<boolean> {
  const [live, build] = [liveTarget(projection), rebuildTarget(projection)];
  await tables.prepare(projection, build, { bare: true });
  const { rowCount } = await pool.query(TAKE_UP, [live.id, live.schema, build.schema, tables.namesOf(projection), tables.fingerprintOf(projection)]);
  return rowCount === 1;
}

const TAKE_UP = `
WITH col AS MATERIALIZED (
  SELECT n.nspname AS place, t.relname AS table, a.attname AS name, format_type(a.atttypid, a.atttypmod) AS type, a.attgenerated <> '' AS reckoned,
    a.attnotnull AND NOT a.atthasdef AS needed, EXISTS (SELECT FROM pg_index i WHERE i.indrelid = t.oid AND i.indisprimary AND a.attnum = ANY(i.indkey)) AS key
  FROM pg_class t JOIN pg_namespace n ON n.oid = t.relnamespace JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum > 0 AND NOT a.attisdropped
  WHERE t.relkind = 'r' AND n.nspname IN ($2, $3) AND t.relname = ANY($4)
)
UPDATE projection.checkpoint SET read_by = $5 WHERE name = $1 AND built
  AND NOT EXISTS (SELECT FROM col own WHERE own.place = $3 AND NOT EXISTS (
    SELECT FROM col o WHERE o.place = $2 AND (o.table, o.name, o.type, o.reckoned, o.key) = (own.table, own.name, own.type, own.reckoned, own.key)
      AND (own.needed OR NOT o.needed)))
  AND NOT EXISTS (SELECT FROM col o WHERE o.place = $2 AND o.needed AND NOT EXISTS (
    SELECT FROM col own WHERE own.place = $3 AND (own.table, own.name) = (o.table, o.name)))
  AND EXISTS (SELECT FROM col own WHERE own.place = $3)`;

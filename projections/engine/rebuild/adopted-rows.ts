import type { PoolClient } from 'pg';
import { schemaOf, withoutMark } from '../write/beside.js';
import { LEADER_LOCKS, USED_LOCKS } from '../run/leadership.js';
import type { Projection } from '../projection.js';
import { quoted } from '../schema/table-layout.js';
import { liveTarget } from '../write/target.js';
import { removeOne, type Unused } from './unused-slots.js';
import { lockedByOthers } from './used-slots.js';

/**
 * Moves the rows that a version has left beside the usual place into it, where nothing stands there yet: whoever takes the place over
 * then goes on with them as with rows of the usual place.
 * @param client in a transaction, and holds the lock under which places are chosen
 */
export async function adoptLeft(client: PoolClient, projections: readonly Projection[]): Promise<void> {
  const { rows } = await client.query<Unused>(LEFT, [JSON.stringify(projections.map(({ name }) => ({ name }))), USED_LOCKS, LEADER_LOCKS]);
  await client.query(`SET LOCAL lock_timeout = '2s'`);
  for (const left of rows) await adopt(client, left, projections.find(({ name }) => name === withoutMark(left.id))!);
}

async function adopt(client: PoolClient, { id, tables }: Unused, projection: Projection): Promise<void> {
  const { name } = projection;
  const { schema } = liveTarget(projection);
  const begun = await client.query<{ tables: string[] }>('SELECT tables FROM projection.checkpoint WHERE name = $1', [name]);
  await removeOne(client, { id: name, tables: [...new Set([...tables, ...(begun.rows[0]?.tables ?? [])])] }, projection);
  for (const table of tables) await client.query(`ALTER TABLE ${quoted(schemaOf(id))}.${quoted(table)} SET SCHEMA ${quoted(schema)}`);
  await client.query('UPDATE projection.parked SET projection = $1 WHERE projection = $2', [name, id]);
  // Whoever followed them is gone: nothing of their log is kept.
  await client.query('UPDATE projection.checkpoint SET name = $1, changes_from = position WHERE name = $2', [name, id]);
  await removeOne(client, { id, tables: [] }, projection);
}

/** The latest of each that nobody uses. */
const LEFT = `
WITH used AS MATERIALIZED (${lockedByOthers('$2')}), led AS MATERIALIZED (${lockedByOthers('$3')})
SELECT DISTINCT ON (own.name) c.name AS id, c.tables FROM json_to_recordset($1) AS own(name text)
JOIN projection.checkpoint c ON split_part(c.name, '@', 1) = own.name AND c.name <> own.name AND c.name NOT LIKE '%/%' AND c.built
LEFT JOIN projection.checkpoint usual ON usual.name = own.name
WHERE usual.built IS NOT TRUE
  AND hashtext(own.name)::oid NOT IN (SELECT objid FROM led) AND hashtext(c.name)::oid NOT IN (SELECT objid FROM led)
  AND NOT EXISTS (SELECT FROM projection.shape s WHERE s.projection = own.name AND (hashtext(c.name || '|' || s.fingerprint)::oid IN (SELECT objid FROM used)
    OR hashtext(own.name || '|' || s.fingerprint)::oid IN (SELECT objid FROM used)))
ORDER BY own.name, c.updated_at DESC`;

import { setTimeout as pause } from 'node:timers/promises';
import pg, { type Pool, type PoolClient } from 'pg';
import { schemaOf, withoutMark } from '../write/beside.js';
import { rollback, withClient } from '../schema/borrowed-client.js';
import { CHOOSING_PLACES, LEADER_LOCKS, USED_LOCKS } from '../run/leadership.js';
import { listsOf } from '../../lists/lists-of.js';
import type { Projection } from '../projection.js';
import { quoted } from '../schema/table-layout.js';
import { LIVE_SCHEMA, rebuildTarget, verifyTarget } from '../write/target.js';
import { lockedByOthers } from './used-slots.js';

const LOCK_NOT_AVAILABLE = '55P03';
const LOOK_AGAIN_MS = 1_000;

export interface Removal {
  readonly removed: readonly string[];
  /** Still there, because somebody reads them. */
  readonly locked: readonly string[];
  /** Still there, because a process lives that may use them: it has lost the connection that says so, and takes it again. */
  readonly doubtful: readonly string[];
}

export interface Unused {
  readonly id: string;
  readonly tables: readonly string[];
}

/**
 * Removes rows of these projections that processes of another version have left: nobody uses them, nor has for a while, and
 * this process' own rows are there.
 * @param forMinutes a version that is only restarted finds its rows again
 */
export function removeUnused(pool: Pool, projections: readonly Projection[], forMinutes: number): Promise<Removal> {
  const remove = async (client: PoolClient): Promise<Removal> => {
    await client.query(`BEGIN; SET LOCAL lock_timeout = '1s'`);
    await client.query('SELECT pg_advisory_xact_lock($1)', [CHOOSING_PLACES]);
    const own = projections.map(({ name }) => ({ id: name, name: withoutMark(name) }));
    const { rows } = await client.query<Unused & { readonly doubtful: boolean }>(UNUSED, [JSON.stringify(own), USED_LOCKS, LEADER_LOCKS, forMinutes]);
    const all = { removed: [] as string[], locked: [] as string[], doubtful: rows.filter(({ doubtful }) => doubtful).map(({ id }) => id) };
    for (const unused of rows.filter(({ doubtful }) => !doubtful)) {
      const isGone = await removedUnlocked(client, unused, projections.find(({ name }) => withoutMark(name) === withoutMark(unused.id))!);
      all[isGone ? 'removed' : 'locked'].push(unused.id);
    }
    await client.query('COMMIT');
    return all;
  };
  return withClient(pool, remove, rollback);
}

/**
 * Has builds of these projections beside the usual place come to nothing that nobody else goes on with: who takes the usual place over
 * begins anew there. Their tables are removed with what else is unused.
 * @param client holds the lock under which places are chosen
 */
export async function giveUpUnfinished(client: PoolClient, besides: readonly Projection[]): Promise<void> {
  const own = besides.map(({ name }) => ({ id: name, name: withoutMark(name), build: rebuildTarget({ name }).id }));
  await client.query(GIVE_UP, [JSON.stringify(own), USED_LOCKS, LEADER_LOCKS]);
}

/** @returns false where somebody reads them just now: whoever comes next removes them */
async function removedUnlocked(client: PoolClient, unused: Unused, own: Projection): Promise<boolean> {
  await client.query('SAVEPOINT one');
  try {
    await removeOne(client, unused, own);
    return true;
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== LOCK_NOT_AVAILABLE) throw error;
    await client.query('ROLLBACK TO SAVEPOINT one');
    return false;
  }
}

/** @param own whichever version's of it */
export async function removeOne(client: PoolClient, { id, tables }: Unused, own: Projection): Promise<void> {
  const builds = [rebuildTarget({ name: id }), verifyTarget({ name: id })];
  const mark = id.slice(withoutMark(id).length);
  const schemas = [...builds.map(({ schema }) => schema), ...(mark === '' ? [] : [schemaOf(id)])];
  if (mark === '' && tables.length > 0) await client.query(`DROP TABLE IF EXISTS ${tables.map((table) => `${LIVE_SCHEMA}.${quoted(table)}`).join(', ')}`);
  await client.query(`DROP SCHEMA IF EXISTS ${schemas.map(quoted).join(', ')} CASCADE`);
  const ids = [id, ...builds.map((build) => build.id)];
  await client.query('DELETE FROM projection.change_log WHERE list = ANY($1)', [listsOf(own).map((list) => `${withoutMark(list)}${mark}`)]);
  await client.query('DELETE FROM projection.parked WHERE projection = ANY($1)', [ids]);
  await client.query('DELETE FROM projection.rebuild WHERE name = ANY($1)', [ids]);
  await client.query('DELETE FROM projection.request WHERE projection = ANY($1)', [ids]);
  await client.query('DELETE FROM projection.checkpoint WHERE name = ANY($1)', [ids]);
}

/** Removes what nobody uses of these. @returns of every version those whose rows are used; what is only being read is left to the next */
export async function slotsInUse(pool: Pool, projections: readonly Projection[]): Promise<string[]> {
  let { locked, doubtful } = await removeUnused(pool, projections, 0);
  for (; doubtful.length > 0; { locked, doubtful } = await removeUnused(pool, projections, 0)) await pause(LOOK_AGAIN_MS);
  const names = projections.map(({ name }) => withoutMark(name));
  const { rows } = await pool.query<{ id: string }>(`SELECT name AS id FROM projection.checkpoint WHERE split_part(name, '@', 1) = ANY($1) AND name NOT LIKE '%/%' AND name <> ALL($2)`, [names, locked]);
  return rows.map(({ id }) => id);
}

const UNUSED = `
WITH used AS MATERIALIZED (${lockedByOthers('$2')}), led AS MATERIALIZED (${lockedByOthers('$3')})
SELECT c.name AS id, c.tables, EXISTS (
  SELECT FROM projection.shape s WHERE s.projection = own.name AND s.fingerprint <> mine.fingerprint AND s.lives_until > now()
  AND NOT EXISTS (SELECT FROM projection.checkpoint place JOIN used ON objid = hashtext(place.name || '|' || s.fingerprint)::oid
    WHERE split_part(place.name, '@', 1) = own.name)) AS doubtful
FROM json_to_recordset($1) AS own(id text, name text)
JOIN projection.checkpoint mine ON mine.name = own.id AND mine.built
JOIN projection.checkpoint c ON split_part(c.name, '@', 1) = own.name AND c.name <> own.id AND c.name NOT LIKE '%/%'
WHERE hashtext(c.name)::oid NOT IN (SELECT objid FROM led)
  AND NOT EXISTS (SELECT FROM projection.shape s WHERE s.projection = own.name
    AND (hashtext(c.name || '|' || s.fingerprint)::oid IN (SELECT objid FROM used)
      OR (s.fingerprint = c.fingerprint AND s.fingerprint <> mine.fingerprint AND s.last_seen_at > now() - $4 * interval '1 minute')))`;

/** Without the checkpoint of its build none can take its place, as it may be about to; one that just has is no longer unfinished. */
const GIVE_UP = `
WITH used AS MATERIALIZED (${lockedByOthers('$2')}), led AS MATERIALIZED (${lockedByOthers('$3')})
DELETE FROM projection.checkpoint b USING json_to_recordset($1) AS own(id text, name text, build text)
WHERE b.name = own.build AND hashtext(own.id)::oid NOT IN (SELECT objid FROM led)
  AND NOT EXISTS (SELECT FROM projection.shape s WHERE s.projection = own.name AND hashtext(own.id || '|' || s.fingerprint)::oid IN (SELECT objid FROM used))
  AND NOT EXISTS (SELECT FROM projection.checkpoint c WHERE c.name = own.id AND c.built)`;

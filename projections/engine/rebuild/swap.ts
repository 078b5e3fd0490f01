import type { Pool, PoolClient } from 'pg';
import type { Position } from '../../../events/store/event-store.js';
import { CheckpointMoved, type Checkpoint } from '../write/checkpoint.js';
import { inTransaction } from '../write/in-transaction.js';
import { listsOf } from '../../lists/lists-of.js';
import type { Projection } from '../projection.js';
import { justAfter } from '../changes/shown-position.js';
import { quoted } from '../schema/table-layout.js';
import { liveTarget, rebuildTarget } from '../write/target.js';

/** Somebody reads the live rows for long; everybody else would queue behind the swap, so it gives way. */
export class SwapHeldUp extends Error {}

const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Puts a finished rebuild in the place of the live rows: tables, checkpoint, version and parked events at once.
 * @returns what the lists show now: a place of its own, so that nobody who holds old rows takes them for current
 */
export async function swapIn(pool: Pool, projection: Projection, tables: readonly string[]): Promise<Position> {
  try {
    return await inTransaction(pool, rebuildTarget(projection), async (client) => {
      await client.query(`SET LOCAL lock_timeout = '100ms'`);
      const { built, live } = await bothCheckpoints(client, projection);
      const position = justAfter(built.handled > live.position ? built.handled : live.position);
      await replaceTables(client, projection, tables, live.tables);
      await client.query(
        `UPDATE projection.checkpoint SET version = $2, fingerprint = $6, read_by = '', lacking = '{}', handled = $3, position = $4, changes_from = $4, built = true, trying = '',
           trying_to = '', attempts = 0, tables = $5, updated_at = now() WHERE name = $1`,
        [projection.name, projection.version, built.handled, position, tables, built.fingerprint],
      );
      await replaceParked(client, projection);
      await client.query('DELETE FROM projection.change_log WHERE list = ANY($1)', [listsOf(projection)]);
      return position;
    });
  } catch (error) {
    if ((error as { code?: unknown }).code === LOCK_NOT_AVAILABLE) throw new SwapHeldUp();
    throw error;
  }
}

/** Both rows locked: the live one is the fence against another leader. */
async function bothCheckpoints(client: PoolClient, projection: Projection): Promise<{ built: Checkpoint; live: Checkpoint }> {
  const [live, built] = [liveTarget(projection).id, rebuildTarget(projection).id];
  const { rows } = await client.query<Checkpoint>(
    'SELECT name, version, fingerprint, handled, position, tables FROM projection.checkpoint WHERE name = ANY($1) FOR UPDATE',
    [[live, built]],
  );
  const liveRow = rows.find(({ name }) => name === live);
  const builtRow = rows.find(({ name }) => name === built);
  if (!liveRow || !builtRow || builtRow.handled < liveRow.handled || builtRow.version !== projection.version) {
    throw new CheckpointMoved(projection.name);
  }
  return { built: builtRow, live: liveRow };
}

async function replaceTables(client: PoolClient, projection: Projection, tables: readonly string[], old: readonly string[]): Promise<void> {
  const { schema } = rebuildTarget(projection);
  const live = quoted(liveTarget(projection).schema);
  const dropped = [...new Set([...old, ...tables])].map((table) => `${live}.${quoted(table)}`);
  await client.query(`DROP TABLE IF EXISTS ${dropped.join(', ')}`);
  for (const table of tables) await client.query(`ALTER TABLE ${quoted(schema)}.${quoted(table)} SET SCHEMA ${live}`);
  // Without CASCADE: whatever a table left behind must not take a column of it along.
  await client.query(`DROP SCHEMA ${quoted(schema)}`);
}

async function replaceParked(client: PoolClient, projection: Projection): Promise<void> {
  const [live, built] = [liveTarget(projection).id, rebuildTarget(projection).id];
  await client.query('DELETE FROM projection.parked WHERE projection = $1', [live]);
  await client.query('UPDATE projection.parked SET projection = $1 WHERE projection = $2', [live, built]);
  await client.query('DELETE FROM projection.checkpoint WHERE name = $1', [built]);
}

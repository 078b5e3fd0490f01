import type { Pool } from 'pg';
import { listsOf } from '../../lists/lists-of.js';
import type { Projection } from '../projection.js';

/** So many changes of a list are kept, for at most so long: who comes back later fetches the list again. */
const KEPT_CHANGES = 10_000;
const KEPT_FOR = '1 hour';

const PRUNE = `
WITH cutoff AS (
  SELECT max(position) AS position FROM (
    SELECT max(position) AS position FROM projection.change_log WHERE list = ANY($2) AND logged_at < now() - $3::interval
    UNION ALL
    SELECT (SELECT position FROM projection.change_log WHERE list = named ORDER BY position DESC OFFSET $4 LIMIT 1) FROM unnest($2::text[]) named
  ) candidates
), gone AS (
  DELETE FROM projection.change_log USING cutoff WHERE list = ANY($2) AND change_log.position <= cutoff.position
)
UPDATE projection.checkpoint SET changes_from = cutoff.position FROM cutoff
WHERE name = $1 AND cutoff.position > changes_from`;

export async function pruneChangeLog(pool: Pool, projection: Projection, keptChanges = KEPT_CHANGES, keptFor = KEPT_FOR): Promise<void> {
  await pool.query(PRUNE, [projection.name, listsOf(projection), keptFor, keptChanges]);
}

import type { PoolClient } from 'pg';
import type { Projection } from '../projection.js';
import { quoted } from '../schema/table-layout.js';

/** Where a build of a projection is written: its rows' schema, and the name of its checkpoint and parked events. */
export interface Target {
  readonly id: string;
  readonly schema: string;
  /** Live rows are followed: their changes are logged. */
  readonly followed: boolean;
}

type Named = Pick<Projection, 'name'>;
type Placed = Pick<Projection, 'name' | 'schema'>;

export const LIVE_SCHEMA = 'read_model';

export function liveTarget({ name, schema = LIVE_SCHEMA }: Placed): Target {
  return { id: name, schema, followed: true };
}

export function rebuildTarget({ name }: Named): Target {
  return { id: `${name}/rebuild`, schema: `rebuild_${name}`, followed: false };
}

/** A throwaway build to compare the live rows with. */
export function verifyTarget({ name }: Named): Target {
  return { id: `${name}/verify`, schema: `verify_${name}`, followed: false };
}

/**
 * Begins a transaction on the target's tables. It need not wait for the disk: read models are disposable, and the
 * checkpoint rides in the same transaction, so what a crash of the server takes away is simply handled again.
 */
export async function beginOn(client: PoolClient, target: Target): Promise<void> {
  await client.query(`BEGIN; SET LOCAL search_path TO ${quoted(target.schema)}; SET LOCAL synchronous_commit TO off`);
}

import type pg from 'pg';
import type { ConnectionShares } from '../database/connection-shares.js';
import { ownConnections } from '../database/own-connections.js';

/**
 * What the engine asks names rows by their keys, which no value changes the plan of: each connection plans a statement once,
 * where it would plan the first five calls anew. Of a list's row that is 2 ms instead of 1.3.
 */
const PLANNED_ONCE = '-c plan_cache_mode=force_generic_plan';

/** Connections that the engine keeps for itself, so that a rush of readers cannot hold up the rows that they wait for. */
export function engineConnections(shared: pg.Pool, { projections }: ConnectionShares): pg.Pool {
  return ownConnections(shared, { options: `${shared.options.options ?? ''} ${PLANNED_ONCE}`, max: projections, statement_timeout: 0, application_name: 'projections' });
}

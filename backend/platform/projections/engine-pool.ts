import type pg from 'pg';
import { ownConnections } from '../database/own-connections.js';

/** Connections that the engine keeps for itself, so that a rush of readers cannot hold up the rows that they wait for. */
const CONNECTIONS = 12;

/**
 * What the engine asks names rows by their keys, which no value changes the plan of: each connection plans a statement once,
 * where it would plan the first five calls anew. Of a list's row that is 2 ms instead of 1.3.
 */
const PLANNED_ONCE = '-c plan_cache_mode=force_generic_plan';

export function engineConnections(shared: pg.Pool): pg.Pool {
  return ownConnections(shared, { options: `${shared.options.options ?? ''} ${PLANNED_ONCE}`, max: CONNECTIONS, statement_timeout: 0, application_name: 'projections' });
}

import type pg from 'pg';
import type { ConnectionShares } from '../database/connection-shares.js';
import { ownConnections } from '../database/own-connections.js';

/**
 * Connections of their own, so that a rush of readers holds up no job, and none of them holds up a reader. One listens, one
 * says who is alive, the rest look for work and say what became of it; idle ones are closed.
 */
export function jobConnections(shared: pg.Pool, { jobs }: ConnectionShares): pg.Pool {
  const pool = ownConnections(shared, { max: jobs, application_name: 'jobs' });
  // The library borrows them without a listener of its own.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

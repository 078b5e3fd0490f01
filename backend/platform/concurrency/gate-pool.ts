import type pg from 'pg';
import type { ConnectionShares } from '../database/connection-shares.js';
import { ownConnections } from '../database/own-connections.js';

/** Connections that hold gates: a rush of readers keeps nobody out, and those who wait at a gate keep no reader waiting. */
export function gateConnections(shared: pg.Pool, { gates }: ConnectionShares): pg.Pool {
  return ownConnections(shared, { max: gates, application_name: 'gates' });
}

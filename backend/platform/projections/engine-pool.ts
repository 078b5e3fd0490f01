import pg from 'pg';

/** Connections that the engine keeps for itself, so that a rush of readers cannot hold up the rows that they wait for. */
const CONNECTIONS = 12;

export function engineConnections({ options }: pg.Pool): pg.Pool {
  const pool = new pg.Pool({ ...options, password: options.password, max: CONNECTIONS, statement_timeout: 0, application_name: 'projections' });
  // An idle connection that breaks is replaced by the next query; without a listener it would end the process.
  pool.on('error', () => undefined);
  return pool;
}

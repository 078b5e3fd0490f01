import pg from 'pg';

/** One listens, one says who is alive, the rest look for work and say what became of it; idle ones are closed. */
const CONNECTIONS = 8;

/** Connections of their own, so that a rush of readers holds up no job, and none of them holds up a reader. */
export function jobConnections({ options }: pg.Pool): pg.Pool {
  const pool = new pg.Pool({ ...options, password: options.password, max: CONNECTIONS, application_name: 'jobs' });
  // A connection that breaks is replaced by the next query; without a listener it would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

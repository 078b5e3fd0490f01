import pg from 'pg';

/**
 * A stream look-up planned while the table was empty would scan it for ever after: cached plans of these connections
 * always take the index. The append function must see what was committed while it waited for its lock: read committed.
 */
const SESSION = "set default_transaction_isolation = 'read committed'; set enable_seqscan = off; set plan_cache_mode = force_generic_plan; set timezone = 'UTC'";

/** Longer than any healthy statement of the store; past it the connection is given up and its outcome is unknown. */
const QUERY_TIMEOUT = 10_000;

export async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ ...login(url), query_timeout: QUERY_TIMEOUT });
  // A lost connection is noticed by the next query; without a listener it would end the process.
  client.on('error', () => undefined);
  await client.connect();
  await client.query(SESSION);
  return client;
}

/** @param readers connections at a time */
export function readPool(url: string, readers = 6): pg.Pool {
  const pool = new pg.Pool({
    ...login(url),
    max: readers,
    query_timeout: 60_000,
    onConnect: async (client) => void (await client.query(SESSION)),
  });
  pool.on('error', () => undefined);
  return pool;
}

const login = (url: string) => ({
  connectionString: url,
  application_name: 'event-store',
  connectionTimeoutMillis: 5000,
  keepAlive: true,
});

/** The server is away, going or not yet there, so trying again can help; what it was asked may have been done. */
export function isConnectionProblem(error: unknown): boolean {
  const code = (error as { code?: unknown }).code;
  // Errors that the server itself answered carry a SQLSTATE of five characters; a socket's have names like ECONNRESET.
  if (typeof code !== 'string' || !/^[0-9A-Z]{5}$/.test(code) || code === 'EPIPE') return true;
  // 08 connection, 57P01..3 shutting down or starting up, 53300 too many connections, 25006 read-only after a failover
  return /^(08|57P0[123]|53300|25006)/.test(code);
}

import pg from 'pg';

/** One connection to the tables of a schema. The server may be stopped before a connection that was given up is closed. */
export function listPool(databaseUrl: string, schema: string): pg.Pool {
  return new pg.Pool({ connectionString: databaseUrl, options: `-c search_path=${schema}`, max: 1 }).on('error', () => undefined);
}

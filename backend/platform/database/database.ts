import { Logger } from '@nestjs/common';
import pg from 'pg';
import { CannotStart } from '../config/cannot-start.js';

const OLDEST_VERSION = 140_000;

/** Read models live in a schema of their own, which a rebuild swaps tables into; beside it stand those of a version that is being deployed. */
const searchPath = (beside: readonly string[]): string => `-c search_path=${['public', ...beside, 'read_model'].join(',')}`;

/** No screen's query takes nearly as long; who runs for longer lifts it for the transaction (`SET LOCAL statement_timeout = 0`). */
const LONGEST_STATEMENT_MS = 20_000;

interface PoolOptions {
  /** Those that requests share. */
  readonly connections?: number;
  readonly longestStatementMs?: number;
  readonly schemas?: readonly string[];
}

/** For commands that work alone. */
const CONNECTIONS = 10;

/**
 * @param options.schemas looked into before the usual one of read models
 * @throws CannotStart when the database is out of reach or too old
 */
export async function openPool(url: string, { connections = CONNECTIONS, longestStatementMs = LONGEST_STATEMENT_MS, schemas = [] }: PoolOptions = {}): Promise<pg.Pool> {
  const log = new Logger('Database');
  const pool = new pg.Pool({
    connectionString: url,
    options: searchPath(schemas),
    max: connections,
    connectionTimeoutMillis: 15_000,
    statement_timeout: longestStatementMs,
    keepAlive: true,
  });
  // An idle connection that breaks is replaced by the next query; without a listener it would end the process.
  pool.on('error', (error) => pool.ending || log.warn(`A database connection broke: ${error.message}`));
  try {
    await checkVersion(pool);
    return pool;
  } catch (error) {
    await pool.end();
    if (error instanceof CannotStart) throw error;
    throw new CannotStart(`The database at ${placeOf(url)} cannot be used: ${reasonOf(error)}.`);
  }
}

async function checkVersion(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ number: number; text: string }>(
    `SELECT current_setting('server_version_num')::int AS number, current_setting('server_version') AS text`,
  );
  const version = rows[0]!;
  if (version.number < OLDEST_VERSION) throw new CannotStart(`PostgreSQL 14 or newer is needed, and the database runs ${version.text}.`);
}

/** Host and database, without the name and the password that the address may hold. */
function placeOf(url: string): string {
  try {
    const { host, pathname } = new URL(url);
    return `${host}${pathname}`;
  } catch {
    return 'DATABASE_URL';
  }
}

function reasonOf(error: unknown): string {
  const { message, code } = error as Error & { code?: string };
  return (message || code || 'it does not answer').replace(/\.$/, '');
}

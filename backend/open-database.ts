import { chmod, mkdir } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { CannotStart } from './platform/config/cannot-start.js';
import type { Settings } from './platform/config/settings.js';
import { openPool } from './platform/database/database.js';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './platform/database/embedded-postgres.js';
import { migrate } from './platform/database/migrate.js';

/** The database without what is made of it: for commands that look after it. */
export interface OpenDatabase {
  readonly pool: pg.Pool;
  readonly url: string;
  close(): Promise<void>;
}

/** @throws CannotStart */
export async function openDatabase(settings: Pick<Settings, 'databaseUrl' | 'dataDir'>): Promise<OpenDatabase> {
  const embedded = settings.databaseUrl === undefined ? await startEmbedded(settings.dataDir) : undefined;
  const url = settings.databaseUrl ?? embedded!.url;
  try {
    const pool = await openPool(url);
    const close = async () => {
      await pool.end();
      await embedded?.stop();
    };
    await migrate(pool);
    return { pool, url, close };
  } catch (error) {
    await embedded?.stop().catch(() => undefined);
    throw error;
  }
}

export async function startEmbedded(dataDir: string): Promise<EmbeddedPostgres> {
  try {
    await mkdir(dataDir, { recursive: true });
    // Started as root, PostgreSQL runs under another account, which has to pass through.
    await chmod(dataDir, process.getuid?.() === 0 ? 0o711 : 0o700);
    return await startEmbeddedPostgres({ folder: path.join(dataDir, 'postgres') });
  } catch (error) {
    throw new CannotStart(`The data folder ${dataDir} cannot be used: ${(error as Error).message}`);
  }
}

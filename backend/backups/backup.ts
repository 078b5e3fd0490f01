import { createReadStream } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { secretsKeyOf } from '../platform/config/secrets-key.js';
import type { Settings } from '../platform/config/settings.js';
import { bytesPiece, partPiece, type SequencePlace } from './backup-part.js';
import { nameOf, rowsOf, tablesToBackUp } from './tables.js';

/** Of DATA_DIR: what the database has no part of. */
const FOLDERS = ['files', 'templates'];
const UNFINISHED = 'unfinished';

export interface BackupOptions {
  readonly pool: pg.Pool;
  readonly settings: Settings;
  readonly signal: AbortSignal;
  /** What is done, for whoever waits. */
  readonly onProgress: (words: string) => void;
}

/** Tables as of one moment, whatever is written meanwhile; after them the files, so that each that an event names is there. */
export async function* backupPieces(options: BackupOptions): AsyncGenerator<Buffer> {
  const client = await options.pool.connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0');
    yield* tables(client, options);
  } finally {
    await client.query('ROLLBACK').catch(() => undefined);
    client.release();
  }
  yield* files(options);
}

async function* tables(client: pg.ClientBase, { settings, signal, onProgress }: BackupOptions): AsyncGenerator<Buffer> {
  const { rows } = await client.query<{ madeAt: Date; migrations: string[] }>(`SELECT now() AS "madeAt", (SELECT json_agg(name ORDER BY name) FROM migration) AS migrations`);
  const { rows: logs } = await client.query<{ logId: string }>('SELECT log_id AS "logId" FROM event_log');
  const { madeAt, migrations } = rows[0]!;
  const about = { madeAt: madeAt.toISOString(), logId: logs[0]?.logId ?? null, migrations, eventsElsewhere: settings.eventStoreUrl !== undefined, filesElsewhere: settings.files !== undefined };
  yield partPiece({ part: 'about', about });
  for (const table of await tablesToBackUp(client)) {
    yield partPiece({ part: 'table', ...table });
    let count = 0;
    for await (const { rows: more, json } of rowsOf(client, table)) {
      signal.throwIfAborted();
      yield bytesPiece(json);
      if (Math.floor(count / 50_000) < Math.floor((count += more) / 50_000)) onProgress(`${nameOf(table)}: ${count.toLocaleString('en-US')} rows so far`);
    }
    if (count > 0) onProgress(`${nameOf(table)}: ${count.toLocaleString('en-US')} ${count === 1 ? 'row' : 'rows'}`);
  }
  const { rows: sequences } = await client.query<SequencePlace>(`SELECT schemaname AS schema, sequencename AS sequence, last_value::text AS last FROM pg_sequences WHERE last_value IS NOT NULL AND schemaname IN ('public', 'event_store', 'projection', 'graphile_worker')`);
  yield partPiece({ part: 'sequences', sequences });
}

async function* files({ settings, signal, onProgress }: BackupOptions): AsyncGenerator<Buffer> {
  yield partPiece({ part: 'file', path: 'secrets.key' });
  yield bytesPiece(secretsKeyOf(settings));
  const seal = await readFile(settings.sealFile).catch(() => undefined);
  if (seal) {
    yield partPiece({ part: 'file', path: 'seal.pem' });
    yield bytesPiece(seal);
  }
  let [count, bytes] = [0, 0];
  for (const file of (await Promise.all(FOLDERS.map((folder) => filesUnder(settings.dataDir, folder)))).flat()) {
    let begun = false;
    try {
      for await (const chunk of createReadStream(path.join(settings.dataDir, file), { highWaterMark: 1 << 20 })) {
        signal.throwIfAborted();
        if (!begun) yield partPiece({ part: 'file', path: file });
        begun = true;
        yield bytesPiece(chunk as Buffer);
        bytes += (chunk as Buffer).length;
      }
    } catch (error) {
      // What no event names is swept away now and then.
      if (begun || (error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      continue;
    }
    if (!begun) yield partPiece({ part: 'file', path: file });
    if (++count % 500 === 0) onProgress(`files: ${count.toLocaleString('en-US')} so far`);
  }
  signal.throwIfAborted();
  onProgress(`files: ${count.toLocaleString('en-US')}, ${(bytes / 1e6).toFixed(1)} MB`);
}

async function filesUnder(dataDir: string, folder: string): Promise<string[]> {
  const entries = await readdir(path.join(dataDir, folder), { recursive: true, withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const found = entries.filter((entry) => entry.isFile()).map((entry) => path.relative(dataDir, path.join(entry.parentPath, entry.name)));
  return found.filter((file) => !file.split(path.sep).includes(UNFINISHED)).sort();
}

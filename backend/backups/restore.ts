import { mkdir, open, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { CannotStart } from '../platform/config/cannot-start.js';
import { migrations } from '../platform/database/migrations.js';
import { eraseAgain, erasuresIn } from '../platform/store/erasure-list.js';
import { pieceRead, type AboutBackup, type BackupPart } from './backup-part.js';
import { insertRows, nameOf, quoted, tablesToBackUp, type BackedUpTable } from './tables.js';

const PATH = /^(secrets\.key|seal\.pem|(files|templates)(\/[A-Za-z0-9_-][\w. -]*)+)$/;

export interface RestoreOptions {
  /** An empty one, with the tables of this version. */
  readonly pool: pg.Pool;
  readonly folder: string;
  /** Who was erased, also since the backup was made: the text of `erasures.txt`. */
  readonly erasures: string;
  readonly onProgress: (words: string) => void;
}

export interface Restored {
  readonly about: AboutBackup;
  readonly rows: number;
  readonly files: number;
  /** People who could be read in the backup, and are erased again. */
  readonly erasedAgain: number;
}

/** All of it or nothing: rows come in one transaction, and whoever calls throws the folder away when it fails. */
export async function restoreFrom(pieces: AsyncIterable<Buffer>, { pool, folder, erasures, onProgress }: RestoreOptions): Promise<Restored> {
  const client = await pool.connect();
  const files = new RestoredFiles(folder);
  let about: AboutBackup | undefined;
  let table: BackedUpTable | undefined;
  let rows = 0;
  try {
    await client.query('BEGIN; SET LOCAL statement_timeout = 0');
    const known = await emptied(client);
    for await (const piece of pieces) {
      const read = pieceRead(piece);
      if (!Buffer.isBuffer(read)) {
        if (read.part === 'about') about = suited(read.about);
        table = read.part === 'table' ? tableOf(read, known) : undefined;
        if (read.part === 'sequences') for (const { schema, sequence, last } of read.sequences) await client.query('SELECT setval($1::regclass, $2)', [`${quoted(schema)}.${quoted(sequence)}`, last]);
        if (read.part === 'file') await files.begin(read.path);
      } else if (table) {
        await insertRows(client, table, read.toString('utf8'));
        if (Math.floor(rows / 50_000) < Math.floor((rows += countOf(read)) / 50_000)) onProgress(`${rows.toLocaleString('en-US')} rows so far`);
      } else {
        await files.append(read);
      }
    }
    await files.end();
    if (!about) throw new CannotStart('The backup is empty.');
    const erasedAgain = about.logId === null ? 0 : await eraseAgain(client, [...erasuresIn(erasures, about.logId)]);
    await client.query('COMMIT');
    return { about, rows, files: files.count, erasedAgain };
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  } finally {
    await files.end();
    client.release();
  }
}

/** What a new database begins with is in the backup as well. */
async function emptied(client: pg.ClientBase): Promise<ReadonlyMap<string, BackedUpTable>> {
  const tables = await tablesToBackUp(client);
  await client.query(`TRUNCATE ${tables.map(({ schema, table }) => `${quoted(schema)}.${quoted(table)}`).join(', ')}`);
  return new Map(tables.map((table) => [nameOf(table), table]));
}

function suited(about: AboutBackup): AboutBackup {
  const own = migrations.map(({ name }) => name).sort();
  if (JSON.stringify(own) !== JSON.stringify([...about.migrations].sort())) throw new CannotStart(`The backup was made on ${about.madeAt.slice(0, 10)} by another version of the product: restore it with that version, and update afterwards.`);
  return about;
}

function tableOf({ schema, table, columns }: Extract<BackupPart, { part: 'table' }>, known: ReadonlyMap<string, BackedUpTable>): BackedUpTable {
  const own = known.get(nameOf({ schema, table }));
  if (!own || columns.some((column) => !own.columns.includes(column))) throw new CannotStart(`The backup holds a table that this version does not have (${schema}.${table}): restore it with the version that made it.`);
  return { schema, table, columns };
}

function countOf(json: Buffer): number {
  return (JSON.parse(json.toString('utf8')) as unknown[]).length;
}

/** One after the other, each closed when the next begins. */
class RestoredFiles {
  count = 0;
  private handle: FileHandle | undefined;

  constructor(private readonly folder: string) {}

  async begin(name: string): Promise<void> {
    await this.end();
    if (!PATH.test(name)) throw new CannotStart(`The backup names a file that is none of the product's: ${name}.`);
    const file = path.join(this.folder, name);
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    this.handle = await open(file, 'wx', 0o600);
    this.count++;
  }

  async append(bytes: Buffer): Promise<void> {
    await this.handle?.appendFile(bytes);
  }

  async end(): Promise<void> {
    const handle = this.handle;
    this.handle = undefined;
    await handle?.sync();
    await handle?.close();
  }
}

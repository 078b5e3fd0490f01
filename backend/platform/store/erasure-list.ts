import { mkdir, open, readFile } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { buryKeys, destroyBuriedKeys } from './buried-keys.js';

const FILE = 'erasures.txt';
const LINE = /^(?<logId>[\da-f-]{36}) (?<person>[A-Za-z]+-\d+) \S+$/;

/**
 * Who was erased, by number, in a file of DATA_DIR: no backup of the database takes it back, so that whoever comes back with an
 * older one is erased again. Numbers count for the log that they were given in.
 */
export class ErasureList {
  readonly file: string;

  constructor(dataDir: string) {
    this.file = path.join(dataDir, FILE);
  }

  /** On the disk before anybody is told that it is done. The file is there even where nobody is in it: an empty list says so. */
  async add(logId: string, persons: readonly string[]): Promise<void> {
    await mkdir(path.dirname(this.file), { recursive: true, mode: 0o700 });
    const handle = await open(this.file, 'a', 0o600);
    try {
      const at = new Date().toISOString();
      await handle.appendFile(persons.map((person) => `${logId} ${person} ${at}\n`).join(''));
      await handle.sync();
    } finally {
      await handle.close();
    }
  }

  async of(logId: string): Promise<ReadonlySet<string>> {
    return erasuresIn(await readFile(this.file, 'utf8').catch(() => ''), logId);
  }
}

export function erasuresIn(text: string, logId: string): ReadonlySet<string> {
  const lines = text.split('\n').map((line) => LINE.exec(line)?.groups);
  return new Set(lines.flatMap((line) => (line?.['logId'] === logId ? [line['person']!] : [])));
}

/** Database and list learn from each other. @returns how many were readable again and are so no more */
export async function takeUpErasures(pool: pg.Pool, list: ErasureList, logId: string): Promise<number> {
  const listed = await list.of(logId);
  const { rows } = await pool.query<{ person: string }>('SELECT person FROM person_key WHERE destroyed_at IS NOT NULL');
  await list.add(logId, rows.flatMap(({ person }) => (listed.has(person) ? [] : [person])));
  return eraseAgain(pool, [...listed]);
}

/** What the database itself knows of them beside the events goes too; lists are built of the events. */
export async function eraseAgain(db: Pick<pg.Pool, 'query'>, persons: readonly string[]): Promise<number> {
  if (persons.length === 0) return 0;
  await buryKeys(db, persons);
  const destroyed = await destroyBuriedKeys(db, persons);
  if (destroyed > 0) for (const statement of FORGET) await db.query(statement, [persons]);
  return destroyed;
}

const FORGET = [
  'DELETE FROM public.done_command WHERE stream = ANY($1)',
  `DELETE FROM public.outgoing WHERE about = ANY($1) AND kind <> 'lead-erasure'`,
  `DELETE FROM public.outbox_text WHERE 'lead-' || lead_id = ANY($1)`,
  'DELETE FROM public.stored_search WHERE cardinality($1::text[]) > 0',
];

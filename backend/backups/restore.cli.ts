import { Logger } from '@nestjs/common';
import { copyFile, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { PostgresEventStore } from '../../events/store/postgres.event-store.js';
import { makeEngineTables } from '../../projections/engine/schema/engine-tables.js';
import { openDatabase } from '../open-database.js';
import { CannotStart } from '../platform/config/cannot-start.js';
import { readSettings, type Settings } from '../platform/config/settings.js';
import { makeJobTables } from '../platform/jobs/job-tables.js';
import { ErasureList } from '../platform/store/erasure-list.js';
import { logMemory } from '../platform/store/log-memory.js';
import { restoreFrom, type Restored } from './restore.js';
import { inNewFolder } from './restored-folder.js';
import { readSealedFile } from './sealed-file.js';

const USAGE = 'npm run restore -- FILE FOLDER [--erasures FILE|none]';

try {
  Logger.overrideLogger(['error']);
  const settings = readSettings(process.env);
  const { file, folder, erasures } = await asked(settings);
  const restored = await inNewFolder(folder, (unfinished) => restoredInto(unfinished, { file, erasures, settings }));
  process.stdout.write(wordsOf(restored, folder, settings));
  process.exit(0);
} catch (error) {
  const expected = error instanceof CannotStart;
  process.stderr.write(`${expected ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
}

interface Asked {
  readonly file: string;
  readonly folder: string;
  /** The list of who was erased; undefined: nobody was. */
  readonly erasures: string | undefined;
}

/** @throws CannotStart with the right form of the command */
async function asked({ dataDir }: Settings): Promise<Asked> {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { erasures: { type: 'string' } } });
  const [file, folder, ...more] = positionals;
  if (!file || !folder || more.length > 0) throw new CannotStart(`A backup and a new folder are needed.\n${USAGE}`);
  if (values.erasures === 'none') return { file, folder: path.resolve(folder), erasures: undefined };
  const erasures = values.erasures ?? new ErasureList(dataDir).file;
  if (!(await readFile(erasures).then(() => true, () => false)))
    throw new CannotStart(`${values.erasures ? `${erasures} cannot be read.` : 'Whoever was erased since the backup was made comes back with it.'} Name the list that the product keeps (erasures.txt in its DATA_DIR) by --erasures FILE, or say --erasures none where nobody was.\n${USAGE}`);
  return { file, folder: path.resolve(folder), erasures };
}

async function restoredInto(unfinished: string, { file, erasures, settings }: Omit<Asked, 'folder'> & { readonly settings: Settings }): Promise<Restored> {
  const database = await openDatabase({ databaseUrl: settings.databaseUrl, dataDir: unfinished });
  try {
    if (await logMemory(database.pool)) throw new CannotStart('The database of DATABASE_URL holds a company already: name an empty one. Nothing was changed.');
    await (await PostgresEventStore.open(database.url)).close();
    await makeEngineTables(database.pool);
    // The job library asks for a listener on each connection.
    database.pool.on('connect', (client) => client.on('error', () => undefined));
    await makeJobTables(database.pool);
    if (erasures !== undefined) await copyFile(erasures, new ErasureList(unfinished).file);
    return await restoreFrom(readSealedFile(file, 'vacation-resales-backup', settings.backupPassphrase), {
      pool: database.pool,
      folder: unfinished,
      erasures: erasures === undefined ? '' : await readFile(erasures, 'utf8'),
      onProgress: (words) => process.stderr.write(`${words}\n`),
    });
  } finally {
    await database.close();
  }
}

function wordsOf({ about, rows, files, erasedAgain }: Restored, folder: string, { databaseUrl }: Settings): string {
  const lines = [
    `Restored as of ${about.madeAt}: ${rows.toLocaleString('en-US')} rows${databaseUrl === undefined ? '' : ' into DATABASE_URL'}, ${files.toLocaleString('en-US')} files, in ${folder}.`,
    ...(erasedAgain > 0 ? [`${erasedAgain} people who were erased since are erased in it, too; erase them once more on their page, so that their history says it.`] : []),
    ...(about.eventsElsewhere ? ['The events are in EventStoreDB: restore a copy of it that is as new or newer.'] : []),
    ...(about.filesElsewhere ? ['Files are in the bucket of FILES_S3.'] : []),
    `Start with DATA_DIR=${folder}; lists are built of the events then.`,
  ];
  return `${lines.join('\n')}\n`;
}

import { Logger } from '@nestjs/common';
import { besideTheServer } from '../beside-the-server.js';
import { openDatabase } from '../open-database.js';
import { CannotStart } from '../platform/config/cannot-start.js';
import { readSettings } from '../platform/config/settings.js';
import { backupPieces } from './backup.js';
import { writeSealedFile } from './sealed-file.js';

const USAGE = 'npm run backup -- FILE; BACKUP_PASSPHRASE is what the file is sealed with';

try {
  Logger.overrideLogger(['error']);
  const [file, ...more] = process.argv.slice(2);
  if (!file || more.length > 0) throw new CannotStart(`One file is needed.\n${USAGE}`);
  const settings = readSettings(process.env);
  const stopped = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopped.abort(new CannotStart('The backup was stopped: nothing is left of it.')));
  const database = await openDatabase(await besideTheServer(settings));
  try {
    const onProgress = (words: string) => process.stderr.write(`${words}\n`);
    await writeSealedFile(file, 'vacation-resales-backup', settings.backupPassphrase, backupPieces({ pool: database.pool, settings, signal: stopped.signal, onProgress }), stopped.signal);
  } finally {
    await database.close();
  }
  process.stdout.write(`The backup is in ${file}.\n`);
  if (settings.backupPassphrase === undefined) process.stdout.write('It is not sealed, and holds the keys of people and secrets.key: whoever has the file reads everything. Set BACKUP_PASSPHRASE.\n');
  if (settings.eventStoreUrl !== undefined) process.stdout.write('The events are in EventStoreDB and not in it: back that up now, after it.\n');
  if (settings.files !== undefined) process.stdout.write('Files are in the bucket of FILES_S3 and not in it.\n');
  process.exit(0);
} catch (error) {
  const expected = error instanceof CannotStart;
  process.stderr.write(`${expected ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
}

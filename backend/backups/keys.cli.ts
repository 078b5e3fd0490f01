import { Logger } from '@nestjs/common';
import { KeyWrap } from '../../events/store/personal/key-wrap.js';
import { besideTheServer } from '../beside-the-server.js';
import { erasureIn } from '../erasures-in-log.js';
import { openDatabase } from '../open-database.js';
import { CannotStart } from '../platform/config/cannot-start.js';
import { secretsKeyOf } from '../platform/config/secrets-key.js';
import { readSettings, type Settings } from '../platform/config/settings.js';
import { openEventStore } from '../platform/store/open-event-store.js';
import { checkSecret } from '../platform/store/wrapped-person-keys.js';
import { bringBackKeys, erasedIn, keysInPieces } from './person-key-file.js';
import { readSealedFile, writeSealedFile } from './sealed-file.js';

const KIND = 'vacation-resales-keys';
const USAGE = 'npm run keys:export -- FILE, npm run keys:import -- FILE; BACKUP_PASSPHRASE is what the file is sealed with';

try {
  Logger.overrideLogger(['error']);
  const [what, file, ...more] = process.argv.slice(2);
  if (!file || more.length > 0) throw new CannotStart(`One file is needed.\n${USAGE}`);
  const settings = readSettings(process.env);
  if (settings.backupPassphrase === undefined) throw new CannotStart(`The keys of people are kept in a sealed file only: set BACKUP_PASSPHRASE.\n${USAGE}`);
  process.stdout.write(what === 'export' ? await exported(settings, file) : await imported(settings, file));
  process.exit(0);
} catch (error) {
  const expected = error instanceof CannotStart;
  process.stderr.write(`${expected ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
}

async function exported(settings: Settings, file: string): Promise<string> {
  const database = await openDatabase(await besideTheServer(settings));
  try {
    const wrap = new KeyWrap(secretsKeyOf(settings));
    await checkSecret(database.pool, wrap);
    await writeSealedFile(file, KIND, settings.backupPassphrase, keysInPieces(database.pool, wrap));
    return `The keys of everybody who was not erased are in ${file}. Keep it apart from the database, and the passphrase apart from both.\n`;
  } finally {
    await database.close();
  }
}

async function imported(settings: Settings, file: string): Promise<string> {
  const database = await openDatabase(await besideTheServer(settings));
  const store = await openEventStore(settings.eventStoreUrl, database);
  try {
    const pieces = readSealedFile(file, KIND, settings.backupPassphrase);
    const { brought, there, erased, newer, lost } = await bringBackKeys(database.pool, new KeyWrap(secretsKeyOf(settings)), await erasedIn(store, erasureIn), pieces);
    const counts = [`${brought} brought back`, `${there} were there`, `${erased} erased and left away`, ...(newer > 0 ? [`${newer} had a new key already: what was sealed before it stays blank`] : []), `${lost} missing still`];
    return `${counts.join(', ')}.\n${brought > 0 ? 'Run npm run rebuild where the product has been started without them.\n' : ''}`;
  } finally {
    await store.close();
    await database.close();
  }
}

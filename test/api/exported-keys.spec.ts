import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bringBackKeys, erasedIn, keysInPieces, type KeysBroughtBack } from '../../backend/backups/person-key-file.js';
import { readSealedFile, writeSealedFile } from '../../backend/backups/sealed-file.js';
import { erasureIn } from '../../backend/erasures-in-log.js';
import { openDatabase, type OpenDatabase } from '../../backend/open-database.js';
import { openEventStore } from '../../backend/platform/store/open-event-store.js';
import { KeyWrap } from '../../events/store/personal/key-wrap.js';
import { eventually } from '../faults/support/eventually.js';
import { administrator, startApp, type SignedIn, type TestApp } from '../support/start-app.js';
import { groundsForStores, type StoresGround } from '../support/stores-ground.js';
import { TEST_SECRETS_KEY } from '../support/test-secrets-key.js';

const PASSPHRASE = 'correct horse battery staple';
const KIND = 'vacation-resales-keys';
const ANOTHER_SECRET = 'ab'.repeat(32);
const PROVED_WITHIN_MS = 120_000;

describe.each(groundsForStores)('exported keys of people, with the events in $name', (kind) => {
  let ground: StoresGround;
  let folder: string;
  let file: string;
  let app: TestApp | undefined;
  let admin: SignedIn;

  beforeEach(async () => {
    ground = await kind.prepare();
    folder = await mkdtemp(path.join(tmpdir(), 'exported-keys-'));
    file = path.join(folder, 'keys');
  }, kind.patienceMs);
  afterEach(async () => {
    await stop();
    await ground.leave();
    await rm(folder, { recursive: true, force: true });
  }, kind.patienceMs);

  const start = async (environment: NodeJS.ProcessEnv = {}) => {
    app = await startApp({ databaseUrl: ground.databaseUrl, environment: { ...ground.environment, ...environment } });
    admin = await app.signIn(administrator.email);
  };
  const stop = async () => {
    await app?.stop();
    app = undefined;
  };
  const added = async (lastName: string): Promise<number> => ((await (await admin.fetch('/api/Leads', { method: 'POST', body: { firstName: 'Olga', lastName } })).json()) as { leadId: number }).leadId;
  const named = async (leadId: number) => (await admin.get<{ lastName: string }>(`/api/Leads/${leadId}`)).lastName;
  const erase = async (leadId: number) => {
    await admin.fetch(`/api/Leads/${leadId}/Erase`, { method: 'POST', body: {} });
    await eventually('the erasure is proved', async () => Boolean((await admin.get<{ erasure: { proof: object | null } | null }>(`/api/Leads/${leadId}`)).erasure?.proof), PROVED_WITHIN_MS);
  };
  const onDatabase = async <T>(use: (database: OpenDatabase) => Promise<T>): Promise<T> => {
    const database = await openDatabase({ databaseUrl: ground.databaseUrl, dataDir: folder });
    return use(database).finally(() => database.close());
  };
  const wrapOf = (secret: string) => new KeyWrap(Buffer.from(secret, 'hex'));
  const exportKeys = () => onDatabase(({ pool }) => writeSealedFile(file, KIND, PASSPHRASE, keysInPieces(pool, wrapOf(TEST_SECRETS_KEY))));
  const importKeys = (secret = TEST_SECRETS_KEY): Promise<KeysBroughtBack> =>
    onDatabase(async ({ pool, url }) => {
      const store = await openEventStore(ground.environment['EVENTSTORE_URL'], { url });
      return bringBackKeys(pool, wrapOf(secret), await erasedIn(store, erasureIn), readSealedFile(file, KIND, PASSPHRASE)).finally(() => store.close());
    });

  it('make an emptied database whole: every lead is read again, but for those who were erased since the export', async () => {
    await start();
    const [kept, erased] = [await added('Kept'), await added('Erasedlater')];
    await exportKeys();
    expect((await readFile(file)).includes('lead-')).toBe(false);
    await erase(erased);
    await stop();
    await ground.loseDatabase();
    await expect(start()).rejects.toThrow(/^1 person stands/);
    expect(await importKeys()).toEqual({ brought: 1, there: 0, erased: 1, newer: 0, lost: 0 });
    await startWithPassword();
    expect([await named(kept), await named(erased)]).toEqual(['Kept', '']);
    expect(await importKeys()).toEqual({ brought: 0, there: 1, erased: 1, newer: 0, lost: 0 });
  }, kind.patienceMs * 2);

  it('read the leads again where SECRETS_KEY is lost, under the new one', async () => {
    await start();
    const kept = await added('Kept');
    await exportKeys();
    const later = await added('Later');
    await stop();
    await expect(start({ SECRETS_KEY: ANOTHER_SECRET })).rejects.toThrow(/^SECRETS_KEY/);
    expect(await importKeys(ANOTHER_SECRET)).toEqual({ brought: 1, there: 0, erased: 0, newer: 0, lost: 1 });
    await start({ SECRETS_KEY: ANOTHER_SECRET });
    expect([await named(kept), await named(later)]).toEqual(['Kept', '']);
  }, kind.patienceMs);

  it('leave out people who are blank under the new secret, and can be written about again', async () => {
    await start();
    await added('Kept');
    await exportKeys();
    const [later, found] = [await added('Later'), await added('Found')];
    await stop();
    await importKeys(ANOTHER_SECRET);
    await start({ SECRETS_KEY: ANOTHER_SECRET });
    const put = await admin.fetch(`/api/Leads/${later}`, { method: 'PUT', body: { lastName: 'Again' } });
    expect([put.status, await named(later)]).toEqual([200, 'Again']);
    await stop();
    // The secret turned up: who was not written about meanwhile is read again.
    await importKeys();
    await start();
    expect(await named(found)).toBe('Found');
  }, kind.patienceMs * 2);

  it('leave nothing of a key under the lost secret of whom is erased under the new one', async () => {
    await start();
    await added('Kept');
    await exportKeys();
    const erased = await added('Erasedlater');
    await stop();
    await importKeys(ANOTHER_SECRET);
    await start({ SECRETS_KEY: ANOTHER_SECRET });
    const keptOf = () => onDatabase(async ({ pool }) => (await pool.query('SELECT FROM lost_person_key WHERE person = $1 AND key IS NOT NULL', [`lead-${erased}`])).rowCount);
    expect(await keptOf()).toBe(1);
    await erase(erased);
    expect(await keptOf()).toBe(0);
  }, kind.patienceMs * 2);

  /** Passwords went with the database: the administrator chooses another one by the link. */
  async function startWithPassword(): Promise<void> {
    app = await startApp({ databaseUrl: ground.databaseUrl, environment: ground.environment });
    const token = (app.firstRun.wayIn as { link: string }).link.split('/').at(-1);
    const newPassword = 'another password for tests';
    await fetch(`${app.url}/api/Users/ChangePassword`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ token, newPassword }) });
    admin = await app.signIn(administrator.email, newPassword);
  }
});

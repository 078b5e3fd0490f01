import pg from 'pg';
import { EventStore } from '../../events/store/event-store.js';
import type { EventLogStatus } from '../../backend/operations/event-log.controller.js';
import { eventually } from '../faults/support/eventually.js';
import { signIn, type Person } from '../support/person.js';
import { administrator, startApp, type TestApp } from '../support/start-app.js';
import { groundsForStores, type StoresGround } from '../support/stores-ground.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';

const DONE_WITHIN_MS = 90_000;

describe.each(groundsForStores)('people whose keys the database lacks, with the events in $name', (kind) => {
  let ground: StoresGround;
  let app: TestApp;
  let running = false;
  let copy: TestDatabase | undefined;

  beforeEach(async () => {
    ground = await kind.prepare();
  }, kind.patienceMs);
  afterEach(async () => {
    await stop();
    await copy?.drop();
    copy = undefined;
    await ground.leave();
  }, kind.patienceMs);

  const start = async (environment: NodeJS.ProcessEnv = {}, databaseUrl = ground.databaseUrl): Promise<Person> => {
    app = await startApp({ databaseUrl, environment: { ...ground.environment, ...environment } });
    running = true;
    return signIn(app, administrator.email).catch(() => undefined as never);
  };

  const stop = async (): Promise<void> => {
    if (running) await app.stop();
    running = false;
  };

  const added = async (person: Person, lastName: string): Promise<number> =>
    ((await person.post('/Leads', { firstName: 'Olga', lastName }).expect(201)).body as { leadId: number }).leadId;

  const refused = (environment: NodeJS.ProcessEnv = {}) =>
    startApp({ databaseUrl: ground.databaseUrl, environment: { ...ground.environment, ...environment } }).then(
      async (started) => {
        await started.stop();
        return 'It was started';
      },
      (error: Error) => error.message,
    );

  const healthOf = async () => ((await (await fetch(`${app.url}/api/health`)).json()) as { status: string; parts: { personKeys: object } });

  it('an emptied database is refused and says how many people would be blank, until somebody says yes; health and Operations say it from then on', async () => {
    const person = await start();
    for (const lastName of ['One', 'Two', 'Three']) await added(person, lastName);
    await stop();
    await ground.loseDatabase();

    const events = await ground.countEvents();
    expect(await refused()).toMatch(/^3 people stand in the events sealed under keys that the database lacks.*keys:import.*ACCEPT_LOST_PERSON_KEYS=yes/);
    expect(await refused()).toMatch(/^3 people/);
    expect(await ground.countEvents()).toBe(events);

    await start({ ACCEPT_LOST_PERSON_KEYS: 'yes' });
    // The way in is the one that an emptied database has: what was refused left no trace.
    expect(app.firstRun.wayIn).toMatchObject({ state: 'link' });
    expect(await healthOf()).toMatchObject({ status: 'ok', parts: { personKeys: { ready: true, lost: 3 } } });
    await stop();
    // It is asked once.
    await start();
    expect((await healthOf()).parts.personKeys).toEqual({ ready: true, lost: 3 });
  }, kind.patienceMs);

  it('a database whose keys alone were taken away is refused too', async () => {
    const person = await start();
    await added(person, 'One');
    await stop();
    await start();
    await stop();
    await onDatabase(ground.databaseUrl, 'TRUNCATE person_key');
    expect(await refused()).toMatch(/^1 person stands in the events sealed under keys/);
  }, kind.patienceMs);

  it('a database that has all keys says so, and tells of nobody', async () => {
    await added(await start(), 'One');
    await stop();
    const person = await start();
    expect((await healthOf()).parts.personKeys).toEqual({ ready: true, lost: 0 });
    expect((await person.read<EventLogStatus>('/Operations/EventLog')).peopleWithoutKey).toBe(0);
  }, kind.patienceMs);

  (kind.name === 'Postgres' ? it.skip : it)('an older copy of the database starts, says how many later people are blank, and uses no key of whom was erased since', async () => {
    const before = await start();
    const erased = await added(before, 'Erasedlater');
    await added(before, 'Kept');
    await stop();
    copy = await createTestDatabase(new URL(ground.databaseUrl).pathname.slice(1));
    const person = await start();
    await added(person, 'Later');
    await person.post(`/Leads/${erased}/Erase`, {}).expect(200);
    await eventually('it is proved', async () => (await typesIn(`lead-${erased}`)).includes('LeadErasureProved'), DONE_WITHIN_MS);
    await stop();

    const after = await start({}, copy.url);
    expect((await healthOf()).parts.personKeys).toEqual({ ready: true, lost: 1 });
    expect((await after.read<EventLogStatus>('/Operations/EventLog')).peopleWithoutKey).toBe(1);
    const [key] = await onDatabase(copy.url, 'SELECT key, destroyed_at IS NOT NULL AS destroyed FROM person_key WHERE person = $1', [`lead-${erased}`]);
    expect(key).toEqual({ key: null, destroyed: true });
  }, kind.patienceMs);

  async function typesIn(stream: string): Promise<string[]> {
    const types: string[] = [];
    for await (const { type } of app.nest.get(EventStore).read(stream)) types.push(type);
    return types;
  }
});

async function onDatabase(url: string, text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text, values)).rows;
  } finally {
    await client.end();
  }
}

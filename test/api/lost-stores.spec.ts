import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { SignInAddresses } from '../../backend/users/sign-in/sign-in-addresses.js';
import type { EventLogStatus } from '../../backend/operations/event-log.controller.js';
import { ForeignEvents } from '../../backend/platform/store/foreign-events.js';
import { LogWatch } from '../../backend/platform/store/log-watch.js';
import { furthestRead } from '../../backend/platform/store/log-memory.js';
import { EventStore } from '../../events/store/event-store.js';
import { administrator, startApp, type TestApp } from '../support/start-app.js';
import { Person, signIn } from '../support/person.js';
import { groundsForStores, type StoresGround } from '../support/stores-ground.js';

describe.each(groundsForStores)('with the events in $name', (kind) => {
  let ground: StoresGround;
  let app: TestApp;
  let running = false;

  beforeEach(async () => {
    ground = await kind.prepare();
  }, kind.patienceMs);
  afterEach(async () => {
    await stop();
    await ground.leave();
  }, kind.patienceMs);

  const started = async (environment: NodeJS.ProcessEnv): Promise<void> => {
    app = await startApp({ databaseUrl: ground.databaseUrl, environment: { ...ground.environment, ...environment } });
    running = true;
  };

  const stop = async (): Promise<void> => {
    if (running) await app.stop();
    running = false;
  };

  const start = async (environment: NodeJS.ProcessEnv = {}): Promise<Person> => {
    await started(environment);
    return signIn(app, administrator.email);
  };

  const added = async (person: Person, lastName: string, key: string = randomUUID()): Promise<number> =>
    ((await person.post('/Employees', { firstName: 'Olga', lastName }).set('Idempotency-Key', key).expect(201)).body as { employeeId: number }).employeeId;

  const sentence = async (): Promise<string> =>
    startApp({ databaseUrl: ground.databaseUrl, environment: ground.environment }).then(
      async (started) => {
        await started.stop();
        return 'It was started';
      },
      (error: Error) => error.message,
    );

  it('a new database over a log that holds the company is filled from it: numbers go on, and everybody comes in by a link', async () => {
    const before = await start();
    const key = randomUUID();
    const numbers = [await added(before, 'One', key), await added(before, 'Two')];
    await before.post('/Users', { firstName: 'Ellen', lastName: 'Brooks', email: 'ellen@example.com', role: 'Receptionist', permissions: 'Tours_Main', homeRoute: '/admin/tours' }).expect(201);
    await stop();
    await ground.loseDatabase();

    await started({ DEMO: 'on' });
    const { wayIn, demoUsers, administrator: made } = app.firstRun;
    expect({ made, demoUsers }).toEqual({ made: undefined, demoUsers: false });
    expect(wayIn).toMatchObject({ state: 'link', email: administrator.email });
    const token = (wayIn as { link: string }).link.split('/').at(-1);
    const chosen = await fetch(`${app.url}/api/Users/ChangePassword`, post({ token, newPassword: 'another password for tests' }));
    expect(chosen.status).toBe(204);
    const after = await signInAs(app, administrator.email, 'another password for tests');
    expect((await after.read<{ lastName: string }[]>('/Employees')).map(({ lastName }) => lastName).sort()).toEqual(['One', 'Two']);
    expect(await added(after, 'Three')).toBe(Math.max(...numbers) + 1);
    // What was sent before the loss and comes again is found, and counts once.
    expect(await added(after, 'One', key)).toBe(numbers[0]);
    // "Forgot Password" goes by this.
    expect(await app.nest.get(SignInAddresses).holder('ellen@example.com')).toBeGreaterThan(0);
    const users = await after.read<{ email: string }[]>('/Users/TenantUsers/1');
    expect(users.map(({ email }) => email).sort()).toEqual(['ellen@example.com', administrator.email]);
  }, kind.patienceMs);

  it('a new database asks for the address of an administrator, and tells one that is none', async () => {
    await start();
    await stop();
    await ground.loseDatabase();
    await started({ ADMIN_EMAIL: '' });
    expect(app.firstRun.wayIn).toEqual({ state: 'no address' });
    await stop();
    await started({ ADMIN_EMAIL: 'stranger@example.com' });
    expect(app.firstRun.wayIn).toEqual({ state: 'no administrator', email: 'stranger@example.com' });
  }, kind.patienceMs);

  it('an older copy of the events under a newer database is refused before anything is written, and a newer one taken', async () => {
    const person = await start();
    await added(person, 'Kept');
    const older = await ground.copyEvents();
    await added(person, 'Newer');
    await caughtUp(app);
    const newer = await ground.copyEvents();
    await stop();
    await ground.putBack(older);
    expect(await sentence()).toMatch(/^The event (log|store) .*is older than the database.*begin with an empty database.*\.$/);
    expect(await ground.countEvents()).toBe(older.length);
    await ground.putBack(newer);
    expect(await sentence()).toBe('It was started');
  }, kind.patienceMs);

  it('no events under a database that had some are refused, and nothing is written', async () => {
    await start();
    await caughtUp(app);
    await stop();
    await ground.putBack([]);
    expect(await sentence()).toMatch(/EVENTSTORE_URL/);
    expect(await ground.countEvents()).toBe(0);
  }, kind.patienceMs);

  it('the log of another company is refused, however long it is', async () => {
    await start();
    await caughtUp(app);
    await stop();
    const own = await ground.copyEvents();
    const another = await kind.prepare('nothing');
    const other = await startApp({ databaseUrl: another.databaseUrl, environment: another.environment });
    const person = await signIn(other, administrator.email);
    for (let number = 0; number < 5; number++) await added(person, `Other ${number}`);
    await other.stop();
    const foreign = await another.copyEvents();
    await ground.putBack(foreign);
    await another.leave();
    expect(foreign.length).toBeGreaterThan(own.length);
    expect(await sentence()).toMatch(/EVENTSTORE_URL/);
    expect(await ground.countEvents()).toBe(foreign.length);
  }, kind.patienceMs);

  it('events that are exchanged for an older copy while the product runs fail its health, and nothing is saved, until the newer ones are back', async () => {
    const person = await start();
    const older = await ground.copyEvents();
    await added(person, 'Newer');
    await caughtUp(app);
    const newer = await ground.copyEvents();
    const health = async () => {
      await itIsReached(app);
      await app.nest.get(LogWatch).look();
      return (await fetch(`${app.url}/api/health`)).json() as Promise<{ missing: string[] }>;
    };
    const saves = (lastName: string) => person.post('/Employees', { firstName: 'Olga', lastName });
    expect((await health()).missing).not.toContain('eventLog');
    await ground.putBack(older);
    expect((await health()).missing).toContain('eventLog');
    const written = await ground.countEvents();
    expect((await saves('Lost').expect(503)).body).toMatchObject({ code: 'appends-refused', detail: expect.stringMatching(/^Nothing can be saved/) as string });
    expect(await ground.countEvents()).toBe(written);
    await ground.putBack(newer);
    expect((await health()).missing).not.toContain('eventLog');
    await saves('Kept').expect(201);
  }, kind.patienceMs);

  (kind.takesOut ? it : it.skip)('what was written before logs had identities is taken up, and gets one', async () => {
    const person = await start();
    await added(person, 'Before');
    await caughtUp(app);
    await stop();
    await ground.forgetIdentity!();
    expect(await sentence()).toBe('It was started');
    const streams = (await ground.copyEvents()).map(({ stream }) => stream);
    expect(streams.filter((stream) => stream === 'eventLog-identity')).toHaveLength(1);
  }, kind.patienceMs);

  it('events of others, in streams named like ours too, are left alone, and nothing of ours is written into them', async () => {
    await ground.leave();
    ground = await kind.prepare('nothing');
    await ground.writeForeign('user-1', 'UserAdded', { userId: 'x' });
    await ground.writeForeign('employee-1', 'Hired', null);
    const person = await start();
    await ground.writeForeign('orders', 'OrderPlaced', { sum: 1 });
    expect(await added(person, 'Ours')).toBe(2);
    const events = await ground.copyEvents();
    expect(events.filter(({ stream }) => ['user-1', 'employee-1', 'orders'].includes(stream))).toHaveLength(3);
    await caughtUp(app);
    expect((await person.read<{ employeeId: number }[]>('/Employees')).map(({ employeeId }) => employeeId)).toEqual([2]);
    const projections = await person.read<{ parkedCount: number }[]>('/Operations/Projections');
    expect(projections.every(({ parkedCount }) => parkedCount === 0)).toBe(true);
    // By one who heard of all, by one who begins in the middle, and after a time when nobody counted: each event once.
    expect(await foreignOn(app)).toMatchObject({ foreignEvents: 3, lastForeign: { stream: 'orders', type: 'OrderPlaced' }, complaint: null });
    await stop();
    await ground.writeForeign('orders-2', 'OrderPaid', { sum: 1 });
    await start();
    expect(await foreignOn(app)).toMatchObject({ foreignEvents: 4, lastForeign: { stream: 'orders-2', type: 'OrderPaid' } });
    await ground.writeForeign('orders-3', 'OrderSent', { sum: 1 });
    await added(await signIn(app, administrator.email), 'Ours too');
    await caughtUp(app);
    expect(await foreignOn(app)).toMatchObject({ foreignEvents: 5, lastForeign: { stream: 'orders-3', type: 'OrderSent' } });
    expect(await foreignOn(app)).toMatchObject({ foreignEvents: 5 });
  }, kind.patienceMs);
});

const post = (body: object): RequestInit => ({ method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });

async function signInAs(app: TestApp, email: string, password: string): Promise<Person> {
  return new Person(app, await app.signIn(email, password));
}

async function foreignOn(app: TestApp): Promise<EventLogStatus> {
  await app.nest.get(ForeignEvents).count();
  return (await signIn(app, administrator.email)).read<EventLogStatus>('/Operations/EventLog');
}

/** A server that was started again is found within seconds. */
async function itIsReached({ nest }: TestApp): Promise<void> {
  while (
    await nest.get(EventStore).head().then(
      () => false,
      () => true,
    )
  )
    await pause(50);
}

/** Until the database has read all there is. */
async function caughtUp({ nest }: TestApp): Promise<void> {
  const { position } = await nest.get(EventStore).head();
  while ((await furthestRead(nest.get(pg.Pool))) < position) await pause(50);
}

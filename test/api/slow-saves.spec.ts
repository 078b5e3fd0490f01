import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { LateCommands } from '../../backend/platform/commands/saves/late-commands.js';
import { DatabaseMutex } from '../../backend/platform/concurrency/database-mutex.js';
import { eventually } from '../faults/support/eventually.js';
import { StandIn } from '../event-store/stand-in/stand-in-server.js';
import { soon } from '../support/mailed-links.js';
import { signIn, type Person } from '../support/person.js';
import { administrator, startApp, type TestApp } from '../support/start-app.js';

describe('A save that the event store takes long to answer', () => {
  let standIn: StandIn;
  let app: TestApp;
  let other: TestApp;
  let person: Person;
  let elsewhere: Person;
  let employee: string;
  let toldAfterMs: number;

  beforeAll(async () => {
    standIn = await new StandIn().start();
    app = await startApp({ environment: { EVENTSTORE_URL: standIn.url } });
    other = await startApp({ databaseUrl: app.databaseUrl, environment: { EVENTSTORE_URL: standIn.url } });
    person = await signIn(app, administrator.email);
    elsewhere = await signIn(other, administrator.email);
    employee = `/Employees/${((await person.post('/Employees', { firstName: 'Olga', lastName: 'Reyes' }).expect(201)).body as { employeeId: number }).employeeId}`;
    toldAfterMs = app.nest.get(LateCommands).toldAfterMs;
  }, 60_000);
  afterAll(async () => {
    await other.stop();
    await app.stop();
    standIn.kill();
  });

  const outcome = (commandId: string) => person.get(`/Commands/${commandId}`);
  const whenSaved = async (commandId: string): Promise<unknown> => {
    for (;;) {
      const { status, body } = await outcome(commandId);
      if (status === 200 && (body as { state: string }).state === 'saved') return body as unknown;
      await pause(50);
    }
  };

  /** Sent while senders are told soon, and not otherwise: on a busy machine any save takes 100 ms. */
  const toldSoon = async <T>(sent: () => PromiseLike<T>): Promise<T> => {
    const late = app.nest.get(LateCommands);
    late.toldAfterMs = 100;
    try {
      return await sent();
    } finally {
      late.toldAfterMs = toldAfterMs;
    }
  };

  it('its sender waits five seconds at most', () => expect(toldAfterMs).toBe(5_000));

  it('its sender is told so, finds the outcome by the id of the command, and a repeat saves nothing twice', async () => {
    standIn.misbehaviour.onAppend({ kind: 'hang' });
    const key = randomUUID();
    const told = await toldSoon(() => person.put(employee, { lastName: 'Silva' }).set('Idempotency-Key', key));
    expect({ status: told.status, retryAfter: told.headers['retry-after'] as string }).toEqual({ status: 503, retryAfter: '2' });
    expect(told.body).toMatchObject({ code: 'still-saving', commandId: key, detail: expect.stringMatching(/^Still saving/) as string });
    expect((await outcome(key)).body).toEqual({ state: 'saving' });
    expect(await whenSaved(key)).toMatchObject({ state: 'saved', revision: 1 });
    const again = await person.put(employee, { lastName: 'Silva' }).set('Idempotency-Key', key).expect(200);
    expect(again.body).toMatchObject({ revision: 1, changed: false });
  }, 30_000);

  it('a sender who named no id is told one to ask by', async () => {
    standIn.misbehaviour.onAppend({ kind: 'hang' });
    const { body } = await toldSoon(() => person.put(employee, { lastName: 'Lopez' }).expect(503));
    const { commandId } = body as { commandId: string };
    expect(await whenSaved(commandId)).toMatchObject({ state: 'saved', revision: 2 });
  }, 30_000);

  it('an id that nothing was saved by is not known', async () => {
    await person.get(`/Commands/${randomUUID()}`).expect(404);
    await person.get('/Commands/not-a-uuid').expect(400);
  });

  /** A POST or PUT that hangs in the store. @returns its id */
  const slowly = async (method: 'post' | 'put', route: string, body: object): Promise<string> => {
    standIn.misbehaviour.onAppend({ kind: 'hang' });
    const key = randomUUID();
    await toldSoon(() => person[method](route, body).set('Idempotency-Key', key).expect(503));
    return key;
  };

  /** What waits for a save that hangs is told to come again, until it has an answer of its own. @returns its status */
  const outOfLate = async (sent: () => PromiseLike<{ status: number }>): Promise<number> => {
    for (;;) {
      const { status } = await sent();
      if (status !== 503) return status;
    }
  };

  it('a name that it claims stays claimed meanwhile: two of it are never there', async () => {
    const key = await slowly('post', '/GiftTypes', { giftName: 'Cruise', giftCost: 100 });
    const second = randomUUID();
    const status = await outOfLate(() => person.post('/GiftTypes', { giftName: 'Cruise', giftCost: 100 }).set('Idempotency-Key', second));
    expect(status).toBe(409);
    await whenSaved(key);
  }, 30_000);

  it('of a user ends with the address that the user signs in by', async () => {
    const key = await slowly('post', '/Users', { firstName: 'Two', lastName: 'Person', email: 'two@example.com', role: 'Receptionist' });
    await whenSaved(key);
    const { rows } = await soonRows(`SELECT user_id AS "userId" FROM credential WHERE email = 'two@example.com'`);
    const userId = (rows[0] as { userId: number }).userId;
    const moved = await slowly('put', `/Users/${userId}`, { email: 'moved@example.com' });
    await whenSaved(moved);
    expect((await soonRows(`SELECT user_id AS "userId" FROM credential WHERE email = 'moved@example.com'`)).rows).toEqual([{ userId }]);
    const { rows: former } = await app.nest.get(pg.Pool).query(`SELECT FROM credential WHERE email = 'two@example.com'`);
    expect(former).toEqual([]);
  }, 60_000);

  it('of a merge keeps others from merging the same pair the other way round', async () => {
    const [one, other] = [await newLead('One'), await newLead('Other')];
    const key = await slowly('post', `/Leads/${one}/Merge`, { leadId: other, take: [] });
    const crosswise = randomUUID();
    const answer = await toldSoon(() => person.post(`/Leads/${other}/Merge`, { leadId: one, take: [] }).set('Idempotency-Key', crosswise));
    expect(answer.status).not.toBe(200);
    await whenSaved(key);
    // It waited for the first one, and found the pair merged.
    await outOfLate(() => person.post(`/Leads/${other}/Merge`, { leadId: one, take: [] }).set('Idempotency-Key', crosswise));
    await outcome(crosswise).expect(404);
  }, 60_000);

  it('of a count waits for its turn at the shelf as for the store: its sender is told', async () => {
    const { giftTypeId } = (await person.post('/GiftTypes', { giftName: 'Beach Towel', keepsStock: 'Yes' }).expect(201)).body as { giftTypeId: number };
    const key = randomUUID();
    let leave = (): void => undefined;
    const other = app.nest.get(DatabaseMutex).run(`gift-stock-${giftTypeId}`, () => new Promise<void>((resolve) => (leave = resolve)));
    await person.post(`/GiftTypes/${giftTypeId}/Counted`, { counted: 3 }).set('Idempotency-Key', key).expect(503);
    leave();
    await other;
    expect(await whenSaved(key)).toMatchObject({ state: 'saved', revision: 1 });
  }, 30_000);

  it('of another process is told of as it is, and its repeat there saves nothing', async () => {
    const key = await slowly('put', employee, { lastName: 'Nunes' });
    expect((await elsewhere.get(`/Commands/${key}`)).body).toEqual({ state: 'saving' });
    const again = await elsewhere.put(employee, { lastName: 'Nunes' }).set('Idempotency-Key', key).expect(503);
    expect(again.body).toMatchObject({ code: 'still-saving', commandId: key });
    const saved = await whenSaved(key);
    expect((await elsewhere.get(`/Commands/${key}`)).body).toEqual(saved);
    await elsewhere.put(employee, { lastName: 'Nunes' }).set('Idempotency-Key', key).expect(200);
  }, 30_000);

  it('of a process that died is what its stream says, once it is known to be dead', async () => {
    const [saved, lost] = [randomUUID(), randomUUID()];
    await person.put(employee, { lastName: 'Souza' }).set('Idempotency-Key', saved).expect(200);
    const stream = `employee-${employee.split('/').at(-1)}`;
    const pool = app.nest.get(pg.Pool);
    // Notes of commands are written after the answer.
    await soon('the note of the save', async () => ((await pool.query('DELETE FROM done_command WHERE command_id = $1', [saved])).rowCount === 1 ? true : undefined));
    await pool.query(`INSERT INTO saving_command (command_id, process, stream, until) SELECT id, $2, $3, now() + interval '1 minute' FROM unnest($1::uuid[]) AS id`, [[saved, lost], randomUUID(), stream]);
    for (const id of [saved, lost]) expect((await elsewhere.get(`/Commands/${id}`)).body).toEqual({ state: 'saving' });
    await pool.query('UPDATE saving_command SET until = now()');
    expect((await elsewhere.get(`/Commands/${saved}`)).body).toMatchObject({ state: 'saved' });
    await elsewhere.get(`/Commands/${lost}`).expect(404);
  }, 30_000);

  const newLead = async (firstName: string) => ((await person.post('/Leads', { firstName, lastName: 'Rossi' }).expect(201)).body as { leadId: number }).leadId;
  const soonRows = async (sql: string) => {
    for (let tries = 0; ; tries++) {
      const found = await app.nest.get(pg.Pool).query(sql);
      if (found.rows.length > 0 || tries === 40) return found;
      await pause(50);
    }
  };
});

describe('A save while the database itself stalls', () => {
  let app: TestApp;

  beforeAll(async () => void (app = await startApp()), 60_000);
  afterAll(() => app.stop());

  it('is told of as it is, and saved once the database goes on', async () => {
    const person = await signIn(app, administrator.email);
    const late = app.nest.get(LateCommands);
    const told = late.toldAfterMs;
    const key = randomUUID();
    const stalling = new pg.Client({ connectionString: app.databaseUrl });
    await stalling.connect();
    await stalling.query('BEGIN; LOCK TABLE event_store.event, saving_command IN EXCLUSIVE MODE');
    try {
      late.toldAfterMs = 300;
      await person.post('/Employees', { firstName: 'Olga', lastName: 'Reyes' }).set('Idempotency-Key', key).expect(503);
      await stalling.query('ROLLBACK');
    } finally {
      late.toldAfterMs = told;
      await stalling.end();
    }
    await eventually('it is saved', async () => ((await person.get(`/Commands/${key}`)).body as { state?: string }).state === 'saved', 20_000);
  }, 60_000);
});

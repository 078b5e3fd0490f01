import pg from 'pg';
import { EmployeeAdded } from '../../events/employees/employee.events.js';
import { employeeFields } from '../../events/employees/employee.fields.js';
import { EventStore } from '../../events/store/event-store.js';
import { ClaimTable } from '../../backend/platform/claims/claim-table.js';
import { employeeUser } from '../../backend/employees/employee-user.js';
import { Claims } from '../../backend/platform/claims/claims.js';
import { happened } from '../support/happened.js';
import { soon } from '../support/mailed-links.js';
import { administrator, startApp, startedDatabase, type SignedIn, type TestApp } from '../support/start-app.js';

interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly userId?: number;
}

/** What else is claimed: of it, only the addresses of so many users. */
const others = (users: number) => [{ what: 'Contract in a pay run', count: 0, unsettled: 0 }, { what: 'Gift’s name', count: 0, unsettled: 0 }, { what: 'Name of a view', count: 0, unsettled: 0 }, { what: 'Tier of a product', count: 0, unsettled: 0 }, { what: 'Unit on sale', count: 0, unsettled: 0 }, { what: 'User’s mail address', count: users, unsettled: 0 }];

const byName = (one: { readonly what: string }, other: { readonly what: string }): number => one.what.localeCompare(other.what);

describe('a user who belongs to one employee, in two processes on one database', () => {
  let app: TestApp;
  let other: TestApp;
  let me: SignedIn;
  let elsewhere: SignedIn;
  let database: pg.Client;
  let users: number[];

  beforeAll(async () => {
    app = await startApp();
    other = await startApp({ databaseUrl: app.databaseUrl });
    me = await app.signIn(administrator.email);
    elsewhere = await other.signIn(administrator.email);
    database = new pg.Client({ connectionString: app.databaseUrl });
    await database.connect();
    users = [];
    for (const number of [1, 2, 3, 4, 5]) {
      const body = { firstName: 'User', lastName: String(number), email: `user-${number}@example.com`, role: 'Receptionist' };
      users.push(((await (await me.fetch('/api/Users', { method: 'POST', body })).json()) as { userId: number }).userId);
    }
    await soon('the users', async () => ((await me.get<unknown[]>('/api/Users/TenantUsers/1')).length >= 6 ? true : undefined));
  });
  afterAll(async () => {
    await database?.end();
    await other?.stop();
    await app?.stop();
  });

  const add = (who: SignedIn, body: Person) => who.fetch('/api/Employees', { method: 'POST', body });
  const change = (employeeId: number, body: Partial<Person>) => me.fetch(`/api/Employees/${employeeId}`, { method: 'PUT', body });
  const numberOf = async (answer: Response) => ((await answer.json()) as { employeeId: number }).employeeId;
  const claims = async () => (await database.query<{ key: string; stream: string; settled: boolean }>(`SELECT key, stream, settled FROM claim WHERE kind = 'employee-user' ORDER BY key`)).rows;
  const holderOf = async (userId: number) => (await claims()).find(({ key }) => key === String(userId))?.stream;

  it('is given to one of many who name the same user at the same moment, also while no list follows', async () => {
    // Readers read on, and no projector writes.
    await database.query('BEGIN; LOCK TABLE read_model.employee_list IN EXCLUSIVE MODE');
    const answers = await Promise.all(Array.from({ length: 8 }, (_, index) => add(index % 2 ? me : elsewhere, { firstName: 'Ann', lastName: `At once ${index}`, userId: users[0]! })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(7).fill(409)]);
    const refused = (await answers.find(({ status }) => status === 409)!.json()) as { field?: string };
    expect(refused.field).toBe('userId');
    await database.query('ROLLBACK');
  });

  it('is free again at once when the employee names another or nobody, and when the command was refused', async () => {
    const ann = await numberOf(await add(me, { firstName: 'Ann', lastName: 'First', userId: users[1]! }));
    expect((await add(elsewhere, { firstName: 'Bob', lastName: 'Second', userId: users[1]! })).status).toBe(409);
    expect((await change(ann, { userId: 0 })).status).toBe(200);
    const bob = await numberOf(await add(elsewhere, { firstName: 'Bob', lastName: 'Second', userId: users[1]! }));
    expect(await holderOf(users[1]!)).toBe(`employee-${bob}`);
    expect((await change(ann, { userId: users[2]!, firstName: '' })).status).toBeGreaterThanOrEqual(400);
    expect(await holderOf(users[2]!)).toBeUndefined();
    expect((await change(bob, { userId: users[2]! })).status).toBe(200);
    expect(await holderOf(users[1]!)).toBeUndefined();
  });

  it('is free again after a sweep when the process died between the claim and the event, and stays taken when it died after it', async () => {
    const table = app.nest.get(ClaimTable);
    await table.take({ kind: 'employee-user', key: String(users[3]), stream: 'employee-77001' });
    expect((await add(me, { firstName: 'Cora', lastName: 'Waits', userId: users[3]! })).status).toBe(409);
    await table.take({ kind: 'employee-user', key: String(users[4]), stream: 'employee-77002' });
    const blank = Object.fromEntries(Object.keys(employeeFields).map((name) => [name, name.startsWith('is') ? 'No' : '']));
    await happened(app.nest.get(EventStore), 'employee-77002', EmployeeAdded({ employeeId: 77002, ...blank, firstName: 'Dora', lastName: 'Died', fullName: 'Dora Died', userId: users[4]! } as never));
    await app.nest.get(Claims).sweep(0);
    expect(await holderOf(users[3]!)).toBeUndefined();
    expect(await holderOf(users[4]!)).toBe('employee-77002');
    expect((await add(me, { firstName: 'Cora', lastName: 'Waits', userId: users[3]! })).status).toBe(201);
    expect((await add(me, { firstName: 'Eve', lastName: 'Late', userId: users[4]! })).status).toBe(409);
  });

  it('stays with a record until the last of its commands has come to an end, and while one takes again what the record has just given up', async () => {
    const table = app.nest.get(ClaimTable);
    const claim = { kind: 'employee-user', key: '99001', stream: 'employee-77003' };
    const rival = { ...claim, stream: 'employee-77004' };
    const carried = deferred();
    const first = app.nest.get(Claims).take(employeeUser, 77003, claim.key, () => carried.promise);
    await soon('the claim', async () => ((await holderOf(99001)) ? true : undefined));
    await app.nest.get(Claims).take(employeeUser, 77003, claim.key, () => Promise.reject(new Error('refused'))).catch(() => undefined);
    expect(await table.take(rival)).toEqual({ holder: claim.stream });
    // What the stream said before: it had the user, and has it no more. The first command is still to write that it has.
    await table.settle(claim.kind, claim.stream, [claim.key], await table.now());
    await table.settle(claim.kind, claim.stream, [], await table.now());
    expect(await table.take(rival)).toEqual({ holder: claim.stream });
    carried.resolve();
    await first;
    expect(await holderOf(99001)).toBeUndefined();
  });

  it('of one stream that were all forgotten are looked at once by the sweep', async () => {
    const table = app.nest.get(ClaimTable);
    await table.takeAll({ kind: 'employee-user', keys: ['99101', '99102', '99103'], stream: 'employee-77101' });
    expect((await table.endForgotten(0)).filter(({ stream }) => stream === 'employee-77101')).toEqual([{ kind: 'employee-user', stream: 'employee-77101' }]);
    await app.nest.get(Claims).sweep(0);
    expect(await Promise.all([99_101, 99_102, 99_103].map(holderOf))).toEqual([undefined, undefined, undefined]);
  });

  it('is counted on Operations', async () => {
    const counted = await soon('the consumer has settled all', async () => {
      const all = await me.get<{ what: string; unsettled: number }[]>('/api/Operations/Claims');
      return all.every(({ unsettled }) => unsettled === 0) ? all : undefined;
    });
    expect(counted.toSorted(byName)).toEqual([{ what: 'Employee’s user', count: (await claims()).length, unsettled: 0 }, ...others(6)].toSorted(byName));
  });
});

function deferred(): { readonly promise: Promise<void>; readonly resolve: () => void } {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve };
}

describe('claims of a company that is older than they are', () => {
  it('are read from the streams before anybody is let past the rule', async () => {
    const { url: databaseUrl, drop } = await startedDatabase();
    const body = { firstName: 'Ann', lastName: 'First', userId: 1 };
    const running = async (work: (app: TestApp) => Promise<unknown>) => {
      const app = await startApp({ databaseUrl });
      await work(app).finally(() => app.stop());
    };
    try {
      await running(async (app) => {
        const answer = await (await app.signIn(administrator.email)).fetch('/api/Employees', { method: 'POST', body });
        expect(answer.status).toBe(201);
      });
      const database = new pg.Client({ connectionString: databaseUrl });
      await database.connect();
      await database.query(`DELETE FROM claim; DELETE FROM projection.checkpoint WHERE name LIKE 'claims-%'`);
      await database.end();
      await running(async (app) => {
        const me = await app.signIn(administrator.email);
        expect((await me.fetch('/api/Employees', { method: 'POST', body: { ...body, lastName: 'Second' } })).status).toBe(409);
        expect((await me.get<{ what: string }[]>('/api/Operations/Claims')).toSorted(byName)).toEqual([{ what: 'Employee’s user', count: 1, unsettled: 0 }, ...others(1)].toSorted(byName));
      });
    } finally {
      await drop();
    }
  });
});

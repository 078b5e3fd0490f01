import type { HistoryPage } from '../../backend/platform/records/history.js';
import type { Person} from '../support/person.js';
import { signIn } from '../support/person.js';
import { startApp, type TestApp } from '../support/start-app.js';

interface EmployeeRow {
  readonly employeeId: number;
  readonly fullName: string;
  readonly status: string;
  readonly isSalesRep: string;
  readonly isMarketingRep: string;
  readonly isToRep: string;
}

interface Saved {
  readonly employeeId: number;
  readonly revision: number;
  readonly position: string;
  readonly namesakes: readonly number[];
}

describe('the employees API', () => {
  let app: TestApp;
  let executive: Person;
  let accountant: Person;

  beforeAll(async () => {
    app = await startApp({ demo: true });
    executive = await signIn(app, 'executive');
    accountant = await signIn(app, 'accounting-manager');
  }, 120_000);

  afterAll(() => app.stop());

  const rows = async (person: Person, route: string, after = ''): Promise<EmployeeRow[]> =>
    (await person.get(route).set('X-Min-Position', after).expect(200)).body as EmployeeRow[];

  async function added(fields: object): Promise<Saved> {
    return (await executive.post('/Employees', { firstName: 'Olga', lastName: 'Meyer', ...fields }).expect(201)).body as Saved;
  }

  it('answers everybody as one bare array, and for forms those who play the part and work here still', async () => {
    const all = await rows(executive, '/Employees/');
    expect(all).toHaveLength(40);
    const active = all.filter(({ status }) => status === 'Active');
    const ids = (people: readonly EmployeeRow[]) => people.map(({ employeeId }) => employeeId).sort((a, b) => a - b);
    expect(ids(await rows(executive, '/Employees/SalesReps'))).toEqual(ids(active.filter(({ isSalesRep }) => isSalesRep === 'Yes')));
    expect(ids(await rows(executive, '/Employees/MarketingReps'))).toEqual(ids(active.filter(({ isMarketingRep }) => isMarketingRep === 'Yes')));
    expect(ids(await rows(executive, '/Employees/ToReps'))).toEqual(ids(active.filter(({ isToRep }) => isToRep === 'Yes')));
  });

  it('lets a receptionist pick reps, and see no more of anybody', async () => {
    const receptionist = await signIn(app, 'receptionist');
    await receptionist.get('/Employees/SalesReps').expect(200);
    for (const route of ['/Employees', '/Employees/1', '/Employees/1/History', '/lists/employee-list']) {
      expect((await receptionist.get(route)).status).toBe(403);
    }
    await receptionist.post('/Employees', { firstName: 'A', lastName: 'B' }).expect(403);
    await receptionist.put('/Employees/1', { firstName: 'A' }).expect(403);
  });

  it('adds an employee, who is offered at once, and no longer once deactivated, but stays readable', async () => {
    const { employeeId, position } = await added({ isToRep: 'Yes' });
    expect(await rows(executive, '/Employees/ToReps', position)).toContainEqual(expect.objectContaining({ employeeId, fullName: 'Olga Meyer', status: 'Active' }));
    const left = (await executive.put(`/Employees/${employeeId}/Status`, { status: 'Inactive' }).expect(200)).body as Saved;
    expect((await rows(executive, '/Employees/ToReps', left.position)).map((one) => one.employeeId)).not.toContain(employeeId);
    expect((await executive.get(`/Employees/${employeeId}`).expect(200)).body).toMatchObject({ fullName: 'Olga Meyer', status: 'Inactive' });
  });

  it('gives the same employee for a command that comes twice, and ignores an id in the address', async () => {
    const commandId = '7d0b4d5c-9f4a-4a53-93d8-6d4a4ec5e0a1';
    const once = () => executive.post('/Employees/999', { firstName: 'Twice', lastName: 'Sent' }).set('Idempotency-Key', commandId).expect(201);
    const [first, second] = [(await once()).body as Saved, (await once()).body as Saved];
    expect(second.employeeId).toBe(first.employeeId);
    expect(first.employeeId).not.toBe(999);
  });

  it('names the field and the rule of what it refuses', async () => {
    const refused = async (body: object) => (await executive.post('/Employees', { firstName: 'Olga', lastName: 'Meyer', ...body }).expect(422)).body as object;
    expect(await refused({ firstName: ' ' })).toMatchObject({ field: 'firstName', detail: 'Please enter a first name' });
    expect(await refused({ isSalesRep: 'Sometimes' })).toMatchObject({ field: 'isSalesRep', detail: 'Sales rep must be Yes or No' });
    expect(await refused({ isSeniorSalesManager: 'Yes' })).toMatchObject({ field: 'isSalesManager' });
    const { body } = await executive.put('/Employees/1', { lastName: 'x'.repeat(201), status: 'Gone' }).expect(400);
    expect((body as { errors: { field: string }[] }).errors.map(({ field }) => field).sort()).toEqual(['lastName', 'status']);
  });

  it('appends nothing when the whole employee is sent back', async () => {
    const { body: whole } = await executive.get('/Employees/2').expect(200);
    const { body } = await executive.put('/Employees/2', whole as object).expect(200);
    expect(body).toMatchObject({ changed: false, revision: await executive.revision('/Employees/2') });
  });

  it('says what has changed since, by whom, to who saves on an older revision', async () => {
    const { headers } = await executive.get('/Employees/3').expect(200);
    await accountant.put('/Employees/3', { lastName: 'Ivanov' }).set('If-Match', headers.etag!).expect(200);
    const { body } = await executive.put('/Employees/3', { lastName: 'Ivanovich' }).set('If-Match', headers.etag!).expect(412);
    expect(body).toMatchObject({ code: 'stale', changes: [{ field: 'lastName', from: 'Ivanova', to: 'Ivanov', by: { name: expect.any(String) } }] });
  });

  it('tells the history, an earlier version, and what lies between two', async () => {
    const { employeeId } = await added({ firstName: 'Nora' });
    await executive.put(`/Employees/${employeeId}`, { lastName: 'Lindqvist', isSalesRep: 'yes' }).expect(200);
    const { entries } = (await executive.get(`/Employees/${employeeId}/History`).expect(200)).body as HistoryPage;
    expect(entries.map(({ title, changes }) => [title, changes.map(({ label, from, to }) => `${label} ${String(from)} → ${String(to)}`)])).toEqual([
      ['Details', ['Last name Meyer → Lindqvist', 'Sales rep No → Yes']],
      ['Added', []],
    ]);
    expect(await executive.read(`/Employees/${employeeId}?asOf=0`)).toMatchObject({ fullName: 'Nora Meyer' });
    expect(await executive.revision(`/Employees/${employeeId}?asOf=0`)).toBe(0);
    const { changes } = (await executive.get(`/Employees/${employeeId}/Compare?from=1&to=0`).expect(200)).body as { changes: object[] };
    expect(changes).toContainEqual(expect.objectContaining({ field: 'lastName', from: 'Lindqvist', to: 'Meyer' }));
    await executive.get('/Employees/123456').expect(404);
  });

  it('flags the same name twice, and refuses it to nobody', async () => {
    const { employeeId, namesakes } = await added({ firstName: 'Grace', lastName: 'Patel' });
    expect(namesakes).toEqual([1]);
    expect((await executive.get('/Employees/1').set('X-Min-Position', (await added({})).position)).body).toMatchObject({ namesakes: [employeeId] });
  });

  it('links a user to one employee, by who sees the users', async () => {
    const me = (await accountant.get('/Users/Me').expect(200)).body as { userId: number; firstName: string; lastName: string };
    await accountant.put('/Employees/5', { userId: me.userId }).expect(403);
    const { body: linked } = await executive.put('/Employees/5', { userId: me.userId }).expect(200);
    const seen = await accountant.get('/Employees/5').set('X-Min-Position', (linked as Saved).position).expect(200);
    expect(seen.body).toMatchObject({ userId: me.userId, userName: `${me.firstName} ${me.lastName}` });
    const { body: taken } = await executive.put('/Employees/6', { userId: me.userId }).expect(409);
    expect(taken).toMatchObject({ field: 'userId', detail: expect.stringContaining('(employee 5) has this user already') });
    await executive.put('/Employees/6', { userId: 987_654 }).expect(422);
  });

  it('links a user to one employee, also when two are linked at the same moment', async () => {
    const { userId } = (await executive.get('/Users/Me').expect(200)).body as { userId: number };
    const answers = await Promise.all([7, 8, 9].map((employeeId) => executive.put(`/Employees/${employeeId}`, { userId })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('keeps the employees of an old tour, whatever becomes of them', async () => {
    const { body: tours } = await executive.get('/Tours/');
    const tour = (tours as { tourId: number; assignedEmployeeId: number; assignedEmployeeLastName: string }[]).find((one) => one.assignedEmployeeId > 6)!;
    await executive.put(`/Employees/${tour.assignedEmployeeId}`, { status: 'Inactive', lastName: 'Renamed' }).expect(200);
    expect((await executive.get(`/Tours/${tour.tourId}`).expect(200)).body).toMatchObject({ assignedEmployeeLastName: tour.assignedEmployeeLastName });
  });
});

import { randomUUID } from 'node:crypto';
import { EventStore } from '../../events/store/event-store.js';
import { UserImported } from '../../events/users/user.events.js';
import { Credentials } from '../../backend/platform/auth/sessions/credentials.js';
import { commandOf } from '../../backend/platform/commands/command.js';
import { CommandExecutor } from '../../backend/platform/commands/command-executor.js';
import { issuedByServer } from '../../backend/platform/commands/issued-by-server.js';
import { HourlySweeps } from '../../backend/platform/sweeps/hourly-sweeps.js';
import { UserAccounts } from '../../backend/users/user-accounts.js';
import { UserAddresses } from '../../backend/users/user-addresses.js';
import { AddUser } from '../../backend/users/user.commands.js';
import { UserCommand } from '../../backend/users/user.handlers.js';
import { happened } from '../support/happened.js';
import { signInWith } from '../support/person.js';
import { startApp, type SignedIn, type TestApp } from '../support/start-app.js';

interface UserFacts {
  readonly userId: number;
  readonly email: string;
  readonly firstName: string;
}

describe('changing the address that somebody signs in with', () => {
  let app: TestApp;
  let executive: SignedIn;
  let tablet: UserFacts;

  beforeAll(async () => {
    app = await startApp({ demo: true });
    executive = await app.signIn('executive');
    tablet = await (await app.signIn('inventory-tablet')).get<UserFacts>('/api/Users/Me');
  });
  afterAll(() => app.stop());

  const change = (email: string, headers: Record<string, string> = {}) =>
    executive.fetch(`/api/Users/${tablet.userId}`, { method: 'PUT', body: { email }, headers });
  const signsIn = async (email: string) => {
    const body = JSON.stringify({ email, password: 'Demo-2026!' });
    const answer = await fetch(`${app.url}/api/Users/AuthEmail`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
    return answer.status === 200;
  };

  it('is refused when somebody else signs in with it, and leaves everything as it was', async () => {
    const refused = await change('Executive@demo.example');
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ field: 'email' });
    expect(await executive.get<UserFacts>(`/api/Users/${tablet.userId}`)).toMatchObject({ email: tablet.email });
    expect(await signsIn(tablet.email)).toBe(true);
  });

  it('is not undone by an older change that is sent again', async () => {
    const key = { 'Idempotency-Key': randomUUID() };
    expect((await change('tablet-1@demo.example', key)).status).toBe(200);
    expect((await change('tablet-2@demo.example')).status).toBe(200);
    expect((await change('tablet-1@demo.example', key)).status).toBe(200);
    expect(await signsIn('tablet-2@demo.example')).toBe(true);
    expect(await signsIn('tablet-1@demo.example')).toBe(false);
  });

  it('to the same one at the same moment lets one have it, and leaves nothing of the other change', async () => {
    const others = await Promise.all(['receptionist', 'epic-manager', 'closing-manager'].map(async (name) => (await app.signIn(name)).get<UserFacts>('/api/Users/Me')));
    const email = 'wanted@demo.example';
    const changes = others.map(({ userId }) => executive.fetch(`/api/Users/${userId}`, { method: 'PUT', body: { email, lastName: 'Wanted' } }));
    const answers = await Promise.all(changes);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const now = await Promise.all(others.map(({ userId }) => executive.get<UserFacts & { lastName: string }>(`/api/Users/${userId}`)));
    expect(now.filter((user) => user.email === email)).toHaveLength(1);
    expect(now.filter((user) => user.lastName === 'Wanted')).toHaveLength(1);
    for (const user of now) expect([user.email, await signsIn(user.email)]).toEqual([user.email, true]);
  });

  it('gives one address to one of two users who are recorded with it at the same moment, whatever else they wait for', async () => {
    const email = 'at-once@example.com';
    const body = { firstName: 'Ann', lastName: 'At once', email, role: 'Receptionist', homeRoute: '', permissions: [] };
    const add = (userId: number) => app.nest.get(CommandExecutor).execute(new UserCommand(userId, commandOf(AddUser, body), { tenantId: 1 }), issuedByServer({ kind: 'system', id: 'test', name: 'Test' }, randomUUID()));
    const answers = await Promise.allSettled([9101, 9102].map((userId) => app.nest.get(UserAddresses).during(email, userId, () => add(userId))));
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(answers.find((answer) => answer.status === 'rejected')!.reason).toMatchObject({ options: { status: 409, field: 'email' } });
    const users = await Promise.all([9101, 9102].map((userId) => app.nest.get(UserAccounts).user(userId)));
    expect(users.filter((one) => one?.email === email)).toHaveLength(1);
  });

  it('lets its user in after a sweep, when the process died before it could say so', async () => {
    const marcus = await (await app.signIn('sales-manager')).get<UserFacts>('/api/Users/Me');
    await app.nest.get(Credentials).reserve(marcus.userId, 'not-followed@example.com');
    expect(await signsIn(marcus.email)).toBe(false);
    await app.nest.get(HourlySweeps).sweep();
    expect(await signsIn(marcus.email)).toBe(true);
    expect(await signsIn('not-followed@example.com')).toBe(false);
  });

  it('takes it from nobody even for a moment, when the rules refuse the change', async () => {
    const editor = await signInWith(app, 'sales-administrator', 'Users_Edit,Tours_Main');
    const { userId } = await executive.get<UserFacts>('/api/Users/Me');
    let refused = 0;
    const attempts = Array.from({ length: 10 }, () => editor.put(`/Users/${userId}`, { email: 'mine@example.com' }).then(({ status }) => (refused += Number(status === 403))));
    const holders = new Set<number | undefined>();
    while (refused < 10) holders.add(await app.nest.get(Credentials).holder('executive@demo.example'));
    await Promise.all(attempts);
    expect([...holders]).toEqual([userId]);
  });

  it('is not asked of two who were given one by the old system', async () => {
    const imported = UserImported({ userId: 9001, tenantId: 1, firstName: 'Old', lastName: 'Twin', email: 'accounting-manager@demo.example', role: 'Receptionist', homeRoute: '', permissions: [], status: 'Active', lastLogin: null, loginCount: 0 });
    const position = await happened(app.nest.get(EventStore), 'user-9001', imported);
    await executive.fetch('/api/Users/TenantUsers/1', { headers: { 'X-Min-Position': position } });
    const twin = await executive.get<UserFacts>('/api/Users/9001');
    expect((await executive.fetch('/api/Users/9001', { method: 'PUT', body: { ...twin, status: 'Inactive' } })).status).toBe(200);
    expect(await signsIn('accounting-manager@demo.example')).toBe(true);
  });
});

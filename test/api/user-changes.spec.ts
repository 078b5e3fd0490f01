import { randomUUID } from 'node:crypto';
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
});

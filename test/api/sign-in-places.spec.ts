import { DEMO_PASSWORD } from '../../backend/users/demo-users.js';
import { startApp, type TestApp } from '../support/start-app.js';

const json = { 'Content-Type': 'application/json' };

describe('where people sign in from', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ demo: true, environment: { ALLOWED_ADDRESSES: '', DEMO: '' } });
  });
  afterAll(() => app?.stop());

  it('is nowhere without Other_AllowRemoteLogin when no address is listed, except for the first administrator', async () => {
    await expect(app.signIn('receptionist')).rejects.toThrow(/403.*Unauthorized IP Address/);
    await expect(app.signIn('executive')).resolves.toBeDefined();
  });

  it('fills no log by being refused again and again', async () => {
    for (let attempt = 0; attempt < 5; attempt++) await expect(app.signIn('sales-manager')).rejects.toThrow('Unauthorized IP Address');
    const executive = await app.signIn('executive');
    const { entries } = await executive.get<{ entries: readonly object[] }>('/api/AccessLog?kind=address-refused&search=Marcus');
    expect(entries[0]).toMatchObject({ name: 'Marcus Reyes', address: '127.0.0.1' });
    expect(entries.length).toBeLessThanOrEqual(2);
  });

  it('answers a right and a wrong password from elsewhere alike, however often', async () => {
    const answers = async (email: string, password: string) => {
      const tried: unknown[] = [];
      for (let time = 0; time < 7; time++) {
        const answer = await fetch(`${app.url}/api/Users/AuthEmail`, { method: 'POST', headers: json, body: JSON.stringify({ email, password }) });
        const { detail } = (await answer.json()) as { detail: string };
        tried.push([answer.status, detail.replace(/\d+/, '')]);
      }
      return tried;
    };
    const wrong = await answers('closing-manager@demo.example', 'a guess');
    expect(wrong[0]).toEqual([403, 'Unauthorized IP Address']);
    expect(await answers('epic-manager@demo.example', DEMO_PASSWORD)).toEqual(wrong);
  });
});

import { DEMO_PASSWORD } from '../../backend/users/demo-users.js';
import { OWN_PASSWORD, ownPasswords } from '../support/own-passwords.js';
import { startApp, type TestApp } from '../support/start-app.js';

describe('signing in with a password that everybody knows', () => {
  let app: TestApp;
  const signsIn = async (headers: Record<string, string>, password = DEMO_PASSWORD, email = 'receptionist@demo.example') => {
    const answer = await fetch(`${app.url}/api/Users/AuthEmail`, { method: 'POST', headers: { 'Content-Type': 'application/json', ...headers }, body: JSON.stringify({ email, password }) });
    return answer.status;
  };
  beforeAll(async () => {
    app = await startApp({ demo: true });
  });
  afterAll(() => app.stop());

  it.each(['X-Forwarded-For', 'X-Forwarded-Proto', 'Forwarded', 'Via', 'X-Real-IP', 'CF-Connecting-IP', 'True-Client-IP'])('is refused where a proxy passed it on, also where the demo was asked for by hand: %s', async (header) => {
    expect([await signsIn({ [header]: '127.0.0.1' }), await signsIn({})]).toEqual([204, 200]);
  });

  it('works behind a proxy once the account has a password of its own', async () => {
    await ownPasswords(app);
    expect(await signsIn({ Via: '1.1 tunnel' }, OWN_PASSWORD, 'executive@demo.example')).toBe(200);
  });
});

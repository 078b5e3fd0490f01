import pg from 'pg';
import { startApp, type TestApp } from '../support/start-app.js';

describe('Who comes with a session that is over', () => {
  let app: TestApp;
  let pool: pg.Pool;

  beforeAll(async () => {
    app = await startApp({ demo: true });
    pool = new pg.Pool({ connectionString: app.databaseUrl, max: 1 });
  }, 120_000);
  afterAll(async () => {
    await pool.end();
    await app.stop();
  });

  const answer = async (cookie?: string) => {
    const response = await fetch(`${app.url}/api/Users/Me`, { headers: cookie ? { Cookie: cookie } : {} });
    return [response.status, ((await response.json()) as { code?: string }).code];
  };

  it.each([
    ['nothing was done', `last_seen_at = now() - interval '31 minutes'`, 'session-idle'],
    ['twelve hours are over', `created_at = now() - interval '12 hours 1 minute', last_seen_at = now()`, 'session-aged'],
  ])('is told when %s', async (_, ends, code) => {
    const { cookie } = await app.signIn('receptionist');
    await pool.query(`UPDATE session SET ${ends}`);
    expect(await answer(cookie)).toEqual([401, code]);
  });

  it('is told when somebody ended it, and who brings none is told nothing', async () => {
    const ellen = await app.signIn('receptionist');
    await ellen.fetch('/api/Users/SignOut', { method: 'POST', body: {} });
    expect([await answer(ellen.cookie), await answer()]).toEqual([[401, 'session-ended'], [401, undefined]]);
  });
});

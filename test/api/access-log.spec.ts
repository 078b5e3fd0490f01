import { once } from 'node:events';
import pg from 'pg';
import { io, type Socket } from 'socket.io-client';
import { AccessLog } from '../../backend/platform/auth/access-log/access-log.js';
import type { AccessEntry, AccessPage } from '../../backend/platform/auth/access-log/access-log-reader.js';
import type { ClientToServer, ServerToClient } from '../../backend/platform/realtime/protocol.js';
import { HourlySweeps } from '../../backend/platform/sweeps/hourly-sweeps.js';
import { soon } from '../support/mailed-links.js';
import { signInWith } from '../support/person.js';
import { startApp, type SignedIn, type TestApp } from '../support/start-app.js';

describe('the access log', () => {
  let app: TestApp;
  let executive: SignedIn;
  beforeAll(async () => {
    app = await startApp({ demo: true });
    executive = await app.signIn('executive');
  });
  afterAll(() => app.stop());

  const read = (query: Record<string, string> = {}) => executive.get<AccessPage>(`/api/AccessLog?${new URLSearchParams(query)}`);
  const entry = (kind: string, search = '') => soon(kind, async () => (await read({ kind, search })).entries[0]);
  const attempt = (email: string, password: string) =>
    fetch(`${app.url}/api/Users/AuthEmail`, { method: 'POST', headers: { 'Content-Type': 'application/json', 'User-Agent': 'Test browser' }, body: JSON.stringify({ email, password }) });

  it('tells who came and went, from where', async () => {
    const receptionist = await app.signIn('receptionist');
    await receptionist.fetch('/api/Users/SignOut', { method: 'POST' });
    expect(await entry('signed-in', 'Ellen')).toMatchObject({ name: 'Ellen Brooks', address: '127.0.0.1' });
    expect(await entry('signed-out')).toMatchObject({ name: 'Ellen Brooks' });
  });

  it('tells who could not sign in, but not what a stranger typed, which may be a password', async () => {
    await attempt('tom@demo.example', 'x');
    await attempt('My-Secret-99', 'x');
    await attempt('epic-manager@demo.example', 'Wrong-Secret-99');
    expect(await entry('sign-in-failed', 'Tom Vasquez')).toMatchObject({ browser: 'Test browser', userId: expect.any(Number) as number });
    expect(await entry('sign-in-failed', 'No account')).toMatchObject({ name: '', userId: null });
    expect(JSON.stringify(await read())).not.toContain('Secret-99');
  });

  it('tells of those who were slowed down once in a minute', async () => {
    for (let failure = 0; failure < 10; failure++) await attempt('sales-manager@demo.example', 'x');
    await entry('sign-in-delayed', 'Marcus');
    const minutes = (await read({ kind: 'sign-in-delayed' })).entries.map(({ at }) => at.slice(0, 'YYYY-MM-DDTHH:MM'.length));
    // A minute may end meanwhile.
    expect(minutes).toEqual([...new Set(minutes)]);
  });

  it('tells what somebody may not do, and cannot be flooded with it', async () => {
    const tablet = await app.signIn('inventory-tablet');
    const answers = await Promise.all(Array.from({ length: 50 }, (_, id) => tablet.fetch(`/api/Contracts/${id}`)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([403]));
    const denials = (await read({ kind: 'denied', search: 'Contracts_Detail' })).entries;
    expect(denials.length).toBeLessThanOrEqual(2);
    expect(denials[0]).toMatchObject({ name: 'Sales Tablet', detail: expect.stringMatching(/^Contracts_Detail.*: GET \/api\/Contracts\/\d+$/) as string });
  });

  it('tells of lists that somebody may not read, too', async () => {
    const tablet = await app.signIn('inventory-tablet');
    for (const part of ['', '/summary', '/export']) expect((await tablet.fetch(`/api/lists/user-list${part}`)).status).toBe(403);
    expect(await entry('denied', 'Settings_Main')).toMatchObject({ name: 'Sales Tablet', detail: expect.stringMatching(/^Settings_Main: GET \/api\/lists\/user-list/) as string });
  });

  it('tells of lists and records that somebody may not follow, and cannot be flooded with it', async () => {
    const tablet = await app.signIn('inventory-tablet');
    const socket: Socket<ServerToClient, ClientToServer> = io(app.url, { transports: ['websocket'], extraHeaders: { cookie: tablet.cookie, 'User-Agent': 'Test browser' }, forceNew: true });
    const refused = { ok: false, reason: 'This needs the permission Employees: Main' };
    for (let key = 1; key <= 50; key++) {
      expect(await socket.emitWithAck('follow', { list: 'employee-list', key: String(key), position: '' })).toEqual(refused);
      expect(await socket.emitWithAck('open', { list: 'employee-list', key: String(key), mode: 'edit' })).toEqual(refused);
    }
    expect(await socket.emitWithAck('follow', { list: 'tour-list', position: '' })).toMatchObject({ ok: false });
    socket.disconnect();
    expect(await entry('denied', 'tour-list')).toMatchObject({ name: 'Sales Tablet', address: '127.0.0.1', browser: 'Test browser', detail: 'Tours_Main or Reports_Main: follow tour-list' });
    const denials = (await read({ kind: 'denied', search: 'Employees_Main' })).entries;
    expect(denials.length).toBeLessThanOrEqual(2);
    expect(denials[0]!.detail).toMatch(/^Employees_Main: (follow|open) employee-list \d+$/);
  });

  it('tells of what a rule denies behind a route that is open', async () => {
    const editor = await signInWith(app, 'sales-administrator', 'Users_Edit,Tours_Main');
    const { userId } = await executive.get<{ userId: number }>('/api/Users/Me');
    expect((await editor.put(`/Users/${userId}`, { firstName: 'Nobody' })).status).toBe(403);
    expect(await entry('denied', 'that you do not hold')).toMatchObject({ detail: expect.stringContaining(`PUT /api/Users/${userId}`) as string });
  });

  it('tells of writes that come from another site, by whoever is signed in and by nobody', async () => {
    const headers = { Origin: 'https://elsewhere.example' };
    expect((await executive.fetch('/api/Users/SignOut', { method: 'POST', headers })).status).toBe(403);
    expect((await fetch(`${app.url}/api/Users/SignOut`, { method: 'POST', headers })).status).toBe(403);
    await entry('denied', 'another site');
    const names = (await read({ kind: 'denied', search: 'another site' })).entries.map(({ name }) => name);
    expect(names.sort()).toEqual(['', 'Dana Kim']);
  });

  it('tells of sockets that another site opens', async () => {
    const receptionist = await app.signIn('receptionist');
    const headers = { cookie: receptionist.cookie, Origin: 'https://elsewhere.example', 'User-Agent': 'Another browser' };
    const socket = io(app.url, { transports: ['websocket'], extraHeaders: headers, reconnection: false, forceNew: true });
    await once(socket as never, 'connect_error');
    expect(await entry('denied', 'socket.io')).toMatchObject({ name: 'Ellen Brooks', browser: 'Another browser', detail: 'This request comes from another site: GET /socket.io/' });
  });

  it('tells of screens that the browser does not show, and of none that it does', async () => {
    const receptionist = await app.signIn('receptionist');
    const report = async (path: unknown) => (await receptionist.fetch('/api/AccessLog/DeniedScreens', { method: 'POST', body: { path } })).status;
    for (const path of ['/admin/operations', '/admin/tours', '/admin/my-account', 'My-Secret-99']) expect(await report(path)).toBe(204);
    expect(await report({})).toBe(400);
    expect(await entry('denied', 'screen /admin/operations')).toMatchObject({ name: 'Ellen Brooks', detail: 'Settings_Main: screen /admin/operations' });
    expect((await read({ kind: 'denied', search: 'screen ' })).entries).toHaveLength(1);
  });

  it('tells which sessions a deactivated user lost, each with where it was', async () => {
    const tablet = await app.signIn('inventory-tablet');
    await app.signIn('inventory-tablet');
    const { userId } = await tablet.get<{ userId: number }>('/api/Users/Me');
    expect((await executive.fetch(`/api/Users/${userId}`, { method: 'PUT', body: { status: 'Inactive' } })).status).toBe(200);
    // Who ends them first, the command or its reaction, writes the lines: the other one may have answered by then.
    const ended = await soon('both sessions', async () => {
      const { entries } = await read({ kind: 'session-ended', search: 'deactivated' });
      return entries.length >= 2 ? entries : undefined;
    });
    expect(ended.length).toBeGreaterThanOrEqual(2);
    expect(ended[0]).toMatchObject({ name: 'Sales Tablet', address: '127.0.0.1', detail: 'deactivated' });
  });

  it('tells of passwords and sessions, and never holds a password or a token', async () => {
    const closing = await app.signIn('closing-manager');
    await app.signIn('closing-manager');
    await closing.fetch('/api/Users/Me/Password', { method: 'PUT', body: { currentPassword: 'Demo-2026!', newPassword: 'correct horse battery' } });
    await app.signIn('closing-manager', 'correct horse battery');
    await closing.fetch('/api/Users/Me/Sessions', { method: 'DELETE' });
    expect(await entry('password-changed')).toMatchObject({ name: 'Grace Oyelaran', detail: 'By its owner' });
    expect(await entry('session-ended')).toMatchObject({ name: 'Grace Oyelaran', detail: 'All others (1), by their owner' });
    const { userId } = await closing.get<{ userId: number }>('/api/Users/Me');
    await executive.fetch(`/api/Users/${userId}/PasswordLink`, { method: 'POST' });
    expect(await entry('password-link-sent')).toMatchObject({ userId, detail: 'Sent by Dana Kim' });
    const everything = JSON.stringify(await read({ limit: '200' }));
    for (const secret of ['correct horse', 'Demo-2026!', closing.token, executive.token]) expect(everything).not.toContain(secret);
  });

  it('tells who guesses at a password from within a session', async () => {
    const accounting = await app.signIn('accounting-manager');
    const guess = { currentPassword: 'Wrong-Secret-99', newPassword: 'correct horse battery' };
    expect((await accounting.fetch('/api/Users/Me/Password', { method: 'PUT', body: guess })).status).toBe(422);
    expect(await entry('sign-in-failed', 'Victor Lang')).toMatchObject({ address: '127.0.0.1', detail: 'Current password, to choose another one' });
    expect(JSON.stringify(await read())).not.toContain('Secret-99');
  });

  it('is read page by page, the newest first', async () => {
    const all = (await read({ limit: '200' })).entries;
    const pages: AccessEntry[] = [];
    for (let before: string | null = ''; before !== null; ) {
      const page: AccessPage = await read({ limit: '3', before });
      pages.push(...page.entries);
      before = page.next;
    }
    expect(pages.map(({ id }) => id)).toEqual(all.map(({ id }) => id));
  });

  it.each(['kind=nonsense', 'before=x', 'limit=0', 'limit=5000', 'kind=denied&kind=denied'])('refuses %s', async (query) => {
    expect((await executive.fetch(`/api/AccessLog?${query}`)).status).toBe(400);
  });

  it('takes what people search for as it is, not as a pattern', async () => {
    expect((await read({ search: 'Dana' })).entries).not.toEqual([]);
    expect((await read({ search: '%' })).entries).toEqual([]);
  });

  it('is the administrators\' alone', async () => {
    expect((await (await app.signIn('receptionist')).fetch('/api/AccessLog')).status).toBe(403);
    expect((await fetch(`${app.url}/api/AccessLog`)).status).toBe(401);
  });

  it('is kept for 400 days, while sessions, links and failures go when they have run out, and a drawn number never does', async () => {
    const database = new pg.Client({ connectionString: app.databaseUrl });
    await database.connect();
    try {
      await app.nest.get(AccessLog).write({ kind: 'signed-in', name: 'Long ago', address: '', browser: '' });
      await database.query(`UPDATE access_log SET at = now() - interval '401 days' WHERE name = 'Long ago'`);
      await database.query(`INSERT INTO session (session_id, token_hash, user_id, address, browser, last_seen_at) VALUES (gen_random_uuid(), 'x', 1, 'old', '', now() - interval '25 hours')`);
      await database.query(`INSERT INTO password_link (user_id, token_hash, email, expires_at) VALUES (999, 'y', '', now() - interval '1 minute')`);
      await database.query(`INSERT INTO drawn_id (name, command_id, id, drawn_at) VALUES ('old', gen_random_uuid(), 1, now() - interval '32 days')`);
      await database.query(`INSERT INTO sign_in_delay (key, failures, last_failure_at, blocked_until) VALUES ('old', 9, now() - interval '31 days', now() - interval '31 days')`);
      await database.query(`INSERT INTO known_device (user_id, token_hash, used_at) VALUES (1, 'old', now() - interval '181 days')`);
      await app.nest.get(HourlySweeps).sweep();
      const { rows } = await database.query(`
        SELECT 'access' AS kept FROM access_log WHERE name = 'Long ago' UNION ALL SELECT 'session' FROM session WHERE address = 'old'
        UNION ALL SELECT 'link' FROM password_link WHERE user_id = 999 UNION ALL SELECT 'drawn' FROM drawn_id WHERE name = 'old'
        UNION ALL SELECT 'delay' FROM sign_in_delay WHERE key = 'old' UNION ALL SELECT 'device' FROM known_device WHERE token_hash = 'old'`);
      expect(rows).toEqual([{ kept: 'drawn' }]);
      expect((await executive.fetch('/api/Users/Me')).status).toBe(200);
    } finally {
      await database.end();
    }
  });
});

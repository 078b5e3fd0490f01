import { jest } from '@jest/globals';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { io } from 'socket.io-client';
import { SessionStore } from '../../backend/platform/auth/sessions/session-store.js';
import { Sessions } from '../../backend/platform/auth/sessions/sessions.js';
import { startApp, type SignedIn, type TestApp } from '../support/start-app.js';

interface OwnSession {
  readonly sessionId: string;
  readonly current: boolean;
  readonly address: string;
  readonly browser: string;
  readonly lastSeenAt: string;
}

const SESSIONS = '/api/Users/Me/Sessions';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const PASSWORD = 'correct horse battery';

describe('a user\'s own sessions', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ demo: true });
  });
  afterAll(() => app.stop());

  const works = async (session: SignedIn) => (await session.fetch('/api/Users/Me')).status === 200;
  const of = (session: SignedIn) => session.get<OwnSession[]>(SESSIONS);
  const changePassword = (session: SignedIn, body: object) => session.fetch('/api/Users/Me/Password', { method: 'PUT', body });
  /** An open screen. @returns waits until the server has closed it */
  const openScreen = async (session: SignedIn) => {
    const socket = io(app.url, { transports: ['websocket'], extraHeaders: { cookie: session.cookie }, reconnection: false, forceNew: true });
    const closed = once(socket as never, 'disconnect');
    await once(socket as never, 'connect');
    return async () => void (await closed);
  };

  it('end when somebody signs in anew with their cookie', async () => {
    const former = await app.signIn('inventory-tablet');
    const body = JSON.stringify({ email: 'inventory-tablet@demo.example', password: 'Demo-2026!' });
    const headers = { 'Content-Type': 'application/json', Cookie: former.cookie };
    expect((await fetch(`${app.url}/api/Users/AuthEmail`, { method: 'POST', headers, body })).status).toBe(200);
    expect(await works(former)).toBe(false);
  });

  it('are listed with where and when, and never with a token', async () => {
    const answer = await fetch(`${app.url}/api/Users/AuthEmail`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'User-Agent': FIREFOX },
      body: JSON.stringify({ email: 'epic-manager@demo.example', password: 'Demo-2026!' }),
    });
    expect(answer.status).toBe(200);
    const here = await app.signIn('epic-manager');
    const sessions = await of(here);
    expect(sessions.map(({ current }) => current).sort()).toEqual([false, true]);
    expect(sessions.find(({ current }) => !current)).toMatchObject({ address: '127.0.0.1', browser: FIREFOX });
    expect(Date.parse(sessions[0]!.lastSeenAt)).toBeGreaterThan(Date.now() - 60_000);
    expect(JSON.stringify(sessions)).not.toContain(here.token);
  });

  it('end one by one, with the screens that are open on them', async () => {
    const [here, elsewhere] = [await app.signIn('receptionist'), await app.signIn('receptionist')];
    const closed = await openScreen(elsewhere);
    const { sessionId } = (await of(elsewhere)).find(({ current }) => current)!;
    expect((await here.fetch(`${SESSIONS}/${sessionId}`, { method: 'DELETE' })).status).toBe(204);
    await closed();
    expect([await works(here), await works(elsewhere)]).toEqual([true, false]);
    expect((await here.fetch(`${SESSIONS}/${sessionId}`, { method: 'DELETE' })).status).toBe(404);
  });

  it('end all but the one that asks', async () => {
    const [here, ...others] = [await app.signIn('inventory-tablet'), await app.signIn('inventory-tablet'), await app.signIn('inventory-tablet')];
    expect((await here!.fetch(SESSIONS, { method: 'DELETE' })).status).toBe(204);
    expect(await works(here!)).toBe(true);
    for (const other of others) expect(await works(other)).toBe(false);
    expect(await of(here!)).toHaveLength(1);
  });

  it('are not used by an open screen that connects again', async () => {
    const here = await app.signIn('inventory-manager');
    const pool = app.nest.get(pg.Pool);
    const minutesUnused = async () => {
      const { rows } = await pool.query<{ minutes: number }>(
        `SELECT extract(epoch FROM now() - max(last_seen_at))::int / 60 AS minutes FROM session JOIN credential USING (user_id) WHERE email = 'inventory-manager@demo.example'`,
      );
      return rows[0]?.minutes;
    };
    await pool.query(`UPDATE session SET last_seen_at = now() - interval '20 minutes' FROM credential WHERE credential.user_id = session.user_id AND email = 'inventory-manager@demo.example'`);
    await openScreen(here);
    await pause(300);
    expect(await minutesUnused()).toBeGreaterThanOrEqual(20);
    expect(await works(here)).toBe(true);
    await pause(300);
    expect(await minutesUnused()).toBe(0);
  });

  it('are not used by what an open screen fetches by itself', async () => {
    const here = await app.signIn('inventory-manager');
    const touch = jest.spyOn(app.nest.get(SessionStore), 'touch');
    const { userId } = await here.get<{ userId: number }>('/api/Users/Me');
    await app.nest.get(pg.Pool).query(`UPDATE session SET last_seen_at = now() - interval '20 minutes' WHERE user_id = $1`, [userId]);
    await app.nest.get(Sessions).changed(userId);
    touch.mockClear();
    expect((await here.fetch('/api/Users/Me', { headers: { 'X-Unattended': '1' } })).status).toBe(200);
    expect(touch).not.toHaveBeenCalled();
    expect((await here.fetch('/api/Users/Me')).status).toBe(200);
    expect(touch).toHaveBeenCalledTimes(1);
    touch.mockRestore();
  });

  it('are nobody else\'s to end', async () => {
    const [mine, theirs] = [await app.signIn('sales-manager'), await app.signIn('executive')];
    const { sessionId } = (await of(theirs))[0]!;
    expect((await mine.fetch(`${SESSIONS}/${sessionId}`, { method: 'DELETE' })).status).toBe(404);
    expect((await mine.fetch(`${SESSIONS}/'%20OR%20true`, { method: 'DELETE' })).status).toBe(404);
    expect(await works(theirs)).toBe(true);
  });

  it('end elsewhere when the password changes, at once, on open screens too', async () => {
    const [here, elsewhere] = [await app.signIn('closing-manager'), await app.signIn('closing-manager')];
    const closed = await openScreen(elsewhere);
    expect((await changePassword(here, { currentPassword: 'Demo-2026!', newPassword: PASSWORD })).status).toBe(204);
    await closed();
    expect([await works(here), await works(elsewhere)]).toEqual([true, false]);
    await expect(app.signIn('closing-manager')).rejects.toThrow('204');
    await expect(app.signIn('closing-manager', PASSWORD)).resolves.toBeDefined();
  });

  it('do not let anybody change the password without the one that holds now', async () => {
    const here = await app.signIn('accounting-manager');
    const wrong = await changePassword(here, { currentPassword: 'a guess', newPassword: PASSWORD });
    expect([wrong.status, await wrong.json()]).toEqual([422, expect.objectContaining({ field: 'currentPassword' })]);
    const common = await changePassword(here, { currentPassword: 'Demo-2026!', newPassword: 'password1' });
    expect([common.status, await common.json()]).toEqual([400, expect.objectContaining({ field: 'newPassword', code: 'too-common' })]);
    for (let guess = 0; guess < 6; guess++) await changePassword(here, { currentPassword: `guess ${guess}`, newPassword: PASSWORD });
    expect((await changePassword(here, { currentPassword: 'Demo-2026!', newPassword: PASSWORD })).status).toBe(429);
  });

  it('of two who sign in while the password changes, none stays in with the old one', async () => {
    const here = await app.signIn('sales-administrator');
    const signIns = Array.from({ length: 6 }, () => app.signIn('sales-administrator').catch(() => undefined));
    const changed = changePassword(here, { currentPassword: 'Demo-2026!', newPassword: PASSWORD });
    const sessions = await Promise.all(signIns);
    expect((await changed).status).toBe(204);
    for (const session of sessions) expect(session === undefined || !(await works(session))).toBe(true);
    expect(await of(here)).toHaveLength(1);
  });
});

describe('the demo password', () => {
  it('is refused where the demo accounts may not sign in, and one that somebody chose is nobody\'s demo', async () => {
    const open = await startApp({ demo: true });
    let closed: TestApp | undefined;
    try {
      const here = await open.signIn('receptionist');
      expect((await changePasswordOf(here, 'Demo-2026!', PASSWORD)).status).toBe(204);
      closed = await startApp({ demo: true, databaseUrl: open.databaseUrl, environment: { HOST: '0.0.0.0', DEMO: '' } });
      await expect(closed.signIn('sales-manager')).rejects.toThrow('204');
      const there = await closed.signIn('receptionist', PASSWORD);
      const refused = await changePasswordOf(there, PASSWORD, 'Demo-2026!');
      expect([refused.status, await refused.json()]).toEqual([400, expect.objectContaining({ code: 'is-public' })]);
    } finally {
      await closed?.stop();
      await open.stop();
    }
  });
});

function changePasswordOf(session: SignedIn, currentPassword: string, newPassword: string): Promise<Response> {
  return session.fetch('/api/Users/Me/Password', { method: 'PUT', body: { currentPassword, newPassword } });
}

import { io } from 'socket.io-client';
import { Secret, TOTP } from 'otpauth';
import pg from 'pg';
import { DEMO_PASSWORD } from '../../backend/users/demo-users.js';
import { mailsTo, soon } from '../support/mailed-links.js';
import { signedIn, startApp, type SignedIn, type TestApp } from '../support/start-app.js';

const json = { 'Content-Type': 'application/json' };
const PERIOD_MS = 30_000;

describe('two-step sign-in', () => {
  let app: TestApp;
  let executive: SignedIn;
  let database: pg.Pool;
  beforeAll(async () => {
    app = await startApp({ demo: true });
    executive = await app.signIn('executive');
    database = app.nest.get(pg.Pool);
  });
  afterAll(() => app?.stop());

  const idOf = async (who: string) => {
    const users = await executive.get<{ userId: number; email: string }[]>('/api/Users/TenantUsers/1');
    return users.find(({ email }) => email === `${who}@demo.example`)!.userId;
  };
  const enter = async (who: string, code?: string) => {
    const body = JSON.stringify({ email: `${who}@demo.example`, password: DEMO_PASSWORD, ...(code !== undefined && { code }) });
    const answer = await fetch(`${app.url}/api/Users/AuthEmail`, { method: 'POST', headers: json, body });
    return { status: answer.status, body: (await answer.json()) as { authToken: string; code: string; field: string; detail: string } };
  };
  const ask = async (who: SignedIn, method: string, path: string, body?: object) => {
    const answer = await who.fetch(path, { method, ...(body && { body }) });
    const text = await answer.text();
    return { status: answer.status, body: (text ? JSON.parse(text) : {}) as Record<string, unknown> };
  };
  const own = '/api/Users/Me/SecondStep';
  /** Codes of the app from now on, each period's once. */
  const appOf = (secret: string) => {
    const totp = new TOTP({ secret: Secret.fromBase32(secret) });
    return (periodsAhead = 0) => totp.generate({ timestamp: Date.now() + periodsAhead * PERIOD_MS });
  };
  const setUp = async (who: SignedIn) => {
    const { secret } = (await ask(who, 'POST', own)).body as { secret: string };
    const codeOf = appOf(secret);
    const confirmed = await ask(who, 'PUT', own, { code: codeOf() });
    return { secret, codeOf, status: confirmed.status, recoveryCodes: confirmed.body['recoveryCodes'] as string[] };
  };

  it('is set up with a code of the app, ends sessions that were begun without, and leaves no secret in events and tables', async () => {
    const elsewhere = await app.signIn('receptionist');
    const receptionist = await app.signIn('receptionist');
    await ask(receptionist, 'POST', own);
    expect(await ask(receptionist, 'PUT', own, { code: '000000' })).toMatchObject({ status: 422, body: { field: 'code' } });
    expect((await enter('receptionist')).status).toBe(200);
    const { secret, status, recoveryCodes } = await setUp(receptionist);
    expect([status, new Set(recoveryCodes).size]).toEqual([200, 10]);
    expect(await receptionist.get(own)).toEqual({ setUp: true, required: false, recoveryCodesLeft: 10 });
    expect((await ask(receptionist, 'POST', own)).status).toBe(409);
    expect((await elsewhere.fetch('/api/Users/Me')).status).toBe(401);
    const { rows } = await database.query<{ text: string }>(
      `SELECT data::text || metadata::text AS text FROM event_store.event WHERE stream = $1 UNION ALL SELECT second_step::text || encode(secret, 'escape') FROM second_step UNION ALL SELECT encode(code_hash, 'escape') FROM recovery_code`,
      [`user-${await idOf('receptionist')}`],
    );
    const kept = rows.map(({ text }) => text).join();
    expect(kept).toContain('{');
    for (const hidden of [secret, ...recoveryCodes]) expect(kept).not.toContain(hidden);
    const history = await executive.get<{ entries: { title: string }[] }>(`/api/Users/${await idOf('receptionist')}/History`);
    expect(history.entries.map(({ title }) => title)).toContain('Set up two-step sign-in');
  });

  it('asks for a code that was not used before, or for a recovery code, each once', async () => {
    const { codeOf, recoveryCodes } = await setUp(await app.signIn('sales-administrator'));
    expect(await enter('sales-administrator')).toMatchObject({ status: 422, body: { code: 'second-step', field: 'code', detail: 'Enter the code of your authenticator app' } });
    expect(await enter('sales-administrator', codeOf())).toMatchObject({ status: 422, body: { detail: 'This code is not right, or was used already' } });
    const next = codeOf(1);
    expect((await enter('sales-administrator', next)).status).toBe(200);
    expect((await enter('sales-administrator', next)).status).toBe(422);
    expect((await enter('sales-administrator', recoveryCodes[3]!.toUpperCase())).status).toBe(200);
    expect((await enter('sales-administrator', recoveryCodes[3])).status).toBe(422);
  });

  it('lets nobody guess at codes for long, with the right password between them either', async () => {
    const { recoveryCodes } = await setUp(await app.signIn('closing-manager'));
    const guesses: number[] = [];
    for (let guess = 0; guess < 6; guess++) {
      guesses.push((await enter('closing-manager', String(100_000 + guess))).status);
      await enter('closing-manager');
    }
    expect(guesses).toEqual([422, 422, 422, 422, 422, 429]);
    expect((await enter('closing-manager', recoveryCodes[0])).status).toBe(429);
  });

  it('remembers guesses until a right code comes, tells the owner of them, and lets the owner in on a known device', async () => {
    const { codeOf } = await setUp(await app.signIn('inventory-tablet'));
    const email = 'inventory-tablet@demo.example';
    const from = (cookie: string, code: string) => fetch(`${app.url}/api/Users/AuthEmail`, { method: 'POST', headers: { ...json, cookie }, body: JSON.stringify({ email, password: DEMO_PASSWORD, code }) });
    const device = (await from('', codeOf(1))).headers.getSetCookie().find((cookie) => cookie.startsWith('device='))!.split(';')[0]!;
    for (let guess = 0; guess < 5; guess++) await from('', String(100_000 + guess));
    await database.query(`UPDATE sign_in_delay SET last_failure_at = now() - interval '20 days', blocked_until = now() WHERE key LIKE 'second-step:%'`);
    expect((await from('', '100006')).status).toBe(422);
    const refused = await from('', '100007');
    expect([refused.status, Number(refused.headers.get('retry-after')) > 15]).toEqual([429, true]);
    await database.query('UPDATE second_step SET last_counter = 0');
    expect((await from(device, codeOf())).status).toBe(200);
    expect((await from('', '100008')).status).toBe(429);
    const told = await soon('the mail', async () => (await mailsTo(executive, email)).find(({ text }) => text.includes('several wrong codes')));
    expect(told.text).toContain('choose another password');
  });

  it('is the first thing to do for who has a role that needs it, and cannot be switched off then', async () => {
    const before = await app.signIn('epic-manager');
    expect((await ask(executive, 'POST', '/api/CompanySettings/Lists/twoStepRoles/Items', { name: 'the boss' })).status).toBe(422);
    expect((await ask(executive, 'POST', '/api/CompanySettings/Lists/twoStepRoles/Items', { name: 'epic_manager' })).status).toBe(201);
    const manager = await app.signIn('epic-manager');
    expect(await ask(manager, 'GET', '/api/lists/user-list')).toMatchObject({ status: 403, body: { type: 'urn:problem:second-step-needed', code: 'second-step-needed' } });
    expect(await manager.get('/api/Users/Me')).toMatchObject({ needsSecondStep: true });
    const socket = io(app.url, { transports: ['websocket'], extraHeaders: { cookie: manager.cookie }, reconnection: false, forceNew: true });
    expect(await new Promise((resolve) => socket.on('connect_error', ({ message }) => resolve(message)))).toBe('Please set up two-step sign-in first');
    await setUp(manager);
    expect(await manager.get('/api/Users/Me')).toMatchObject({ needsSecondStep: false });
    expect((await manager.fetch('/api/lists/tour-list')).status).toBe(200);
    expect(await ask(manager, 'DELETE', own)).toMatchObject({ status: 403, body: { detail: 'Your role signs in with two steps' } });
    expect((await before.fetch('/api/Users/Me')).status).toBe(401);
  });

  it('is reset by who looks after users, with a reason and a mail to its owner, whose sessions end', async () => {
    const owner = await app.signIn('sales-manager');
    await setUp(owner);
    const reset = `/api/Users/${await idOf('sales-manager')}/SecondStep/Reset`;
    expect(await ask(executive, 'POST', reset, { reason: ' ' })).toMatchObject({ status: 400, body: { field: 'reason' } });
    expect((await ask(owner, 'POST', reset, { reason: 'Mine' })).status).toBe(403);
    expect((await ask(executive, 'POST', reset, { reason: 'Lost the phone' })).status).toBe(204);
    expect((await owner.fetch('/api/Users/Me')).status).toBe(401);
    expect((await enter('sales-manager')).status).toBe(200);
    const [mail] = await soon('the mail', async () => {
      const mails = (await mailsTo(executive, 'sales-manager@demo.example')).filter(({ text }) => text.includes('has reset'));
      return mails.length > 0 ? mails : undefined;
    });
    expect(mail!.text).toContain('Dana Kim has reset two-step sign-in');
    const { entries } = await executive.get<{ entries: { title: string; reason?: string }[] }>(`/api/Users/${await idOf('sales-manager')}/History`);
    expect(entries).toContainEqual(expect.objectContaining({ title: 'Two-step sign-in ended', reason: 'Lost the phone' }));
  });

  it('is switched off by its owner', async () => {
    const owner = await app.signIn('inventory-manager');
    await setUp(owner);
    const codes = (await ask(owner, 'POST', `${own}/RecoveryCodes`)).body['recoveryCodes'] as string[];
    expect(codes).toHaveLength(10);
    expect((await ask(owner, 'DELETE', own)).status).toBe(204);
    expect((await enter('inventory-manager')).status).toBe(200);
    expect(await owner.get(own)).toMatchObject({ setUp: false, recoveryCodesLeft: 0 });
  });
});

describe('a session that was left open', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ demo: true });
  });
  afterAll(() => app?.stop());

  const leftOpen = async () => {
    const somebody = await app.signIn('executive');
    await app.nest.get(pg.Pool).query(`UPDATE session SET proved_at = now() - interval '11 minutes'`);
    return signedIn(app.url, somebody.token);
  };
  const told = async (answer: Response) => [answer.status, ((await answer.json()) as { type: string }).type];

  it.each([
    ['users and permissions', 'PUT', '/api/Users/2', { firstName: 'Marcus' }],
    ['new users', 'POST', '/api/Users', { firstName: 'A', lastName: 'B', email: 'a.b@example.com', role: 'Executive' }],
    ['password links', 'POST', '/api/Users/2/PasswordLink', {}],
    ['allowed addresses', 'POST', '/api/CompanySettings/Lists/allowedAddresses/Items', { name: '198.51.100.9' }],
    ['sessions of others', 'POST', '/api/Users/2/EndSessions', {}],
    ['own sessions', 'DELETE', '/api/Users/Me/Sessions', {}],
    ['the second step', 'POST', '/api/Users/Me/SecondStep', {}],
  ])('changes no %s before its owner was asked again', async (_, method, path, body) => {
    const left = await leftOpen();
    expect(await told(await left.fetch(path, { method, body }))).toEqual([403, 'urn:problem:proof-needed']);
    expect((await left.fetch('/api/Users/Me/Proof', { method: 'POST', body: { password: 'a guess' } })).status).toBe(422);
    expect((await left.fetch(path, { method, body })).status).toBe(403);
    expect((await left.fetch('/api/Users/Me/Proof', { method: 'POST', body: { password: DEMO_PASSWORD } })).status).toBe(204);
    // Whom the rules would not change all the same.
    expect((await left.fetch(path, { method, body })).status).not.toBe(403);
  });

  it('changes whatever else may be changed', async () => {
    const left = await leftOpen();
    expect((await left.fetch('/api/CompanySettings/Lists/occupations/Items', { method: 'POST', body: { name: 'Diver' } })).status).toBe(201);
    expect((await left.fetch('/api/CompanySettings/Lists/allowedAddresses')).status).toBe(200);
  });

  it('is ended by who looks after users', async () => {
    const lost = await app.signIn('epic-manager');
    const { userId } = await lost.get<{ userId: number }>('/api/Users/Me');
    const administrator = await app.signIn('executive');
    expect((await administrator.fetch(`/api/Users/${userId}/EndSessions`, { method: 'POST' })).status).toBe(204);
    expect((await lost.fetch('/api/Users/Me')).status).toBe(401);
    expect((await app.signIn('epic-manager')).token).toBeDefined();
  });

  it('is ended when its owner has 25 newer ones', async () => {
    const somebodyElse = await app.signIn('receptionist');
    const oldest = await app.signIn('inventory-tablet');
    const newer: SignedIn[] = [];
    for (let count = 0; count < 25; count++) newer.push(await app.signIn('inventory-tablet'));
    expect((await oldest.fetch('/api/Users/Me')).status).toBe(401);
    expect((await newer[0]!.fetch('/api/Users/Me')).status).toBe(200);
    expect(await newer[0]!.get<object[]>('/api/Users/Me/Sessions')).toHaveLength(25);
    expect((await somebodyElse.fetch('/api/Users/Me')).status).toBe(200);
  });
});

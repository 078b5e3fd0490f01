import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { demoUsers } from '../../backend/users/demo-users.js';
import { OWN_PASSWORD, ownPasswords } from '../support/own-passwords.js';
import { administrator, startApp, type TestApp } from '../support/start-app.js';

const json = { 'Content-Type': 'application/json' };
const wrong = { email: administrator.email, password: 'not the password' };

describe('signing in', () => {
  let app: TestApp;
  const post = (body: unknown, headers: Record<string, string> = {}) =>
    fetch(`${app.url}/api/Users/AuthEmail`, { method: 'POST', headers: { ...json, ...headers }, body: JSON.stringify(body) });

  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.stop());

  it('answers a token and the home route, and keeps the token from scripts', async () => {
    const answer = await post(administrator);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ authToken: expect.stringMatching(/^[\w-]{43}$/), homeRoute: '/admin/settings' });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const [token, marker] = answer.headers.getSetCookie();
    expect(token).toMatch(/^authToken=[\w-]+; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(marker).toBe('isAuthenticated=true; Path=/; SameSite=Lax');
  });

  it.each([
    ['a wrong password', wrong],
    ['an address that nobody has', { email: 'nobody@example.com', password: 'x' }],
  ])('answers 204 and nothing else to %s', async (_, body) => {
    const answer = await post(body);
    expect(answer.status).toBe(204);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it('answers existing clients by GET too, without a cookie', async () => {
    const query = new URLSearchParams(administrator);
    const answer = await fetch(`${app.url}/api/Users/AuthEmail?${query}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect((await fetch(`${app.url}/api/Users/AuthEmail?email=nobody@example.com&password=x`)).status).toBe(204);
  });

  it('does not sign in by way of another site', async () => {
    expect((await post(administrator, { Origin: 'https://elsewhere.example' })).status).toBe(403);
    // A picture on its page would guess from everybody who looks at it.
    const query = new URLSearchParams(wrong);
    expect((await fetch(`${app.url}/api/Users/AuthEmail?${query}`, { headers: { 'Sec-Fetch-Site': 'cross-site' } })).status).toBe(403);
  });

  it('gains nothing from trying many passwords at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => post({ email: 'nobody-else@example.com', password: 'x' })));
    expect(answers.filter(({ status }) => status === 204).length).toBeLessThanOrEqual(6);
  });

  it('slows down who keeps failing, by account, whatever the capitals of the address', async () => {
    for (let attempt = 0; attempt < 6; attempt++) expect((await post(wrong)).status).toBe(204);
    const answer = await post({ ...administrator, email: administrator.email.toUpperCase() });
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('failing to sign in', () => {
  let app: TestApp;
  /** Each test has an owner and places of its own. */
  let tests = 0;
  let email: string;
  let office: string;
  let cafe: string;
  let nowhereYet: string;
  beforeAll(async () => {
    const places = ['127.0.0.1', ...Array.from({ length: 60 }, (_, place) => `198.51.${1 + Math.floor(place / 3)}.${1 + (place % 3)}`)];
    app = await startApp({ demo: true, environment: { TRUSTED_PROXIES: '127.0.0.1', ALLOWED_ADDRESSES: places.join(',') } });
    await ownPasswords(app);
  });
  afterAll(() => app.stop());
  beforeEach(() => {
    email = demoUsers[tests++ % demoUsers.length]!.email;
    [office, cafe, nowhereYet] = [1, 2, 3].map((place) => `198.51.${tests}.${place}`) as [string, string, string];
  });

  const ask = (from: string, as: string, password: string, device?: string) => {
    const headers = { ...json, 'X-Forwarded-For': from, ...(device && { cookie: `device=${device}` }) };
    return fetch(`${app.url}/api/Users/AuthEmail`, { method: 'POST', headers, body: JSON.stringify({ email: as, password }) });
  };
  const attempt = async (from: string, as = email, password = 'a guess', device?: string) => (await ask(from, as, password, device)).status;
  const owner = (from: string, device?: string) => attempt(from, email, OWN_PASSWORD, device);
  /** Signs the owner in. @returns what the browser is told, to know its owner by */
  const deviceOf = async (from: string) => {
    const cookies = (await ask(from, email, OWN_PASSWORD)).headers.getSetCookie();
    return /^device=([\w-]{43}); Max-Age=\d+; Path=\/; .*HttpOnly; SameSite=Strict$/.exec(cookies.find((cookie) => cookie.startsWith('device='))!)![1]!;
  };
  const fail = async (times: number, from: string) => {
    for (let failure = 0; failure < times; failure++) await attempt(from);
  };

  it('elsewhere does not keep the owner out on a device where he or she signed in before', async () => {
    const device = await deviceOf(office);
    await fail(7, cafe);
    expect(await attempt(cafe)).toBe(429);
    expect(await owner(office, device)).toBe(200);
    // On a device where the owner was never seen, the guessing counts; and the sign-in at the office has not forgiven it.
    expect(await owner(nowhereYet)).toBe(429);
  });

  it('behind the same address by a neighbour who guesses at it does not keep the owner out', async () => {
    let device = await deviceOf(office);
    await Promise.all(Array.from({ length: 41 }, () => attempt(office)));
    expect(await owner(office)).toBe(429);
    for (let time = 0; time < 3; time++) {
      const answer = await ask(office, email, OWN_PASSWORD, device);
      expect(answer.status).toBe(200);
      device = /^device=([\w-]+)/.exec(answer.headers.getSetCookie().find((cookie) => cookie.startsWith('device='))!)![1]!;
    }
  });

  it('on the device of the owner is slowed down too, and a device of somebody else is none', async () => {
    const device = await deviceOf(office);
    for (let guess = 0; guess < 6; guess++) expect(await attempt(office, email, 'a guess', device)).toBe(204);
    expect(await attempt(office, email, 'a guess', device)).toBe(429);
    await fail(6, cafe);
    expect(await attempt(cafe, email, 'a guess', 'x'.repeat(43))).toBe(429);
  });

  it('answers alike where there is such an account and where there is none, known from there or not', async () => {
    await deviceOf(office);
    for (let person = 0; person < 21; person++) await attempt(office, `nobody-${tests}-${person}@example.com`);
    // A known account escaped the limit of its place, which told that it was one.
    expect([await attempt(office), await attempt(office, 'nobody@example.com')]).toEqual([429, 429]);
    const elsewhere = (as: string) => Promise.all([1, 2, 3, 4, 5, 6, 7].map(() => attempt(cafe, as)));
    expect((await elsewhere(email)).sort()).toEqual((await elsewhere(`nobody-${tests}@example.com`)).sort());
  });

  it('takes as long as it would anyway, however far it got', async () => {
    const took = async (as: string) => {
      const before = performance.now();
      await attempt(nowhereYet, as);
      return performance.now() - before;
    };
    for (const as of [email, 'nobody-at-all@example.com']) expect(await took(as)).toBeGreaterThan(140);
  });

  it('in the same place by others does not slow down who signed in there before', async () => {
    const device = await deviceOf(office);
    await Promise.all(Array.from({ length: 22 }, (_, person) => attempt(office, `person-${person}@example.com`)));
    expect(await attempt(office, 'somebody@example.com')).toBe(429);
    expect(await owner(office, device)).toBe(200);
  });

  it('counts an owner\'s own slips no more once the password was right', async () => {
    for (let day = 0; day < 5; day++) {
      await fail(5, office);
      expect(await owner(office)).toBe(200);
    }
    expect(await attempt(office, 'somebody@example.com')).toBe(204);
  });

  it('at many accounts from one place is not forgiven by signing in to an own one', async () => {
    const device = await deviceOf(office);
    for (let person = 0; person < 22; person++) await attempt(office, `person-${person}@example.com`);
    expect(await owner(office, device)).toBe(200);
    expect(await attempt(office, 'person-23@example.com')).toBe(429);
  });

  it('in a whole IPv6 network counts as in one place', async () => {
    for (let host = 1; host <= 21; host++) await attempt(`2001:db8:1:2::${host.toString(16)}`, `person-${host}@example.com`);
    expect(await attempt('2001:db8:1:2:ffff::1', 'somebody@example.com')).toBe(429);
    expect(await attempt('2001:db8:1:3::1', 'somebody@example.com')).toBe(204);
  });

  it('with many made-up addresses fills no log, and what was typed stands nowhere in it', async () => {
    for (let guess = 0; guess < 50; guess++) await attempt(cafe, `Typed-by-mistake-${guess}`);
    await pause(500);
    const { rows } = await app.nest.get(pg.Pool).query<{ text: string }>(`SELECT entry::text AS text FROM access_log AS entry WHERE address = $1 AND kind = 'sign-in-delayed'`, [cafe]);
    expect([1, 2]).toContain(rows.length);
    expect(rows.map(({ text }) => text).join()).not.toMatch(/typed-by-mistake/i);
  });

  it('hundreds of times at once fills no queue that others wait in', async () => {
    const device = await deviceOf(office);
    const flood = Array.from({ length: 300 }, () => attempt(cafe));
    expect(await owner(office, device)).toBe(200);
    const statuses = await Promise.all(flood);
    // Six, and one more whenever a second, two, four … have passed meanwhile.
    expect(statuses.filter((status) => status === 204).length).toBeLessThanOrEqual(12);
    expect(new Set(statuses)).toEqual(new Set([204, 429]));
  });
});

describe('a session', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.stop());

  it('says who is signed in, and never a password', async () => {
    const me = await (await app.signIn(administrator.email)).get<Record<string, unknown>>('/api/Users/Me');
    expect(me).toMatchObject({ firstName: 'First', lastName: 'Administrator', role: 'Executive', status: 'Active', homeRoute: '/admin/settings' });
    expect(Object.keys(me).filter((field) => /password|hash|token/i.test(field))).toEqual([]);
  });

  it('is found by its token in the path, and no other token is', async () => {
    const { token } = await app.signIn(administrator.email);
    const found = await fetch(`${app.url}/api/Users/AuthToken/${token}`);
    expect(await found.json()).toMatchObject({ authToken: token, role: 'Executive' });
    expect((await fetch(`${app.url}/api/Users/AuthToken/${'x'.repeat(43)}`)).status).toBe(204);
  });

  it('is not found by its token after signing out', async () => {
    const { token, fetch: send } = await app.signIn(administrator.email);
    await send('/api/Users/SignOut', { method: 'POST' });
    expect((await fetch(`${app.url}/api/Users/AuthToken/${token}`)).status).toBe(204);
  });

  it('is accepted as a bearer token', async () => {
    const { token } = await app.signIn(administrator.email);
    const answer = await fetch(`${app.url}/api/Users/Me`, { headers: { Authorization: `Bearer ${token}` } });
    expect(answer.status).toBe(200);
  });

  it('is of no use after signing out', async () => {
    const somebody = await app.signIn(administrator.email);
    expect((await somebody.fetch('/api/Users/SignOut', { method: 'POST' })).status).toBe(204);
    expect((await somebody.fetch('/api/Users/Me')).status).toBe(401);
  });

  it('cannot be used by another site to write', async () => {
    const somebody = await app.signIn(administrator.email);
    const headers = { Origin: 'https://elsewhere.example' };
    expect((await somebody.fetch('/api/Users/1', { method: 'PUT', body: {}, headers })).status).toBe(403);
  });

  it('counts the sign-in on the user', async () => {
    const somebody = await app.signIn(administrator.email);
    const { userId } = await somebody.get<{ userId: number }>('/api/Users/Me');
    const before = await somebody.get<{ loginCount: number }>(`/api/Users/${userId}`);
    await app.signIn(administrator.email);
    const after = await somebody.get<{ loginCount: number; lastLogin: string }>(`/api/Users/${userId}`);
    expect(after.loginCount).toBe(before.loginCount + 1);
    expect(Date.parse(after.lastLogin)).toBeGreaterThan(Date.now() - 60_000);
  });
});

import { get } from 'node:http';
import { io } from 'socket.io-client';
import { Credentials } from '../../backend/platform/auth/sessions/credentials.js';
import { administrator, startApp, type SignedIn, type TestApp } from '../support/start-app.js';
import { refusalOf } from './line-request.js';

const elsewhere = 'https://elsewhere.example';
const publicUrl = 'https://office.example';

describe('what other sites and networks cannot do', () => {
  let app: TestApp;
  let executive: SignedIn;
  let host: string;
  beforeAll(async () => {
    app = await startApp({ demo: true, environment: { TRUSTED_PROXIES: '127.0.0.1', PUBLIC_URL: publicUrl } });
    executive = await app.signIn('executive');
    const { userId } = await executive.get<{ userId: number }>('/api/Users/Me');
    // Nobody comes through a proxy with the password that everybody knows.
    await app.nest.get(Credentials).set(userId, 'executive@demo.example', administrator.password);
    host = new URL(app.url).host;
  });
  afterAll(() => app.stop());

  /** As a browser has it over https, and over http. */
  const ownCookie = () => `__Host-${executive.cookie}; ${executive.cookie}`;
  const write = (headers: Record<string, string>, body: string | FormData = '{}', method = 'PUT') =>
    fetch(`${app.url}/api/Users/1`, { method, headers: { cookie: ownCookie(), ...headers }, body }).then(({ status }) => status);

  it.each([
    ['JSON', { 'Content-Type': 'application/json' }, '{}', 403],
    ['a form', { 'Content-Type': 'application/x-www-form-urlencoded' }, 'firstName=Eve', 415],
    ['text, which needs no preflight', { 'Content-Type': 'text/plain' }, '{}', 415],
    ['nothing said of its type', {}, '{}', 415],
  ])('write with somebody\'s cookie as %s', async (_, headers, body, refused) => {
    expect(await write({ Origin: elsewhere, ...headers }, body)).toBe(refused);
    expect(await write({ Origin: 'null', ...headers }, body)).toBe(refused);
  });

  it('write with somebody\'s cookie as a multipart form', async () => {
    const form = new FormData();
    form.set('firstName', 'Eve');
    expect(await write({ Origin: elsewhere }, form)).toBe(415);
  });

  it('write with any method that there is', async () => {
    for (const [method, path] of [['POST', '/api/Users/SignOut'], ['PUT', '/api/Users/Me/Password'], ['DELETE', '/api/Users/Me/Sessions']]) {
      const { status } = await executive.fetch(path!, { method: method!, body: {}, headers: { Origin: elsewhere } });
      expect([method, status]).toEqual([method, 403]);
    }
  });

  it('write from our own name over plain http, when people use https', async () => {
    const headers = { 'Content-Type': 'application/json', 'X-Forwarded-Proto': 'https' };
    expect(await write({ ...headers, Origin: `http://${host}` })).toBe(403);
    expect(await write({ ...headers, Origin: `https://${host}` })).toBe(200);
  });

  const opened = (headers: Record<string, string>, transport: 'websocket' | 'polling' = 'websocket') =>
    new Promise<string>((resolve) => {
      const socket = io(app.url, { transports: [transport], extraHeaders: headers, reconnection: false, forceNew: true });
      socket.on('connect', () => resolve('connected'));
      socket.on('connect_error', ({ message }) => resolve(message));
      socket.on('connect', () => socket.disconnect());
    });

  it('open a socket with somebody\'s cookie', async () => {
    expect(await opened({ cookie: executive.cookie, origin: elsewhere })).toBe('This connection comes from another site');
    expect(await opened({ cookie: executive.cookie, origin: app.url })).toBe('connected');
  });

  it.each([
    ['the host that was asked for', 'http://{host}', {}, true],
    ['where people find the product, whatever a proxy made of the host', publicUrl, {}, true],
    ['the host that a trusted proxy was asked for', 'https://proxy.example', { 'X-Forwarded-Host': 'proxy.example', 'X-Forwarded-Proto': 'https' }, true],
    ['the same name, but in the clear', 'http://proxy.example', { 'X-Forwarded-Host': 'proxy.example', 'X-Forwarded-Proto': 'https' }, false],
    ['the same name at another port', `${publicUrl}:8443`, {}, false],
    ['the name where people find the product, but in the clear', 'http://office.example', {}, false],
    ['a page without a name', 'null', {}, false],
  ])('be taken for us: %s is judged alike for writes and for sockets', async (_, template, forwarded, ours) => {
    const headers = { ...forwarded, Origin: template.replace('{host}', host) };
    expect(await write({ 'Content-Type': 'application/json', ...headers })).toBe(ours ? 200 : 403);
    for (const transport of ['websocket', 'polling'] as const) {
      const answer = await opened({ cookie: ownCookie(), ...headers }, transport);
      expect([transport, answer]).toEqual([transport, ours ? 'connected' : 'This connection comes from another site']);
    }
  });

  it('run scripts of their own on our pages, show them in a frame, or learn where people were', async () => {
    const { headers } = await fetch(`${app.url}/api/health`);
    const policy = new Map(headers.get('content-security-policy')!.split(';').map((part) => [part.split(' ')[0], part.split(' ').slice(1)]));
    expect(policy.get('script-src')).toEqual(["'self'"]);
    expect(policy.get('connect-src')).toEqual(["'self'"]);
    expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
    expect(policy.get('object-src')).toEqual(["'none'"]);
    expect(policy.get('base-uri')).toEqual(["'none'"]);
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-powered-by')).toBeNull();
  });

  it('bring people who came by https back to plain http', async () => {
    const secure = await fetch(`${app.url}/api/Users/AuthEmail`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-Proto': 'https' },
      body: JSON.stringify({ email: 'executive@demo.example', password: administrator.password }),
    });
    expect(secure.headers.get('strict-transport-security')).toMatch(/max-age=\d{8}/);
    for (const cookie of secure.headers.getSetCookie()) expect(cookie).toContain('Secure');
    expect((await fetch(`${app.url}/api/health`)).headers.get('strict-transport-security')).toBeNull();
  });

  it('have a name of theirs lead here', async () => {
    const direct = await startApp();
    const port = Number(new URL(direct.url).port);
    const answer = (host: string) => new Promise<number>((resolve, reject) => get({ host: '127.0.0.1', port, path: '/api/health', headers: { host } }, (response) => (response.resume(), resolve(response.statusCode!))).on('error', reject));
    expect([await answer(`127.0.0.1:${port}`), await answer('localhost'), await answer('rebound.example')]).toEqual([200, 200, 421]);
    await direct.stop();
  });

  it('have what the live line answers taken for a page', async () => {
    const { headers } = await fetch(`${app.url}/socket.io/?EIO=4&transport=polling`);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it('plant a cookie where people use https', async () => {
    const secure = await fetch(`${app.url}/api/Users/AuthEmail`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-Proto': 'https' },
      body: JSON.stringify({ email: 'executive@demo.example', password: administrator.password }),
    });
    const cookies = secure.headers.getSetCookie().filter((cookie) => cookie.includes('HttpOnly'));
    expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual(['__Host-authToken', '__Host-device']);
    const token = cookies[0]!.split(';')[0]!;
    expect((await fetch(`${app.url}/api/Users/Me`, { headers: { cookie: `authToken=planted; ${token}` } })).status).toBe(200);
    // One that was planted where there is none of one's own, of whoever planted it.
    const planted = { cookie: executive.cookie, 'X-Forwarded-Proto': 'https' };
    expect((await fetch(`${app.url}/api/Users/Me`, { headers: planted })).status).toBe(401);
    expect(await refusalOf(app.url, planted)).toBe('Please sign in');
    expect(await opened(planted)).toBe('websocket error');
  });

  it('exhaust the server with long addresses or large bodies', async () => {
    const long = await executive.fetch(`/api/lists/user-list?search=${'x'.repeat(8_000)}`);
    expect([long.status, await long.json()]).toEqual([414, expect.objectContaining({ detail: 'The address is too long' })]);
    expect(await write({ 'Content-Type': 'application/json' }, JSON.stringify({ firstName: 'x'.repeat(1_100_000) }))).toBe(413);
  });
});

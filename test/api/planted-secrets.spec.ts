import { ConsoleLogger, Logger } from '@nestjs/common';
import { once } from 'node:events';
import pg from 'pg';
import { io } from 'socket.io-client';
import { DEMO_PASSWORD } from '../../backend/users/demo-users.js';
import { mailsTo, soon, tokenIn } from '../support/mailed-links.js';
import { startApp, type SignedIn, type TestApp } from '../support/start-app.js';
import { routesOf } from './access/routes-of.js';

/** What is planted, by the door that it comes in by. Long enough to stand nowhere by chance. */
const planted = {
  wrongPassword: 'Planted-wrong-password-1',
  passwordInQuery: 'Planted-query-password-2',
  newPassword: 'Planted new password 3',
  linkedPassword: 'Planted linked password 4',
  weakPassword: 'Plantd5',
  bodyPassword: 'Planted-body-password-6',
  bearer: 'PlantedBearer7'.padEnd(43, 'x'),
  cookie: 'PlantedCookie8'.padEnd(43, 'x'),
  tokenInPath: 'PlantedPath9'.padEnd(43, 'x'),
  linkToken: 'PlantedLink10'.padEnd(43, 'x'),
  handshake: 'PlantedHandshake11'.padEnd(43, 'x'),
  basic: Buffer.from('someone:Planted-basic-12').toString('base64'),
  right: DEMO_PASSWORD,
};

const whereHashesBelong = new Set(['public.credential', 'public.session', 'public.password_link']);

class Listening extends ConsoleLogger {
  readonly lines: string[] = [];

  protected override printMessages(messages: unknown[], context = '', level = 'log', _stream?: unknown, stack?: unknown): void {
    this.lines.push(`${level} ${context} ${messages.map(String).join(' ')} ${String(stack ?? '')}`);
  }
}

describe('secrets that come in by every door', () => {
  let app: TestApp;
  let database: pg.Client;
  let executive: SignedIn;
  const log = new Listening();
  const answers: string[] = [];
  const secrets = new Map<string, string>(Object.entries(planted));

  const send = async (path: string, init: RequestInit = {}, handsOut = false) => {
    const answer = await fetch(`${app.url}${path}`, { ...init, headers: { 'Content-Type': 'application/json', ...init.headers } });
    const text = await answer.text();
    if (!handsOut) answers.push(`${path.split('?')[0]!.replace(/[\w-]{43}/g, '…')} ${answer.status} ${JSON.stringify([...answer.headers])} ${text}`);
    return { status: answer.status, text };
  };
  const post = (path: string, body: object, headers = {}) => send(path, { method: 'POST', body: JSON.stringify(body), headers });

  beforeAll(async () => {
    app = await startApp({ demo: true });
    Logger.overrideLogger(log);
    database = new pg.Client({ connectionString: app.databaseUrl });
    await database.connect();
    executive = await app.signIn('executive');
    secrets.set('a session token', executive.token);
    await plantAtTheDoors();
    await plantInPasswordChanges();
    await plantInBodies();
    await readEverything();
  }, 240_000);

  afterAll(async () => {
    await database?.end();
    await app?.stop();
  });

  it('were all tried', async () => {
    expect(answers.length).toBeGreaterThan(100);
    expect(log.lines.length).toBeGreaterThan(100);
    await expect(app.signIn('closing-manager', planted.linkedPassword)).resolves.toBeDefined();
    for (const [name, secret] of secrets) expect(found([`a line with ${secret} in it`]).join()).toContain(name);
  });

  it('stand in no answer but the one that hands a token out', () => {
    expect(found(answers)).toEqual([]);
  });

  it('stand in no log line', () => {
    expect(found(log.lines)).toEqual([]);
  });

  it('stand in no event', async () => {
    expect(found(await texts('SELECT e::text AS text FROM event_store.event e'))).toEqual([]);
  });

  it('stand in no table, but for the link in the text of its mail', async () => {
    // Some of the doors begin a rebuild, whose tables come and go.
    await soon('the rebuilds', async () => ((await texts(`SELECT nspname AS text FROM pg_namespace WHERE nspname LIKE 'rebuild%'`)).length === 0 ? true : undefined), 120_000);
    const { rows } = await database.query<{ name: string }>(
      `SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
       WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')`,
    );
    expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(['public.access_log', 'public.outbox_mail', 'public.session']));
    for (const { name } of rows) {
      const text = name === 'public.outbox_mail' ? `(to_jsonb(t) - 'body')::text` : 't::text';
      expect([name, found(await texts(`SELECT ${text} AS text FROM ${name} t`), whereHashesBelong.has(name))]).toEqual([name, []]);
    }
  }, 180_000);

  function found(where: readonly string[], hashesToo = false): string[] {
    const sought = [...secrets].filter(([name]) => !(hashesToo && name.startsWith('hash')));
    return where.flatMap((line) => sought.filter(([, secret]) => line.includes(secret) || line.includes(encodeURIComponent(secret))).map(([name]) => `${name}: ${line.slice(0, 200)}`));
  }

  async function texts(sql: string): Promise<string[]> {
    return (await database.query<{ text: string }>(sql)).rows.map(({ text }) => text);
  }

  async function plantAtTheDoors(): Promise<void> {
    await post('/api/Users/AuthEmail', { email: 'executive@demo.example', password: planted.wrongPassword });
    await post('/api/Users/AuthEmail', { email: planted.wrongPassword, password: planted.wrongPassword });
    await post('/api/Users/AuthEmail', { email: 'nobody@demo.example', password: [planted.wrongPassword] });
    await send('/api/Users/AuthEmail', { method: 'POST', body: `{"email":"x","password":"${planted.wrongPassword}` });
    await send(`/api/Users/AuthEmail?email=executive%40demo.example&password=${planted.passwordInQuery}`);
    await send(`/api/Users/AuthToken/${planted.tokenInPath}`);
    await send(`/api/Users/AuthToken/${executive.token}`, {}, true);
    await send('/api/Users/Me', { headers: { Authorization: `Bearer ${planted.bearer}` } });
    await send('/api/Users/Me', { headers: { Authorization: `Basic ${planted.basic}` } });
    await send('/api/Contracts/1', { headers: { Cookie: `authToken=${planted.cookie}` } });
    await send(`/api/Contracts/1?authToken=${planted.cookie}&password=${planted.passwordInQuery}`, { headers: { Cookie: executive.cookie } });
    await send(`/auth/change-password/${planted.linkToken}`);
    const socket = io(app.url, { transports: ['websocket'], forceNew: true, reconnection: false, auth: { token: planted.handshake }, query: { token: planted.handshake }, extraHeaders: { Authorization: `Bearer ${planted.handshake}` } });
    const [error] = (await once(socket as never, 'connect_error')) as [Error];
    answers.push(`handshake ${error.message}`);
    await send(`/socket.io/?EIO=4&transport=polling&token=${planted.handshake}`, { headers: { Authorization: `Bearer ${planted.handshake}` } });
    socket.disconnect();
  }

  async function plantInPasswordChanges(): Promise<void> {
    const closing = await app.signIn('closing-manager');
    secrets.set('another session token', closing.token);
    const change = (currentPassword: string, newPassword: string) =>
      send('/api/Users/Me/Password', { method: 'PUT', body: JSON.stringify({ currentPassword, newPassword }), headers: { Cookie: closing.cookie } });
    await change(planted.wrongPassword, planted.newPassword);
    await change(DEMO_PASSWORD, planted.weakPassword);
    expect((await change(DEMO_PASSWORD, planted.newPassword)).status).toBe(204);
    await post('/api/Users/PasswordLink', { token: planted.linkToken });
    await post('/api/Users/ChangePassword', { token: planted.linkToken, newPassword: planted.linkedPassword });
    await post('/api/Users/ResetPassword', { email: 'closing-manager@demo.example' });
    const mail = await soon('the mail', async () => (await mailsTo(executive, 'closing-manager@demo.example'))[0]);
    const token = tokenIn(mail.text);
    secrets.set('a mailed link', token);
    await post('/api/Users/PasswordLink', { token });
    await post('/api/Users/ChangePassword', { token, newPassword: planted.weakPassword });
    expect((await post('/api/Users/ChangePassword', { token, newPassword: planted.linkedPassword })).status).toBe(204);
    await post('/api/Users/ChangePassword', { token, newPassword: planted.linkedPassword });
    for (const hash of await texts('SELECT password_hash AS text FROM credential WHERE password_hash IS NOT NULL')) secrets.set(`hash ${secrets.size}`, hash);
    for (const hash of await texts(`SELECT encode(token_hash, 'hex') AS text FROM session`)) secrets.set(`hash ${secrets.size}`, hash);
  }

  /** Every route that writes, with fields that it should not have and could mistake for its own. */
  async function plantInBodies(): Promise<void> {
    const secretFields = { password: planted.bodyPassword, passwordHash: planted.bodyPassword, authToken: planted.bodyPassword, tempPassword: planted.bodyPassword };
    for (const route of routesOf(app)) {
      const [method, path] = route.split(' ') as [string, string];
      if (method === 'GET' || /SignOut|Me\/Sessions$/.test(path)) continue;
      for (const id of ['2', '2147483000']) {
        await send(path.replace(/:\w+/g, id), { method, body: JSON.stringify(secretFields), headers: { Cookie: executive.cookie } });
      }
    }
    await post('/api/Users', { ...secretFields, firstName: 'Plan', lastName: 'Ted', email: 'planted@example.com', role: 'Receptionist', permissions: '', homeRoute: '' }, { Cookie: executive.cookie });
  }

  async function readEverything(): Promise<void> {
    const lists = ['user-list', 'tour-list', 'lead-list', 'member-list', 'resale-contract-list'];
    for (const route of routesOf(app)) {
      const [method, path] = route.split(' ') as [string, string];
      if (method !== 'GET' || /AuthEmail|AuthToken|Outbox/.test(path)) continue;
      const ids = path.includes(':list') ? lists : ['2', '1001'];
      for (const id of path.includes(':') ? ids : ['']) await send(path.replace(/:\w+/g, id), { headers: { Cookie: executive.cookie } });
    }
  }
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Logger, type INestApplication } from '@nestjs/common';
import type { FirstRunResult } from '../../backend/first-run.js';
import { readSettings } from '../../backend/platform/config/settings.js';
import { startBackend } from '../../backend/start.js';
import { DEMO_PASSWORD } from '../../backend/users/demo-users.js';
import { revisionIn } from './revision-in.js';
import { TEST_SECRETS_KEY } from './test-secrets-key.js';
import { createTestDatabase, templateDatabase, type TestDatabase } from './test-database.js';

const PROJECT_FOLDER = fileURLToPath(new URL('../..', import.meta.url));

/** Less than in the product: what a process of the tests has read stays in it. */
const KEYS_KNOWN_FOR_MS = 1_000;

export interface StartOptions {
  /** The demo company and its nine sign-ins; else an empty company with `administrator`. */
  readonly demo?: boolean;
  /** The demo company has worked for sixty days since it was imported. */
  readonly demoDays?: boolean;
  /** More of the environment, such as `{ ALLOWED_ADDRESSES: '' }`. */
  readonly environment?: NodeJS.ProcessEnv;
  /** A database that another application of the test uses too. */
  readonly databaseUrl?: string;
}

/** Somebody signed in. `fetch` sends the cookie, and a body as JSON. */
export interface SignedIn {
  readonly cookie: string;
  readonly token: string;
  fetch(path: string, init?: { method?: string; body?: unknown; headers?: Record<string, string> }): Promise<Response>;
  /** The body of a GET that must answer 200. */
  get<T>(path: string): Promise<T>;
  /** The revision of a record, by its ETag. */
  revision(path: string): Promise<number>;
}

export interface TestApp {
  readonly url: string;
  readonly databaseUrl: string;
  readonly nest: INestApplication;
  /** What whoever started it was told. */
  readonly firstRun: FirstRunResult;
  /** `executive` is executive@demo.example; anything with an @ is an address of its own. */
  signIn(who: string, password?: string): Promise<SignedIn>;
  stop(): Promise<void>;
}

export const administrator = { email: 'first@example.com', password: 'a password for tests' };

/** The whole backend in this process, on a fresh database and a free port. */
export async function startApp(options: StartOptions = {}): Promise<TestApp> {
  Logger.overrideLogger(['error', 'fatal']);
  const database = options.databaseUrl === undefined ? await databaseFor(options) : undefined;
  const dataDir = await mkdtemp(path.join(tmpdir(), 'app-test-'));
  const databaseUrl = options.databaseUrl ?? database!.url;
  const settings = readSettings({
    PORT: '0',
    DATA_DIR: dataDir,
    SECRETS_KEY: TEST_SECRETS_KEY,
    DATABASE_URL: databaseUrl,
    DEMO: options.demo ? 'on' : 'off',
    DEMO_DAYS: options.demoDays ? 'on' : 'off',
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
    ...options.environment,
  });
  const { url, app: nest, firstRun, stop } = await startBackend({ ...settings, port: 0, keysKnownForMs: KEYS_KNOWN_FOR_MS }, PROJECT_FOLDER);
  return {
    url,
    databaseUrl,
    nest,
    firstRun,
    signIn: (who, password) => signIn(url, who, password),
    async stop() {
      await stop();
      await database?.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A first start asks none of these, nor how the demo was asked for. */
const LATER = /^(TRUSTED_PROXIES|PUBLIC_URL|SMTP_URL|MAIL_FROM|TWILIO_\w+|DOCUSIGN_\w+|STRIPE_\w+)$/;

/** What a first start leaves behind is copied, unless the environment may have a say in it. */
async function databaseFor({ demo = false, demoDays, environment = {} }: StartOptions): Promise<TestDatabase> {
  const hasNoSay = (name: string) => LATER.test(name) || (demo && name === 'DEMO');
  return !demoDays && Object.keys(environment).every(hasNoSay) ? startedDatabase(demo) : createTestDatabase();
}

/** As a first start leaves it, for who starts on it more than once. */
export async function startedDatabase(demo = false): Promise<TestDatabase> {
  const template = await templateDatabase(demo ? 'demo' : 'company', async (databaseUrl) => (await startApp({ demo, databaseUrl })).stop());
  return createTestDatabase(template);
}

export async function signIn(url: string, who: string, password?: string): Promise<SignedIn> {
  const email = who.includes('@') ? who : `${who}@demo.example`;
  const given = password ?? (email === administrator.email ? administrator.password : DEMO_PASSWORD);
  const answer = await fetch(`${url}/api/Users/AuthEmail`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: given }),
  });
  if (answer.status !== 200) throw new Error(`${email} was not signed in: ${answer.status} ${await answer.text()}`);
  const { authToken: token } = (await answer.json()) as { authToken: string };
  return signedIn(url, token);
}

export function signedIn(url: string, token: string): SignedIn {
  const cookie = `authToken=${token}`;
  const send: SignedIn['fetch'] = (where, { method = 'GET', body, headers = {} } = {}) =>
    fetch(`${url}${where}`, {
      method,
      headers: { cookie, ...(body === undefined ? {} : { 'Content-Type': 'application/json' }), ...headers },
      body: body === undefined ? null : JSON.stringify(body),
    });
  return {
    cookie,
    token,
    fetch: send,
    async get<T>(where: string) {
      const answer = await send(where);
      if (answer.status !== 200) throw new Error(`GET ${where} answered ${answer.status}: ${await answer.text()}`);
      return (await answer.json()) as T;
    },
    revision: async (where) => revisionIn((await send(where)).headers.get('etag')),
  };
}

import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { Jobs } from '../../backend/platform/jobs/jobs.js';
import { TemplateRefused } from '../../backend/platform/documents/template-refused.js';
import { NotDelivered, outgoingKind, type OutgoingCall } from '../../backend/platform/outgoing/outgoing-kind.js';
import type { OutgoingOverview, OutgoingRow } from '../../backend/platform/outgoing/outgoing-reader.js';
import { leadErasure } from '../../backend/leads/erasure/lead-erasure.outgoing.js';
import { Outgoing } from '../../backend/platform/outgoing/outgoing.js';
import type { LinkUnderWay } from '../../backend/users/passwords/password.controller.js';
import { soon, tokenIn } from '../support/mailed-links.js';
import { SmtpStandIn } from '../support/smtp-stand-in.js';
import { administrator, startApp, type SignedIn, type TestApp } from '../support/start-app.js';

const postcard = outgoingKind<{ text: string }>('postcard', 'Postcard');
const removal = outgoingKind<object>('removal', 'Removal', { inTurn: true });
const asking = (text: string) => ({ kind: postcard, recipient: 'Ellen', about: 'member-1', payload: { text } });

describe('what goes out, with two processes on one database', () => {
  let app: TestApp;
  let other: TestApp;
  let me: SignedIn;
  const sent: { text: string; id: string }[] = [];
  let carry: (text: string, call: OutgoingCall) => Promise<void>;

  function carriesPostcards({ nest }: TestApp): void {
    nest.get(Outgoing).carry(postcard, async ({ text }, call) => {
      await carry(text, call);
      sent.push({ text, id: call.id });
    });
  }

  beforeAll(async () => {
    app = await startApp();
    other = await startApp({ databaseUrl: app.databaseUrl });
    for (const one of [app, other]) carriesPostcards(one);
    me = await app.signIn(administrator.email);
  });
  afterAll(async () => {
    await other?.stop();
    await app?.stop();
  });
  beforeEach(() => {
    sent.length = 0;
    carry = () => Promise.resolve();
  });

  const overview = () => me.get<OutgoingOverview>('/api/Operations/Outgoing');
  const rowOf = async (id: string): Promise<OutgoingRow | undefined> => (await overview()).open.find((row) => row.id === id);
  const inState = (id: string, state: string) => soon(state, async () => ((await rowOf(id))?.state === state ? rowOf(id) : undefined));

  it('goes out once, though it is asked for in both at the same moment', async () => {
    const id = randomUUID();
    await Promise.all([app, other, app, other].map(({ nest }) => nest.get(Outgoing).ask(asking('Hello'), id, 'Dana')));
    await soon('the postcard', () => sent[0]);
    await pause(200);
    expect(sent).toEqual([{ text: 'Hello', id }]);
    expect((await overview()).counts.sent).toBe(1);
  });

  it('is tried again under the same key, and meanwhile says why it waits and when it is tried again', async () => {
    const id = randomUUID();
    const keys: string[] = [];
    carry = (_, call) => {
      keys.push(call.id);
      return keys.length === 1 ? Promise.reject(new NotDelivered('Away', { reason: 'nobody was in' })) : Promise.resolve();
    };
    await app.nest.get(Outgoing).ask(asking('Twice'), id, 'Dana');
    const row = await inState(id, 'tries again');
    expect(row).toMatchObject({ what: 'Postcard', recipient: 'Ellen', about: 'member-1', reason: 'nobody was in', tries: 1, mostTries: 10, askedBy: 'Dana' });
    expect(Date.parse(row.nextTry!)).toBeGreaterThan(Date.parse(row.askedAt));
    await soon('the second try', () => sent[0]);
    expect(keys).toEqual([id, id]);
  });

  it('waits in the queue of its kind after a start, though a version queued it that had none', async () => {
    const pool = app.nest.get(pg.Pool);
    const id = randomUUID();
    await pool.query(`INSERT INTO outgoing (id, kind, recipient, about, payload, asked_by) VALUES ($1, $2, 'lead 7', 'lead-7', '{}', 'Dana')`, [id, leadErasure.name]);
    await pool.query(`SELECT graphile_worker.add_job('outgoing', json_build_object('id', $1::text), run_at => now() + interval '1 hour', max_attempts => 7, job_key => 'outgoing:' || $1::text)`, [id]);
    const job = async () => (await pool.query(`SELECT queue_name, run_at, max_attempts FROM graphile_worker.jobs WHERE key = $1`, [`outgoing:${id}`])).rows;
    const queued = await job();
    expect(queued).toMatchObject([{ queue_name: null }]);
    const newer = await startApp({ databaseUrl: app.databaseUrl });
    try {
      await newer.nest.get(Jobs).ready();
      expect(await job()).toEqual([{ ...(queued[0] as object), queue_name: leadErasure.name }]);
    } finally {
      await newer.stop();
      await pool.query('DELETE FROM outgoing WHERE id = $1', [id]);
    }
  }, 120_000);

  it.each([
    ['No such house', new NotDelivered('No such house', { final: true })],
    ['The template postcard.typ has a fault in postcard.typ, line 4', new TemplateRefused('postcard.typ', 'unknown variable: garde (postcard.typ, line 4)')],
  ])('is tried no more when that would not help, until somebody says to try again: %s', async (reason, fault) => {
    const id = randomUUID();
    carry = () => Promise.reject(fault);
    await app.nest.get(Outgoing).ask(asking('Returned'), id, 'Dana');
    expect(await inState(id, 'failed')).toMatchObject({ reason, nextTry: null });
    carry = () => Promise.resolve();
    expect((await me.fetch(`/api/Operations/Outgoing/${id}/TryAgain`, { method: 'POST' })).status).toBe(202);
    await soon('the postcard', () => sent[0]);
    expect((await me.fetch(`/api/Operations/Outgoing/${id}/TryAgain`, { method: 'POST' })).status).toBe(404);
  });

  it('is not held up by ten of a kind that take long, which are done one after another', async () => {
    let letGo = (): void => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    const most = { now: 0, ever: 0, done: 0 };
    for (const { nest } of [app, other]) {
      nest.get(Outgoing).carry(removal, async () => {
        most.ever = Math.max(most.ever, ++most.now);
        await held;
        most.now--;
        most.done++;
      });
    }
    for (let one = 0; one < 10; one++) await app.nest.get(Outgoing).ask({ kind: removal, recipient: 'Ellen', about: 'member-1', payload: {} }, randomUUID(), 'Dana');
    try {
      await soon('the first removal', () => (most.now > 0 ? true : undefined));
      await app.nest.get(Outgoing).ask(asking('Beside'), randomUUID(), 'Dana');
      await soon('the postcard', () => sent[0]);
      expect(most.done).toBe(0);
    } finally {
      letGo();
    }
    await soon('all removals', () => (most.done === 10 ? true : undefined), 60_000);
    expect(most.ever).toBe(1);
  });

  it('says nothing of what is unexpected, which may hold anything', async () => {
    const id = randomUUID();
    carry = () => Promise.reject(new Error('ellen@example.com has the password sesame'));
    await app.nest.get(Outgoing).ask(asking('Oops'), id, 'Dana');
    expect(await inState(id, 'tries again')).toMatchObject({ reason: 'An unexpected fault; the log tells more' });
  });

  it('is taken up by somebody else when the process dies over it', async () => {
    const database = new pg.Client({ connectionString: app.databaseUrl });
    await database.connect();
    try {
      const id = randomUUID();
      carry = () => new Promise(() => undefined);
      const dead = await startApp({ databaseUrl: app.databaseUrl });
      // It may be the one that takes the postcard up.
      carriesPostcards(dead);
      await dead.nest.get(Jobs).ready();
      await app.nest.get(Outgoing).ask(asking('Left behind'), id, 'Dana');
      const locked = `FROM graphile_worker._private_jobs WHERE key = 'outgoing:${id}' AND locked_by IS NOT NULL`;
      await soon('somebody who tries', async () => ((await database.query(`SELECT ${locked}`)).rowCount === 1 ? true : undefined));
      // As kill -9 leaves it: locked by a worker whose process is no more.
      await database.query(`UPDATE graphile_worker._private_jobs SET locked_by = 'worker-of-the-dead', locked_at = now() - interval '1 minute' WHERE key = 'outgoing:${id}'`);
      carry = () => Promise.resolve();
      await soon('the postcard', () => sent.find((one) => one.id === id));
      await dead.stop();
    } finally {
      await database.end();
    }
  });
});

describe('a password link whose mail server is away', () => {
  it('makes nobody wait, says to who sent it what became of it, and goes out once the server is there, with a link made then', async () => {
    const server = new SmtpStandIn();
    const port = await server.listen();
    server.refuseWith = 451;
    const app = await startApp({ environment: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'office@example.com' } });
    const database = new pg.Client({ connectionString: app.databaseUrl });
    await database.connect();
    try {
      const me = await app.signIn(administrator.email);
      const { userId } = await me.get<{ userId: number }>('/api/Users/Me');
      expect(await me.get<LinkUnderWay>(`/api/Users/${userId}/PasswordLink`)).toEqual({ link: null });
      const asked = await me.fetch(`/api/Users/${userId}/PasswordLink`, { method: 'POST' });
      expect([asked.status, await asked.json()]).toEqual([200, { deliveredTo: 'mail' }]);
      const link = async () => (await me.get<LinkUnderWay>(`/api/Users/${userId}/PasswordLink`)).link;
      await soon('the refusal', async () => ((await link())?.state === 'tries again' ? true : undefined));
      expect(await link()).toMatchObject({ reason: 'The mail server refused the message (EMESSAGE 451)', recipient: administrator.email });
      server.refuseWith = undefined;
      const { raw } = await soon('the mail', () => server.received[0]);
      const token = tokenIn(raw.replaceAll('=\r\n', ''));
      await soon('the end', async () => ((await link())?.state === 'sent' ? true : undefined));
      const stored = await database.query<{ text: string }>('SELECT outgoing::text AS text FROM outgoing UNION ALL SELECT _private_jobs::text FROM graphile_worker._private_jobs');
      expect(stored.rows.length).toBeGreaterThan(0);
      expect(stored.rows.some(({ text }) => text.includes(token))).toBe(false);
      const answer = await fetch(`${app.url}/api/Users/PasswordLink`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ token }) });
      expect(answer.status).toBe(204);
    } finally {
      await database.end();
      await app.stop();
      await server.close();
    }
  });

  it('goes to nobody who was deactivated while it waited, and stands there as failed', async () => {
    const server = new SmtpStandIn();
    const port = await server.listen();
    server.refuseWith = 451;
    const app = await startApp({ environment: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'office@example.com' } });
    try {
      const me = await app.signIn(administrator.email);
      const { userId } = await me.get<{ userId: number }>('/api/Users/Me');
      const body = { firstName: 'Nina', lastName: 'Newcomer', email: 'nina@example.com', role: 'Receptionist' };
      const added = (await (await me.fetch('/api/Users', { method: 'POST', body })).json()) as { userId: number };
      expect(added.userId).not.toBe(userId);
      const row = async () => (await me.get<OutgoingOverview>('/api/Operations/Outgoing')).open.find(({ recipient }) => recipient === body.email);
      await soon('the refusal', async () => ((await row())?.state === 'tries again' ? true : undefined));
      expect((await me.fetch(`/api/Users/${added.userId}`, { method: 'PUT', body: { status: 'Inactive' } })).status).toBe(200);
      server.refuseWith = undefined;
      expect(await soon('the end', async () => ((await row())?.state === 'failed' ? row() : undefined))).toMatchObject({ reason: 'The user is not active any more and cannot sign in' });
      expect(server.received).toEqual([]);
    } finally {
      await app.stop();
      await server.close();
    }
  });
});

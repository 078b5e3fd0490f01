import pg from 'pg';
import { EmployeeImported, EmployeeStatusChanged } from '../../events/employees/employee.events.js';
import { EventStore } from '../../events/store/event-store.js';
import { commandOf } from '../../backend/platform/commands/command.js';
import { EmployeeCommand } from '../../backend/employees/employee.handlers.js';
import { Jobs } from '../../backend/platform/jobs/jobs.js';
import { ScheduledEffects } from '../../backend/platform/reactions/scheduled-effects.js';
import { Effects } from '../../backend/platform/reactions/effects.js';
import { consumerOf } from '../../backend/platform/reactions/reacting-consumer.js';
import { reaction, type Reaction } from '../../backend/platform/reactions/reaction.js';
import { Reactions } from '../../backend/platform/reactions/reactions.js';
import { ReviseEmployee } from '../../backend/employees/employee.commands.js';
import { happened } from '../support/happened.js';
import { soon } from '../support/mailed-links.js';
import { administrator, startApp, type SignedIn, type TestApp } from '../support/start-app.js';
import { eventsOf, reactionBegins, reactionStatus } from './reacting.js';

const FOLLOW = 'follow-the-leader';

/** The employee of number n + 1000 is called as the status of employee n; both numbers are far from those that are given. */
const followTheLeader = (): Reaction =>
  reaction(FOLLOW, 'Followed').when(EmployeeStatusChanged, ({ stream, data }) =>
    new EmployeeCommand(followerOf(stream), commandOf(ReviseEmployee, { lastName: data.to }), { namedUser: undefined }),
  );
const followerOf = (stream: string) => Number(stream.split('-')[1]) + 1000;
const leader = (n: number) => `employee-${n}`;
const follower = (n: number) => `employee-${n + 1000}`;
const imported = (employeeId: number) =>
  EmployeeImported({ employeeId, firstName: 'Ann', lastName: 'Old', fullName: 'Ann Old', isSalesRep: 'No', isSalesManager: 'No', isSeniorSalesManager: 'No', isToRep: 'No', isMarketingRep: 'No', status: 'Active' });
const becomes = (to: string) => EmployeeStatusChanged({ from: '', to });

async function namesOf(app: TestApp, stream: string): Promise<string[]> {
  const events = await eventsOf(app, stream);
  return events.filter(({ type }) => type === 'EmployeeRevised').map(({ data }) => (data as { changes: { lastName: { to: string } } }).changes.lastName.to);
}

describe('a reaction, in two processes on one database', () => {
  let app: TestApp;
  let other: TestApp;
  let me: SignedIn;
  const tell = (stream: string, ...events: Parameters<typeof happened>[2][]) => happened(app.nest.get(EventStore), stream, ...events);
  const post = (what: string, body: object) => me.fetch(`/api/Operations/Reactions/${FOLLOW}/${what}`, { method: 'POST', body });

  beforeAll(async () => {
    app = await startApp();
    other = await startApp({ databaseUrl: app.databaseUrl });
    me = await app.signIn(administrator.email);
    await tell(follower(7001), imported(8001));
    await tell(leader(7001), imported(7001), becomes('before its time'));
    for (const { nest } of [app, other]) nest.get(Reactions).add(followTheLeader());
    await reactionBegins(me, FOLLOW);
  });
  afterAll(async () => {
    await other?.stop();
    await app?.stop();
  });

  it('begins at the end of the log, is in order, and says for whom and because of what it did it', async () => {
    const words = Array.from({ length: 20 }, (_, index) => `name ${index}`);
    await tell(leader(7001), ...words.map(becomes));
    await soon('the last one', async () => ((await namesOf(app, follower(7001))).includes('name 19') ? true : undefined));
    expect(await namesOf(app, follower(7001))).toEqual(words);
    const [, , cause] = await eventsOf(app, leader(7001));
    const [, effect] = await eventsOf(app, follower(7001));
    expect(effect!.metadata).toMatchObject({ causationId: cause!.id, correlationId: cause!.metadata.correlationId, actor: { kind: 'system', id: FOLLOW, name: 'Followed, for Dana Kim' } });
  });

  it('counts once, though a process dies before it could note that the event was handled, and another takes it up', async () => {
    await tell(follower(7002), imported(8002));
    await tell(leader(7002), imported(7002), becomes('once'));
    await soon('the effect', async () => ((await namesOf(app, follower(7002))).length === 1 ? true : undefined));
    const [, event] = await eventsOf(app, leader(7002));
    for (const { nest } of [other, app]) {
      const consumer = consumerOf(followTheLeader(), { effects: nest.get(Effects), due: nest.get(ScheduledEffects), ready: () => nest.get(Jobs).ready() });
      await consumer.handle(event!);
    }
    expect(await namesOf(app, follower(7002))).toEqual(['once']);
  });

  it('is not taken for refused when what was refused fell due by an earlier event', async () => {
    const table = app.nest.get(ScheduledEffects);
    const pool = app.nest.get(pg.Pool);
    const due = { reaction: FOLLOW, key: 'renewed', stream: leader(7009), revision: 3, dueAt: new Date() };
    const refused = async () => (await table.overview()).find((one) => one.reaction === FOLLOW)?.refused;
    const later = '2999-01-01T00:00:00Z';
    await table.set(pool, due, due, later);
    // While the first one was being tried, another took its place.
    await table.set(pool, due, { ...due, revision: 5 }, later);
    await table.refused(due, 'There is no hold');
    expect(await refused()).toEqual([]);
    await table.refused({ ...due, revision: 5 }, 'There is no hold');
    expect(await refused()).toMatchObject([{ key: 'renewed', error: 'There is no hold' }]);
    await table.settle(pool, FOLLOW, 'renewed');
  });

  it('is refused for one stream alone, which an operator releases in order once the cause is mended', async () => {
    await tell(leader(7003), imported(7003), becomes('first'), becomes('second'));
    await tell(follower(7004), imported(8004));
    await tell(leader(7004), imported(7004), becomes('undisturbed'));
    await soon('the other stream', async () => ((await namesOf(app, follower(7004))).length === 1 ? true : undefined));
    const { parkedCount, parked } = await soon('what is parked', async () => ((await reactionStatus(me, FOLLOW)).parkedCount === 2 ? reactionStatus(me, FOLLOW) : undefined));
    expect(parkedCount).toBe(2);
    expect(parked).toMatchObject([{ stream: leader(7003), revision: 1, error: 'There is no employee 8003' }, { stream: leader(7003), revision: 2, error: null }]);
    await tell(follower(7003), imported(8003));
    expect((await post('Release', { stream: leader(7003) })).status).toBe(202);
    await soon('both', async () => ((await namesOf(app, follower(7003))).length === 2 ? true : undefined));
    expect(await namesOf(app, follower(7003))).toEqual(['first', 'second']);
  });

  it('is left out where an operator says why, which stays on record, and goes on behind it', async () => {
    await tell(leader(7005), imported(7005), becomes('skipped'), becomes('after it'));
    await soon('what is parked', async () => ((await reactionStatus(me, FOLLOW)).parkedCount === 2 ? true : undefined));
    expect((await post('Skip', { stream: leader(7005), revision: 1, reason: '' })).status).toBe(400);
    await tell(follower(7005), imported(8005));
    expect((await post('Skip', { stream: leader(7005), reason: 'Told by phone' })).status).toBe(400);
    expect((await post('Skip', { stream: leader(7005), revision: 2, reason: 'Told by phone' })).status).toBe(409);
    expect((await post('Skip', { stream: leader(7006), revision: 1, reason: 'Told by phone' })).status).toBe(404);
    expect((await post('Skip', { stream: leader(7005), revision: 1, reason: 'Told by phone' })).status).toBe(202);
    await soon('the one behind it', async () => ((await namesOf(app, follower(7005))).length === 1 ? true : undefined));
    expect(await namesOf(app, follower(7005))).toEqual(['after it']);
    const database = new pg.Client({ connectionString: app.databaseUrl });
    await database.connect();
    const { rows } = await database.query('SELECT stream, revision, error, reason, by FROM projection.skipped');
    await database.end();
    expect(rows).toEqual([{ stream: leader(7005), revision: 1, error: 'There is no employee 8005', reason: 'Told by phone', by: (await me.get<{ firstName: string; lastName: string }>('/api/Users/Me')).firstName + ' ' + (await me.get<{ lastName: string }>('/api/Users/Me')).lastName }]);
  });

  it('is caused by nothing that is built anew, and by no row of the old system', async () => {
    const before = await namesOf(app, follower(7001));
    const { request } = (await (await me.fetch('/api/Operations/Projections/employee-list/Rebuild', { method: 'POST' })).json()) as { request: number };
    await soon('the rebuild', async () => ((await me.get<{ state: string }>(`/api/Operations/Requests/${request}`)).state === 'done' ? true : undefined));
    expect(await namesOf(app, follower(7001))).toEqual(before);
    expect(() => reaction('welcome', 'Welcome').when(EmployeeImported, () => undefined)).toThrow('causes nothing');
  });
});

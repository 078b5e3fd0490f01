import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { EmployeeImported, EmployeeStatusChanged } from '../../events/employee.js';
import type { RecordedEvent } from '../../events/event.js';
import { PointsAccountOpened, PointsHeld, PointsPosted } from '../../events/points.js';
import { EventStore } from '../../events/store/event-store.js';
import { vocabulary } from '../../events/vocabulary.js';
import { commandOf } from '../../backend/platform/commands/command.js';
import { send } from '../../backend/platform/commands/send.js';
import { Jobs } from '../../backend/platform/jobs/jobs.js';
import { DueEffects } from '../../backend/platform/reactions/due-effects.js';
import { DueTable } from '../../backend/platform/reactions/due-table.js';
import { Effects } from '../../backend/platform/reactions/effects.js';
import { consumerOf } from '../../backend/platform/reactions/reacting-consumer.js';
import type { ReactionStatus } from '../../backend/platform/reactions/reaction-reader.js';
import { reaction, type Reaction } from '../../backend/platform/reactions/reaction.js';
import { Reactions } from '../../backend/platform/reactions/reactions.js';
import { employee } from '../../backend/employees/employee.js';
import { ReviseEmployee } from '../../backend/employees/employee.commands.js';
import { releasePointsWhenHoldRunsOut } from '../../backend/points/release-points-when-hold-runs-out.js';
import { happened } from '../support/happened.js';
import { soon } from '../support/mailed-links.js';
import { createTestDatabase } from '../support/test-database.js';
import { administrator, startApp, type SignedIn, type TestApp } from '../support/start-app.js';

const FOLLOW = 'follow-the-leader';
const RELEASE = releasePointsWhenHoldRunsOut.name;

/** The employee of number n + 1000 is called as the status of employee n; both numbers are far from those that are given. */
const followTheLeader = (): Reaction =>
  reaction(FOLLOW, 'Followed').when(EmployeeStatusChanged, ({ stream, data }) =>
    send(employee, followerOf(stream), commandOf(ReviseEmployee, { lastName: data.to }), { namedUser: undefined }),
  );
const followerOf = (stream: string) => Number(stream.split('-')[1]) + 1000;
const leader = (n: number) => `employee-${n}`;
const follower = (n: number) => `employee-${n + 1000}`;
const imported = (employeeId: number) =>
  EmployeeImported({ employeeId, firstName: 'Ann', lastName: 'Old', fullName: 'Ann Old', isSalesRep: 'No', isSalesManager: 'No', isSeniorSalesManager: 'No', isToRep: 'No', isMarketingRep: 'No', status: 'Active' });
const becomes = (to: string) => EmployeeStatusChanged({ from: '', to });

async function eventsOf(app: TestApp, stream: string): Promise<RecordedEvent[]> {
  const events: RecordedEvent[] = [];
  for await (const stored of app.nest.get(EventStore).read(stream)) events.push(vocabulary.decode(stored)!);
  return events;
}

async function namesOf(app: TestApp, stream: string): Promise<string[]> {
  const events = await eventsOf(app, stream);
  return events.filter(({ type }) => type === 'EmployeeRevised').map(({ data }) => (data as { changes: { lastName: { to: string } } }).changes.lastName.to);
}

const statusOf = async (me: SignedIn, name: string) => (await me.get<ReactionStatus[]>('/api/Operations/Reactions')).find((status) => status.name === name)!;

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
    await soon('the reaction', async () => ((await statusOf(me, FOLLOW))?.led ? true : undefined));
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
      const consumer = consumerOf(followTheLeader(), { effects: nest.get(Effects), due: nest.get(DueTable), ready: () => nest.get(Jobs).ready() });
      await consumer.handle(event!);
    }
    expect(await namesOf(app, follower(7002))).toEqual(['once']);
  });

  it('is not taken for refused when what was refused fell due by an earlier event', async () => {
    const table = app.nest.get(DueTable);
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
    const { parkedCount, parked } = await soon('what is parked', async () => ((await statusOf(me, FOLLOW)).parkedCount === 2 ? statusOf(me, FOLLOW) : undefined));
    expect(parkedCount).toBe(2);
    expect(parked).toMatchObject([{ stream: leader(7003), revision: 1, error: 'There is no employee 8003' }, { stream: leader(7003), revision: 2, error: null }]);
    await tell(follower(7003), imported(8003));
    expect((await post('Release', { stream: leader(7003) })).status).toBe(202);
    await soon('both', async () => ((await namesOf(app, follower(7003))).length === 2 ? true : undefined));
    expect(await namesOf(app, follower(7003))).toEqual(['first', 'second']);
  });

  it('is left out where an operator says why, which stays on record, and goes on behind it', async () => {
    await tell(leader(7005), imported(7005), becomes('skipped'), becomes('after it'));
    await soon('what is parked', async () => ((await statusOf(me, FOLLOW)).parkedCount === 2 ? true : undefined));
    expect((await post('Skip', { stream: leader(7005), reason: '' })).status).toBe(400);
    await tell(follower(7005), imported(8005));
    expect((await post('Skip', { stream: leader(7005), reason: 'Told by phone' })).status).toBe(202);
    await soon('the one behind it', async () => ((await namesOf(app, follower(7005))).length === 1 ? true : undefined));
    expect(await namesOf(app, follower(7005))).toEqual(['after it']);
    const database = new pg.Client({ connectionString: app.databaseUrl });
    await database.connect();
    const { rows } = await database.query('SELECT stream, error, reason, by FROM projection.skipped');
    await database.end();
    expect(rows).toEqual([{ stream: leader(7005), error: 'There is no employee 8005', reason: 'Told by phone', by: (await me.get<{ firstName: string; lastName: string }>('/api/Users/Me')).firstName + ' ' + (await me.get<{ lastName: string }>('/api/Users/Me')).lastName }]);
  });

  it('is caused by nothing that is built anew, and by no row of the old system', async () => {
    const before = await namesOf(app, follower(7001));
    const { request } = (await (await me.fetch('/api/Operations/Projections/employee-list/Rebuild', { method: 'POST' })).json()) as { request: number };
    await soon('the rebuild', async () => ((await me.get<{ state: string }>(`/api/Operations/Requests/${request}`)).state === 'done' ? true : undefined));
    expect(await namesOf(app, follower(7001))).toEqual(before);
    expect(() => reaction('welcome', 'Welcome').when(EmployeeImported, () => undefined)).toThrow('causes nothing');
  });
});

describe('what a reaction does later', () => {
  const account = (member: number) => `pointsAccount-${member}-2026`;
  const opened = (memberId: number) => PointsAccountOpened({ memberId, useYear: 2026, yearlyMaximum: 100_000 });
  const held = (memberId: number, epicAdvantageContractId: number, heldUntil: Date) =>
    PointsHeld({ memberId, useYear: 2026, epicAdvantageContractId, pointsPurchased: 500, pricePerPoint: '0.02', transactionFee: '29.00', totalPurchasePrice: '39.00', createdBy: 7, pointLedgerId: epicAdvantageContractId, heldUntil: heldUntil.toISOString() });
  const paid = (memberId: number, epicAdvantageContractId: number) =>
    PointsPosted({ memberId, useYear: 2026, epicAdvantageContractId, points: 500, pointLedgerId: 900_000 + epicAdvantageContractId, paymentReferenceId: 'x' });
  const inMs = (ms: number) => new Date(Date.now() + ms);
  const released = async (app: TestApp, member: number) =>
    (await eventsOf(app, account(member))).filter(({ type }) => type === 'PointsReleased').map(({ data }) => (data as { epicAdvantageContractId: number }).epicAdvantageContractId);
  const begun = (me: SignedIn) => soon('the reaction', async () => ((await statusOf(me, RELEASE))?.led ? true : undefined));

  it('is done once in whichever process is first, and not where it was settled before', async () => {
    const app = await startApp();
    const other = await startApp({ databaseUrl: app.databaseUrl });
    try {
      const me = await app.signIn(administrator.email);
      await begun(me);
      const store = app.nest.get(EventStore);
      await happened(store, account(501), opened(501), held(501, 1, inMs(-1_000)), held(501, 2, inMs(600_000)), held(501, 3, inMs(3_000)));
      await happened(store, account(501), paid(501, 3));
      await soon('the release', async () => ((await released(app, 501)).length === 1 ? true : undefined));
      await soon('what is due', async () => ((await statusOf(me, RELEASE)).due.count === 1 ? true : undefined));
      expect((await statusOf(me, RELEASE)).due).toMatchObject({ count: 1, refused: [] });
      expect(Date.parse((await statusOf(me, RELEASE)).due.next!)).toBeGreaterThan(Date.now());
      await pause(4_000);
      for (const { nest } of [app, other]) await nest.get(DueEffects).send(releasePointsWhenHoldRunsOut, '1');
      expect(await released(app, 501)).toEqual([1]);
      const [release] = (await eventsOf(app, account(501))).filter(({ type }) => type === 'PointsReleased');
      expect(release!.metadata.actor).toEqual({ kind: 'system', id: RELEASE, name: 'Hold ran out, for Dana Kim' });
    } finally {
      await other.stop();
      await app.stop();
    }
  });

  it('is done too when it fell due while nobody ran, and when it was open before the reaction was first deployed', async () => {
    const { url: databaseUrl, drop } = await createTestDatabase();
    const database = new pg.Client({ connectionString: databaseUrl });
    await database.connect();
    const running = async (work: (app: TestApp) => Promise<unknown>) => {
      const app = await startApp({ databaseUrl });
      await work(app).finally(() => app.stop());
    };
    const holds = async (app: TestApp, purchase: number) => {
      await begun(await app.signIn(administrator.email));
      await happened(app.nest.get(EventStore), account(601), ...(purchase === 11 ? [opened(601)] : []), held(601, purchase, inMs(1_500)));
      await soon('what is due', async () => ((await database.query('SELECT FROM reaction_due')).rowCount === 1 ? true : undefined));
    };
    try {
      await running((app) => holds(app, 11));
      await pause(1_600);
      await running(async (app) => {
        await soon('the release', async () => ((await released(app, 601)).length === 1 ? true : undefined));
        await holds(app, 12);
      });
      // As a folder of the version before the reaction has it: holds, and neither a checkpoint nor anything due.
      await database.query('DELETE FROM reaction_due');
      await database.query('DELETE FROM graphile_worker._private_jobs');
      await database.query('DELETE FROM projection.checkpoint WHERE name = $1', [RELEASE]);
      await running((app) => soon('the release', async () => ((await released(app, 601)).length === 2 ? true : undefined)));
    } finally {
      await database.end();
      await drop();
    }
  });

  it('waits for somebody to look at it when it is refused, without holding up the rest', async () => {
    const app = await startApp();
    try {
      const me = await app.signIn(administrator.email);
      await begun(me);
      const store = app.nest.get(EventStore);
      // No such purchase stands where the command goes: the hold is told of in another member's account.
      await happened(store, account(701), opened(701), held(702, 21, inMs(-1_000)));
      await happened(store, account(703), opened(703), held(703, 22, inMs(-1_000)));
      await soon('the other release', async () => ((await released(app, 703)).length === 1 ? true : undefined));
      const { due } = await soon('the refusal', async () => ((await statusOf(me, RELEASE)).due.refused.length === 1 ? statusOf(me, RELEASE) : undefined));
      expect(due.refused).toMatchObject([{ key: '21', stream: account(701) }]);
      const post = (what: string, body: object) => me.fetch(`/api/Operations/Reactions/${RELEASE}/${what}`, { method: 'POST', body });
      expect((await post('Release', { due: '21' })).status).toBe(202);
      await soon('the second refusal', async () => ((await statusOf(me, RELEASE)).due.refused.length === 1 ? true : undefined));
      expect((await post('Skip', { due: '21', reason: 'Entered by mistake' })).status).toBe(202);
      expect((await statusOf(me, RELEASE)).due).toMatchObject({ count: 0, refused: [] });
      expect((await post('Skip', { due: '21', reason: 'Again' })).status).toBe(404);
    } finally {
      await app.stop();
    }
  });
});

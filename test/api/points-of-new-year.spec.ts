import pg from 'pg';
import { MemberImported, MemberStatusChanged } from '../../events/members/member.events.js';
import type { MemberStatus } from '../../events/members/member.enums.js';
import { PointsAccountOpened } from '../../events/points/points.events.js';
import { EventStore } from '../../events/store/event-store.js';
import { happened } from '../support/happened.js';
import { soon } from '../support/mailed-links.js';
import { administrator, startApp, startedDatabase, type SignedIn, type TestApp } from '../support/start-app.js';
import { eventsOf, reactionBegins, reactionStatus } from './reacting.js';

const OPENS = 'open-points-account-for-active-member';
const thisYear = Number(new Intl.DateTimeFormat('en', { timeZone: 'America/New_York', year: 'numeric' }).format(new Date()));

describe('The points of a year', () => {
  let app: TestApp;
  let me: SignedIn;
  let drop: () => Promise<void>;
  let databaseUrl: string;

  beforeAll(async () => {
    ({ url: databaseUrl, drop } = await startedDatabase());
    await start();
  });
  afterAll(async () => {
    await app?.stop();
    await drop?.();
  });

  async function start(): Promise<void> {
    app = await startApp({ databaseUrl });
    me = await app.signIn(administrator.email);
    await reactionBegins(me, OPENS);
  }
  const say = (stream: string, ...events: Parameters<typeof happened>[2][]) => happened(app.nest.get(EventStore), stream, ...events);
  const enter = (memberId: number, memberStatus: MemberStatus) =>
    say(`member-${memberId}`, MemberImported({ memberId, firstName: 'Ana', lastName: 'Silva', memberStatus, currentYearMaxEpicAdvPoints: 50_000, communications: [] }));
  const opening = (memberId: number, useYear: number) => say(`pointsAccount-${memberId}-${useYear}`, PointsAccountOpened({ memberId, useYear, yearlyMaximum: 40_000 }));
  const maxima = async (memberId: number, useYear: number) => (await eventsOf(app, `pointsAccount-${memberId}-${useYear}`)).map(({ data }) => (data as { yearlyMaximum: number }).yearlyMaximum);
  const becomes = (memberId: number, from: MemberStatus, to: MemberStatus) => say(`member-${memberId}`, MemberStatusChanged({ from, to }));
  const allDone = () => soon('all to be read', async () => ((await reactionStatus(me, OPENS)).lag.amount === 0 ? true : undefined));
  /** What waits for the next New Year falls due now. */
  async function newYear(): Promise<void> {
    const pool = app.nest.get(pg.Pool);
    await pool.query(`UPDATE reaction_due SET due_at = now() - interval '1 minute' WHERE reaction = $1`, [OPENS]);
    await pool.query(`UPDATE graphile_worker._private_jobs SET run_at = now() WHERE key LIKE $1`, [`due:${OPENS}:%`]);
  }

  it('open with the yearly maximum when a membership becomes active, and once only', async () => {
    await enter(501, 'Pending');
    await becomes(501, 'Pending', 'Active');
    await soon('the account', async () => ((await maxima(501, thisYear)).length === 1 ? true : undefined));
    await becomes(501, 'Active', 'Suspended');
    await becomes(501, 'Suspended', 'Active');
    await allDone();
    expect(await maxima(501, thisYear)).toEqual([50_000]);
    expect(await me.get(`/api/EpicAdvantageContracts/ForMember/501/Account`)).toEqual({ useYear: thisYear, opened: true, allotment: 50_000, bought: 0, purchasesBought: 0, refunded: 0, held: 0, available: 50_000 });
  });

  it('open at New Year for active members alone, also when the product was off that night', async () => {
    for (const [memberId, status] of [[601, 'Active'], [602, 'Expired'], [603, 'Suspended'], [604, 'Rescinded'], [605, 'Pending'], [606, 'Canceled']] as const) {
      await enter(memberId, status);
      await opening(memberId, thisYear);
    }
    await soon('seven New Years to be awaited', async () => ((await reactionStatus(me, OPENS)).due.count === 7 ? true : undefined));
    await newYear();
    await app.stop();
    await start();
    await soon('the next year', async () => ((await maxima(601, thisYear + 1)).length === 1 ? true : undefined));
    await soon('the last of them', async () => ((await reactionStatus(me, OPENS)).due.count === 2 ? true : undefined));
    expect(await maxima(601, thisYear + 1)).toEqual([50_000]);
    for (const memberId of [602, 603, 604, 605, 606]) expect(await maxima(memberId, thisYear + 1)).toEqual([]);
    expect(await me.get(`/api/EpicAdvantageContracts/ForMember/602/Account?useYear=${thisYear + 1}`)).toMatchObject({ opened: false, available: 0 });
  });

  it('open at the desk with the maximum of the member’s own record, and not for who is suspended', async () => {
    const buy = (epicMemberId: number) => me.fetch('/api/EpicAdvantageContracts/', { method: 'POST', body: { epicMemberId, pointsPurchased: 5_000 } });
    await enter(511, 'Pending');
    await opening(511, thisYear - 1);
    await enter(512, 'Suspended');
    const members = async () => (await me.get<{ rows: { memberId: number; currentYearMaxEpicAdvPoints: number }[] }>('/api/lists/member-list')).rows;
    await soon('the list to show last year', async () => (await members()).find(({ memberId, currentYearMaxEpicAdvPoints }) => memberId === 511 && currentYearMaxEpicAdvPoints === 40_000));
    await soon('the second member', async () => (await members()).find(({ memberId }) => memberId === 512));
    expect((await buy(511)).status).toBe(201);
    expect((await maxima(511, thisYear))[0]).toBe(50_000);
    const refused = await buy(512);
    expect([refused.status, ((await refused.json()) as { detail: string }).detail]).toEqual([409, 'This membership is suspended. No points can be bought for it.']);
    expect(await maxima(512, thisYear)).toEqual([]);
  });
});

import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { PointsAccountOpened, PointsHeld, PointsPosted } from '../../events/points/points.events.js';
import { EventStore } from '../../events/store/event-store.js';
import { DueEffects } from '../../backend/platform/reactions/due-effects.js';
import { ScheduledEffects } from '../../backend/platform/reactions/scheduled-effects.js';
import { releasePointsWhenHoldRunsOut } from '../../backend/points/release-points-when-hold-runs-out.js';
import { asNewEvent, happened } from '../support/happened.js';
import { soon } from '../support/mailed-links.js';
import { createTestDatabase } from '../support/test-database.js';
import { administrator, startApp, type SignedIn, type TestApp } from '../support/start-app.js';
import { eventsOf, reactionBegins, reactionStatus } from './reacting.js';

const RELEASE = releasePointsWhenHoldRunsOut.name;

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
  /** A hold as a version wrote it that nobody reads any more. @returns its revision */
  async function stored(app: TestApp): Promise<number> {
    const store = app.nest.get(EventStore);
    await happened(store, account(801), opened(801));
    const event = asNewEvent(held(801, 31, inMs(-1_000)));
    await store.append(account(801), 0, [{ ...event, data: { memberId: 'eight hundred and one' } }]);
    return 1;
  }

  const begun = (me: SignedIn) => reactionBegins(me, RELEASE);

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
      await soon('what is due once all is read', async () => {
        const { lag, due } = await reactionStatus(me, RELEASE);
        return lag.amount === 0 && due.count === 1 ? true : undefined;
      });
      expect((await reactionStatus(me, RELEASE)).due).toMatchObject({ count: 1, refused: [] });
      expect(Date.parse((await reactionStatus(me, RELEASE)).due.next!)).toBeGreaterThan(Date.now());
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
      await soon('what is due', async () => ((await database.query('SELECT FROM reaction_due WHERE reaction = $1', [RELEASE])).rowCount === 1 ? true : undefined));
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

  it('waits for somebody to look at it when what caused it can be read no more, instead of being looked at for ever', async () => {
    const app = await startApp();
    try {
      const me = await app.signIn(administrator.email);
      await begun(me);
      const revision = await stored(app);
      const table = app.nest.get(ScheduledEffects);
      await table.set(app.nest.get(pg.Pool), { reaction: RELEASE, key: '31' }, { stream: account(801), revision }, inMs(-1_000).toISOString());
      const { due } = await soon('what cannot be read', async () => ((await reactionStatus(me, RELEASE)).due.refused.length === 1 ? reactionStatus(me, RELEASE) : undefined));
      expect(due.refused).toMatchObject([{ key: '31', stream: account(801), revision, error: expect.stringContaining('PointsHeld at revision 1') as string }]);
      await table.wakeForgotten();
      const { rows } = await app.nest.get(pg.Pool).query(`SELECT FROM graphile_worker.jobs WHERE key = 'due:${RELEASE}:31'`);
      expect(rows).toEqual([]);
    } finally {
      await app.stop();
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
      const { due } = await soon('the refusal', async () => ((await reactionStatus(me, RELEASE)).due.refused.length === 1 ? reactionStatus(me, RELEASE) : undefined));
      expect(due.refused).toMatchObject([{ key: '21', stream: account(701) }]);
      const post = (what: string, body: object) => me.fetch(`/api/Operations/Reactions/${RELEASE}/${what}`, { method: 'POST', body });
      expect((await post('Release', { due: '21' })).status).toBe(202);
      await soon('the second refusal', async () => ((await reactionStatus(me, RELEASE)).due.refused.length === 1 ? true : undefined));
      expect((await post('Skip', { due: '21', revision: 2, reason: 'Entered by mistake' })).status).toBe(409);
      expect((await post('Skip', { due: '21', revision: 1, reason: 'Entered by mistake' })).status).toBe(202);
      expect((await reactionStatus(me, RELEASE)).due).toMatchObject({ count: 0, refused: [] });
      expect((await post('Skip', { due: '21', revision: 1, reason: 'Again' })).status).toBe(404);
    } finally {
      await app.stop();
    }
  });
});

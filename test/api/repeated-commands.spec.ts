import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { DoneCommands } from '../../backend/platform/commands/saves/done-commands.js';
import type { DoneCommandTable } from '../../backend/platform/commands/saves/done-command-table.js';
import type { CommandResult, CommandMetadata } from '../../backend/platform/commands/command.js';
import { CommandIdReused } from '../../backend/platform/commands/refusal.js';
import { BuyPoints } from '../../backend/points/points-account.commands.js';
import { PointsPurchasesController } from '../../backend/points/points-purchases.controller.js';
import { startApp, type SignedIn, type TestApp } from '../support/start-app.js';

describe('a command that comes again under its Idempotency-Key', () => {
  let app: TestApp;
  let other: TestApp;
  let executive: SignedIn;
  let manager: SignedIn;

  beforeAll(async () => {
    app = await startApp({ demo: true });
    other = await startApp({ demo: true, databaseUrl: app.databaseUrl });
    [executive, manager] = [await app.signIn('executive'), await app.signIn('sales-manager')];
  }, 120_000);
  afterAll(async () => {
    await other.stop();
    await app.stop();
  });

  const setStatus = async (where: TestApp, tourId: number, tourStatus: string, key: string, sender = executive) => {
    const answer = await fetch(`${where.url}/api/Tours/${tourId}/Status`, {
      method: 'PUT',
      headers: { cookie: sender.cookie, 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify({ tourStatus }),
    });
    return { status: answer.status, body: (await answer.json()) as CommandResult & { code?: string } };
  };

  it('and changed nothing the first time, changes nothing now either, in any process', async () => {
    await setStatus(app, 20, 'No Show', randomUUID());
    const key = randomUUID();
    const first = await setStatus(app, 20, 'No Show', key);
    expect(first).toMatchObject({ status: 200, body: { changed: false } });
    await setStatus(other, 20, 'Ended', randomUUID());
    for (const where of [app, other]) expect(await setStatus(where, 20, 'No Show', key)).toEqual(first);
    expect(await executive.get('/api/Tours/20')).toMatchObject({ tourStatus: 'Ended' });
  });

  it('for another record is refused', async () => {
    const key = randomUUID();
    expect((await setStatus(app, 21, 'Canceled', key)).status).toBe(200);
    const events = await eventCount(app);
    for (const where of [app, other]) expect(await setStatus(where, 22, 'Canceled', key)).toMatchObject({ status: 409, body: { code: 'command-id-reused' } });
    expect(await eventCount(app)).toBe(events);
  });

  it('from somebody else is no repeat: nobody is told what another one did', async () => {
    const key = randomUUID();
    expect((await setStatus(app, 23, 'Canceled', key)).status).toBe(200);
    for (const where of [app, other]) expect(await setStatus(where, 23, 'Canceled', key, manager)).toMatchObject({ status: 409, body: { code: 'command-id-reused' } });
  });

  it('is known without the password that an older client sends along: the hash of what was asked stands in events', async () => {
    const headers = { 'Idempotency-Key': randomUUID() };
    const add = (password: string) =>
      executive.fetch('/api/Users', { method: 'POST', headers, body: { firstName: 'Pat', lastName: 'Novak', email: 'pat@example.com', role: 'Receptionist', password } });
    expect([(await add('one')).status, (await add('two')).status]).toEqual([201, 201]);
  });

  describe('after New Year', () => {
    const lastYear = { at: '2032-01-01T04:59:59.000Z', today: '2031-12-31' };
    const thisYear = { at: '2032-01-01T05:00:01.000Z', today: '2032-01-01' };
    const buy = (from: TestApp, commandId: string, now: Pick<CommandMetadata, 'at' | 'today'>, more: { useYear?: number; pointsPurchased?: number } = {}) => {
      const body = { epicMemberId: 538, pointsPurchased: 5_000, ...more };
      const issued: CommandMetadata = {
        actor: { kind: 'user', id: '1', name: 'Dana Kim' },
        commandId,
        correlationId: commandId,
        mayComeAgain: true,
        ...now,
        asked: { path: '/api/EpicAdvantageContracts/', body },
        permissions: new Set(),
      };
      return from.nest.get(PointsPurchasesController).buy(Object.assign(new BuyPoints(), body), issued);
    };
    it('is the purchase that was made before', async () => {
      const commandId = randomUUID();
      const first = await buy(app, commandId, lastYear, { useYear: 2031 });
      const events = await eventCount(app);
      for (const where of [app, other]) expect(await buy(where, commandId, thisYear, { useYear: 2031 })).toEqual({ ...first, changed: false });
      expect(await eventCount(app)).toBe(events);
    });

    it('is that purchase also when the process ended before it could note it', async () => {
      const commandId = randomUUID();
      const first = await buy(app, commandId, lastYear);
      const events = await eventCount(app);
      for (const where of [app, other]) {
        await forgetNote(where, commandId);
        expect(await buy(where, commandId, thisYear)).toEqual({ ...first, changed: false });
      }
      await forgetNote(app, commandId);
      await expect(buy(other, commandId, thisYear, { pointsPurchased: 10_000 })).rejects.toBeInstanceOf(CommandIdReused);
      expect(await eventCount(app)).toBe(events);
    });
  });

  it('is forgotten after 30 days', async () => {
    const done = app.nest.get<DoneCommandTable>(DoneCommands);
    const [old, recent] = [randomUUID(), randomUUID()];
    for (const commandId of [old, recent]) await done.remember({ commandId, stream: 'tour-1', hash: 'x', revision: 3, position: '7', changed: false });
    await app.nest.get(pg.Pool).query(`UPDATE done_command SET done_at = now() - interval '31 days' WHERE command_id = $1`, [old]);
    await done.sweep();
    expect(await done.find(old)).toBeUndefined();
    expect(await done.find(recent)).toMatchObject({ revision: 3, position: '7' });
  });
});

/** As a process leaves it that ends between append and note. */
async function forgetNote({ nest }: TestApp, commandId: string): Promise<void> {
  const done = nest.get<DoneCommandTable>(DoneCommands);
  await done.find(commandId); // comes after the note, which nobody waited for
  await nest.get(pg.Pool).query('DELETE FROM done_command WHERE command_id = $1', [commandId]);
}

async function eventCount({ nest }: TestApp): Promise<number> {
  const { rows } = await nest.get(pg.Pool).query<{ count: number }>('SELECT count(*)::int AS count FROM event_store.event');
  return rows[0]!.count;
}

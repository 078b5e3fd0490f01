import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { anyBerth, BerthChanged, BerthLeft, BerthTaken, tell } from './berths.js';
import { HarbourOffice, type Backend } from './harbour-office.js';
import { refusalOf } from './line-request.js';
import { eventually, Screen } from './live-screen.js';

let office: HarbourOffice;
let first: Backend;
let second: Backend;

beforeAll(async () => {
  office = await HarbourOffice.open();
  first = await office.backend();
  second = await office.backend();
});

afterAll(() => office.close());

async function shown(position: string): Promise<void> {
  await first.engine.feed.waitFor('berth-list', position, 20_000);
}

describe('A followed list', () => {
  it('shows the change of a row, who made it, and the count that moved, from either process', async () => {
    const screens = [await Screen.open(office, first, office.manager), await Screen.open(office, second, office.manager)];
    for (const screen of screens) {
      await screen.followNow('berth-list');
      await screen.followNow('berth-status');
    }
    await tell(office.store, 1, BerthTaken({ ...anyBerth, boat: 'Alba' }));
    for (const { changes } of screens) {
      await eventually('both changes', () => changes.length >= 2);
      const row = { berthId: 1, ...anyBerth };
      expect(changes).toContainEqual(expect.objectContaining({ key: '1', operation: 'put', by: 'Dana Kim', eventType: 'BerthTaken', row }));
      expect(changes).toContainEqual(expect.objectContaining({ key: 'Taken', row: { key: 'Taken', status: 'Taken', count: 1 } }));
    }
  });

  it('loses a row that is gone', async () => {
    await shown(await tell(office.store, 2, BerthTaken(anyBerth)));
    const screen = await Screen.open(office, second, office.manager);
    await screen.followNow('berth-list');
    await tell(office.store, 2, BerthLeft({}));
    await eventually('the row goes', () => screen.changes.some(({ key, operation, row }) => key === '2' && operation === 'delete' && row === null));
  });

  it('never shows hidden fields, to whomever it is sent beside', async () => {
    await shown(await tell(office.store, 3, BerthTaken({ ...anyBerth, phone: '555-0142' })));
    const before = await first.engine.feed.checkpoint('berth-list');
    const seeing = await Screen.open(office, first, office.manager);
    const blind = await Screen.open(office, first, office.receptionist);
    const blindToOne = await Screen.open(office, first, office.receptionist);
    await seeing.follow('berth-list', before);
    await blind.follow('berth-list', before);
    await blindToOne.follow('berth-list', before, '3');
    await tell(office.store, 3, BerthChanged({ phone: '555-0143', fee: '1.00' }));
    for (const { changes } of [seeing, blind, blindToOne]) await eventually('the change', () => changes.length > 0);
    expect(seeing.changes[0]!.row).toMatchObject({ phone: '555-0143', fee: '1.00' });
    for (const { changes } of [blind, blindToOne]) {
      expect(changes[0]!.row).toMatchObject({ berthId: 3, boat: 'Alba' });
      expect(JSON.stringify(changes)).not.toMatch(/555-01|phone|fee/);
    }
    const late = await Screen.open(office, first, office.receptionist);
    await late.follow('berth-list', before);
    await eventually('catching up', () => late.changes.length > 0);
    expect(JSON.stringify(late.changes)).not.toMatch(/555-01|phone|fee/);
  });

  it('sends a single record to who follows only that', async () => {
    const screen = await Screen.open(office, first, office.manager);
    await screen.followNow('berth-list', '5');
    await tell(office.store, 4, BerthTaken(anyBerth));
    await tell(office.store, 5, BerthTaken(anyBerth));
    await eventually('the record', () => screen.changes.length > 0);
    await pause(100);
    expect(screen.changes.map(({ key }) => key)).toEqual(['5']);
  });

  it('gathers a burst, and ends with the newest row', async () => {
    const screen = await Screen.open(office, first, office.manager);
    await tell(office.store, 6, BerthTaken(anyBerth));
    await screen.followNow('berth-list');
    for (let length = 1; length <= 50; length++) await tell(office.store, 6, BerthChanged({ length }));
    await eventually('the newest', () => screen.changes.some(({ key, row }) => key === '6' && row?.['length'] === 50));
    const lengths = screen.changes.filter(({ key }) => key === '6').map(({ row }) => row!['length'] as number);
    expect(lengths.length).toBeLessThan(25);
    expect(lengths).toEqual([...lengths].sort((a, b) => a - b));
  });

  it('brings who was away what they missed', async () => {
    await shown(await tell(office.store, 7, BerthTaken(anyBerth)));
    const held = await first.engine.feed.checkpoint('berth-list');
    await shown(await tell(office.store, 7, BerthChanged({ boat: 'Missed' })));
    const screen = await Screen.open(office, second, office.manager);
    const answer = await screen.follow('berth-list', held);
    expect(answer).toMatchObject({ ok: true, refetch: false });
    await eventually('what was missed', () => screen.changes.some(({ row }) => row?.['boat'] === 'Missed'));
  });

  it('tells who knows nothing, or too little, to fetch again', async () => {
    const screen = await Screen.open(office, first, office.manager);
    expect(await screen.follow('berth-list', '')).toMatchObject({ ok: true, refetch: true });
    const held = await first.engine.feed.checkpoint('berth-list');
    let position = '';
    for (let berth = 1_000; berth < 2_100; berth++) position = await tell(office.store, berth, BerthTaken(anyBerth));
    await shown(position);
    expect(await screen.follow('berth-list', held)).toMatchObject({ ok: true, refetch: true });
  }, 30_000);

  it('tells everybody to fetch again when it was built anew, whichever process did it', async () => {
    const screens = [await Screen.open(office, first, office.manager), await Screen.open(office, second, office.manager)];
    for (const screen of screens) await screen.followNow('berth-list');
    const position = await first.engine.feed.checkpoint('berth-list');
    first.engine.feed.rebuilt('berth-list', position, ['berth-list']);
    for (const { refetched } of screens) await eventually('it is told', () => refetched.length === 1);
  });

  it('is nothing for who may not open it, and no message breaks the line', async () => {
    const stranger = await Screen.open(office, first, office.person('stranger', 9, 'Leads_Main'));
    expect(await stranger.follow('berth-list', '')).toEqual({ ok: false, reason: 'This needs the permission Inventory: Main' });
    expect(await stranger.follow('no-such-list', '')).toMatchObject({ ok: false });
    for (const nonsense of [null, 7, {}, { list: {} }, { list: 'berth-list', position: '', key: '\u0000' }]) {
      expect(await stranger.client.emitWithAck('follow', nonsense as never)).toMatchObject({ ok: false });
      stranger.client.emit('open', nonsense as never);
      stranger.client.emit('unfollow', nonsense as never);
    }
    expect(stranger.client.connected).toBe(true);
  });
});

describe('A line', () => {
  it('is not opened for nobody, whichever way it is asked for', async () => {
    expect(await refusalOf(first.url, { Authorization: `Bearer ${'x'.repeat(30)}` })).toBe('Please sign in');
    const [error] = (await once(office.connect(first, 'x'.repeat(30)) as never, 'connect_error')) as [Error];
    expect(error.message).toBe('websocket error');
  });

  it('ends with the session', async () => {
    const token = office.person('leaver', 11, 'Inventory_Main');
    const screen = await Screen.open(office, second, token);
    office.sessions.let(token, undefined);
    await eventually('the line ends', () => screen.sessionNews === 1 && !screen.client.connected);
  });

  it('shows no more than its permissions once they change', async () => {
    const token = office.person('demoted', 12, 'Inventory_Main', 'Inventory_Sensitive');
    const screen = await Screen.open(office, first, token);
    await screen.followNow('berth-list');
    await screen.followNow('berth-status');
    office.person('demoted', 12, 'Inventory_List');
    await eventually('it is told', () => screen.sessionNews === 1);
    await tell(office.store, 80, BerthTaken({ ...anyBerth, status: 'Moved' }));
    await eventually('what it may still see comes', () => screen.changes.some(({ key }) => key === 'Moved'));
    expect(screen.changes.filter(({ key }) => key === '80')).toEqual([]);
  });
});

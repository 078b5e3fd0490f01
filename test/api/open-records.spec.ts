import { setTimeout as pause } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import type { ClientToServer, FollowRecordAnswer, RecordMoved, ServerToClient } from '../../backend/platform/realtime/protocol.js';
import { startApp, type SignedIn, type TestApp } from '../support/start-app.js';
import { anyBerth, BerthChanged, BerthTaken, tell } from './berths.js';
import { FOREIGN_BERTH, HarbourOffice, type Backend } from './harbour-office.js';
import { eventually, Screen } from './live-screen.js';

describe('A page that follows its record', () => {
  let office: HarbourOffice;
  let first: Backend;
  let second: Backend;

  beforeAll(async () => {
    office = await HarbourOffice.open();
    first = await office.backend();
    second = await office.backend();
  });
  afterAll(() => office.close());

  it('is told by its own process that the record moved, to which revision and by whom, and nothing of what changed', async () => {
    await tell(office.store, 1, BerthTaken({ ...anyBerth, phone: '555-0142' }));
    const pages = [await Screen.open(office, first, office.receptionist), await Screen.open(office, second, office.receptionist)];
    for (const page of pages) expect(await page.followRecord('berth-1')).toEqual({ ok: true, revision: 0 });
    await tell(office.store, 1, BerthChanged({ phone: '555-0143' }));
    for (const { moved } of pages) {
      await eventually('it moves', () => moved.length > 0);
      expect(moved).toEqual([{ stream: 'berth-1', revision: 1, by: 'Dana Kim' }]);
    }
  });

  it('hears of its own record only, and nothing once it let go of it', async () => {
    for (const berth of [2, 3]) await tell(office.store, berth, BerthTaken(anyBerth));
    const page = await Screen.open(office, first, office.manager);
    await page.followRecord('berth-3');
    page.client.emit('unfollowRecord', { stream: 'berth-3' });
    // Its answer says that what was sent before has arrived.
    await page.followRecord('berth-2');
    for (const berth of [3, 2]) await tell(office.store, berth, BerthChanged({ fee: '7.00' }));
    await eventually('its own moves', () => page.moved.at(-1)?.revision === 1);
    await pause(100);
    // What came before it followed may be read late here, and is then told too.
    expect([...new Set(page.moved.map(({ stream }) => stream))]).toEqual(['berth-2']);
  });

  it('gets a burst as little news, which ends with the newest revision', async () => {
    await tell(office.store, 4, BerthTaken(anyBerth));
    const page = await Screen.open(office, second, office.manager);
    await page.followRecord('berth-4');
    for (let length = 1; length <= 50; length++) await tell(office.store, 4, BerthChanged({ length }));
    await eventually('the newest', () => page.moved.at(-1)?.revision === 50);
    expect(page.moved.length).toBeLessThan(25);
  });

  it('learns where the record is when it comes back, whatever it missed', async () => {
    await tell(office.store, 5, BerthTaken(anyBerth));
    await tell(office.store, 5, BerthChanged({ boat: 'Missed' }));
    const page = await Screen.open(office, first, office.manager);
    expect(await page.followRecord('berth-5')).toEqual({ ok: true, revision: 1 });
  });

  it('is let in by the permission of the record and no other; what is not there for it is not told apart from what is nowhere', async () => {
    for (const berth of [6, Number(FOREIGN_BERTH)]) await tell(office.store, berth, BerthTaken(anyBerth));
    const stranger = await Screen.open(office, first, office.person('stranger', 9, 'Leads_Main'));
    expect(await stranger.followRecord('berth-6')).toEqual({ ok: false, reason: 'This needs the permission Inventory: Main' });
    const page = await Screen.open(office, first, office.manager);
    expect(await page.followRecord('berth-6')).toMatchObject({ ok: true });
    for (const stream of [`berth-${FOREIGN_BERTH}`, 'berth-4711', 'boat-6', 'nothing']) expect(await page.followRecord(stream)).toEqual({ ok: false, reason: `There is no ${stream}` });
    for (const nonsense of [null, 7, {}, { stream: {} }, { stream: 'berth-\u0000' }]) expect(await page.client.emitWithAck('followRecord', nonsense as never)).toMatchObject({ ok: false });
  });

  it('is let go when the permission is taken, and reads again when it sees more or less than before', async () => {
    await tell(office.store, 7, BerthTaken(anyBerth));
    const token = office.person('changing', 12, 'Inventory_Main', 'Inventory_Sensitive');
    const page = await Screen.open(office, first, token);
    await page.followRecord('berth-7');
    office.person('changing', 12, 'Inventory_Main');
    await eventually('it reads again', () => page.readAgain.includes('berth-7'));
    office.person('changing', 12, 'Leads_Main');
    await eventually('the session is looked at again', () => page.sessionNews === 2);
    await tell(office.store, 7, BerthChanged({ fee: '9.00' }));
    await pause(200);
    expect(page.moved).toEqual([]);
  });

  it('cannot follow without end', async () => {
    for (let berth = 100; berth <= 150; berth++) await tell(office.store, berth, BerthTaken(anyBerth));
    const page = await Screen.open(office, first, office.manager);
    for (let berth = 100; berth < 150; berth++) expect(await page.followRecord(`berth-${berth}`)).toMatchObject({ ok: true });
    expect(await page.followRecord('berth-150')).toEqual({ ok: false, reason: 'At most 50 records can be followed' });
    expect(await page.followRecord('berth-100')).toMatchObject({ ok: true });
  });
});

describe('The records of the product', () => {
  let app: TestApp;
  let executive: SignedIn;
  const sockets: Socket<ServerToClient, ClientToServer>[] = [];

  beforeAll(async () => {
    app = await startApp({ demo: true });
    executive = await app.signIn('executive');
  }, 120_000);
  afterAll(async () => {
    for (const socket of sockets) socket.disconnect();
    await app.stop();
  });

  function lineOf({ cookie }: SignedIn): Socket<ServerToClient, ClientToServer> {
    const socket: Socket<ServerToClient, ClientToServer> = io(app.url, { transports: ['websocket'], extraHeaders: { cookie }, forceNew: true });
    sockets.push(socket);
    return socket;
  }
  const follow = (socket: Socket<ServerToClient, ClientToServer>, stream: string): Promise<FollowRecordAnswer> => socket.emitWithAck('followRecord', { stream });

  it.each(['tour-21', 'employee-5', 'resaleContract-1030', 'user-4', 'companyFacts-1', 'companyList-closingAgents'])('%s is followed by whoever may open it, and by nobody else', async (stream) => {
    expect(await follow(lineOf(executive), stream)).toMatchObject({ ok: true });
    expect(await follow(lineOf(await app.signIn('inventory-tablet')), stream)).toMatchObject({ ok: false, reason: expect.stringMatching(/^This needs the permission /) as string });
  });

  it('a contract tells of what no list shows', async () => {
    const socket = lineOf(executive);
    const moves: RecordMoved[] = [];
    socket.on('moved', (moved) => moves.push(moved));
    const answer = await follow(socket, 'resaleContract-1030');
    expect((await executive.fetch('/api/Contracts/1030', { method: 'PUT', body: { reason: 'As agreed', bedrooms: '3' } })).status).toBe(200);
    await eventually('it moves', () => moves.length > 0);
    expect(moves[0]).toEqual({ stream: 'resaleContract-1030', revision: (answer as { revision: number }).revision + 1, by: 'Dana Kim' });
  });
});

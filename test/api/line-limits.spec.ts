import { once } from 'node:events';
import { HarbourOffice, SOCKETS_PER_ADDRESS, SOCKETS_PER_PERSON, type Backend } from './harbour-office.js';
import { refusalOf } from './line-request.js';
import { Screen } from './live-screen.js';

/** Far more than a screen has to say. */
const FLOOD = 3_000;

describe('Lines that send without end', () => {
  let office: HarbourOffice;
  let backend: Backend;
  beforeAll(async () => {
    office = await HarbourOffice.open();
    backend = await office.backend();
  });
  afterAll(() => office?.close());

  const token = (name: string, userId: number) => office.person(name, userId, 'Inventory_Main');
  const asks = (who: string) => refusalOf(backend.url, { Authorization: `Bearer ${who}` });

  it.each([
    ['open and close one record', 100, (screen: Screen) => {
      screen.client.emit('open', { list: 'berth-list', key: '1', mode: 'edit' });
      screen.client.emit('close', { list: 'berth-list', key: '1' });
    }],
    ['follow a list again and again', 101, (screen: Screen) => void screen.client.emit('follow', { list: 'berth-list', position: '' }, () => undefined)],
    ['send what is nothing', 102, (screen: Screen) => void (screen.client as unknown as { emit(name: string): void }).emit('nothing')],
  ])('are cut and told why when they %s; a colleague beside them is answered', async (_, userId, send) => {
    const flooding = await Screen.open(office, backend, token(`flooding-${userId}`, userId));
    flooding.client.io.reconnection(false);
    const colleague = await Screen.open(office, backend, office.receptionist);
    const told = once(flooding.client as never, 'cut');
    const cut = once(flooding.client as never, 'disconnect');
    for (let message = 0; message < FLOOD; message++) send(flooding);
    expect(await colleague.follow('berth-list', '')).toMatchObject({ ok: true });
    expect(await told).toEqual([{ reason: 'This page asked for too much at once' }]);
    await cut;
    expect(await colleague.client.emitWithAck('open', { list: 'berth-list', key: '1', mode: 'view' })).toEqual({ ok: true });
    // What it had open is nobody's any more.
    await colleague.followNow('berth-list', '1');
    expect(colleague.peopleAt('1')).toEqual(['receptionist views']);
  });

  it('are no more than a person may have, also where nothing is ever said on them', async () => {
    const person = token('silent', 110);
    const refusals: unknown[] = [];
    for (let line = 0; line < SOCKETS_PER_PERSON + 20; line++) refusals.push(await asks(person));
    expect(new Set(refusals.slice(0, SOCKETS_PER_PERSON))).toEqual(new Set([undefined]));
    expect(refusals.at(-1)).toBe('You have too many pages open');
  });

  it('are no more than a person may open one after another', async () => {
    const person = token('restless', 111);
    let refusal: string | undefined;
    for (let time = 0; refusal === undefined; time++) {
      const client = office.connect(backend, person);
      client.io.reconnection(false);
      await Promise.race([once(client as never, 'connect'), once(client as never, 'connect_error')]);
      client.disconnect();
      if (time % 10 === 9) refusal = await asks(person);
    }
    expect(refusal).toBe('This page asked for too much at once');
    expect(await asks(office.manager)).toBeUndefined();
  });

  it('are no more than one address may have, whoever asks', async () => {
    const people = Array.from({ length: 6 }, (_, index) => token(`neighbour-${index}`, 120 + index));
    const refusals: unknown[] = [];
    for (const person of people) for (let line = 0; line < SOCKETS_PER_PERSON; line++) refusals.push(await asks(person));
    expect(refusals.filter((refusal) => refusal === undefined).length).toBeLessThanOrEqual(SOCKETS_PER_ADDRESS);
    expect(refusals.at(-1)).toBe('Too many pages are open in your network');
    expect(await asks('x'.repeat(30))).toBe('Too many pages are open in your network');
  });

  it('are no more than one address may have, also where all of them ask in the same moment', async () => {
    const another = await office.backend();
    const people = Array.from({ length: 12 }, (_, index) => token(`crowd-${index}`, 140 + index));
    const asked = people.flatMap((person) => Array.from({ length: SOCKETS_PER_PERSON }, () => refusalOf(another.url, { Authorization: `Bearer ${person}` })));
    const refusals = await Promise.all(asked);
    expect(refusals.filter((refusal) => refusal === undefined).length).toBeLessThanOrEqual(SOCKETS_PER_ADDRESS);
    expect(refusals).toContain('Too many pages are open in your network');
  });
});

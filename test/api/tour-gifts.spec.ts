import { randomUUID } from 'node:crypto';
import type { CommandResult } from '../../backend/platform/commands/command.js';
import type { HistoryPage } from '../../backend/platform/records/history.js';
import { startApp, type SignedIn, type TestApp } from '../support/start-app.js';

interface TourAnswer {
  readonly giftNames: string;
  readonly gifts: readonly { readonly giftName: string; readonly quantity: number; readonly cost?: string | null }[];
}

/** Two processes of one company, as behind a balancer. */
describe('gifts on tours', () => {
  let app: TestApp;
  let other: TestApp;
  let receptionist: SignedIn;
  let executive: SignedIn;
  let accountant: SignedIn;

  beforeAll(async () => {
    app = await startApp({ demo: true });
    other = await startApp({ demo: true, databaseUrl: app.databaseUrl });
    [receptionist, executive, accountant] = [await app.signIn('receptionist'), await app.signIn('executive'), await app.signIn('accounting-manager')];
  }, 240_000);
  afterAll(async () => {
    await other.stop();
    await app.stop();
  });

  const giftsOf = async (tourId: number): Promise<string> => (await receptionist.get<TourAnswer>(`/api/Tours/${tourId}`)).giftNames;

  async function send(path: string, body: unknown, { key = randomUUID(), where = app, who = receptionist, method = 'POST' } = {}) {
    const answer = await fetch(`${where.url}/api/${path}`, {
      method,
      headers: { cookie: who.cookie, 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify(body),
    });
    return { status: answer.status, body: (await answer.json()) as CommandResult & { tourId?: number; field?: string; detail?: string } };
  }

  async function book(giftNames: string): Promise<{ tourId: number; position: string }> {
    const { body } = await send('Tours', { leadId: 12, leadFirstName: 'Robert', leadLastName: 'de la Cruz', tourDate: '2026-12-01', scheduledStartTime: '09:15 AM', giftNames });
    return { tourId: body.tourId!, position: body.position };
  }

  const booked = async (giftNames = '') => (await book(giftNames)).tourId;

  it('are given with the booking, and stand in the list of tours', async () => {
    const { tourId, position } = await book('Spa Credit, golf round,Spa Credit');
    expect(await giftsOf(tourId)).toBe('Spa Credit,Spa Credit,Golf Round');
    const { entries } = await receptionist.get<HistoryPage>(`/api/Tours/${tourId}/History`);
    expect(entries.map(({ title }) => title)).toEqual(['Gift given: Golf Round', 'Gift given: Spa Credit x2', 'Booked for lead 12']);
    const ofLead = await receptionist.fetch('/api/Tours/ForLead/12', { headers: { 'X-Min-Position': position } });
    expect(await ofLead.json()).toContainEqual(expect.objectContaining({ tourId, giftNames: 'Spa Credit,Spa Credit,Golf Round' }));
  });

  it('are given once, however often the command comes and to whichever process', async () => {
    const tourId = await booked();
    const key = randomUUID();
    const answers = await Promise.all([app, app, other].map((where) => send(`Tours/${tourId}/Gifts`, { giftTypeId: 6 }, { key, where })));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect((await send(`Tours/${tourId}/Gifts`, { giftTypeId: 6 }, { key, where: other })).body.changed).toBe(false);
    expect(await giftsOf(tourId)).toBe('Spa Credit');
  });

  it('are given twice when two people give the same one at the same time (decisions.md G10)', async () => {
    const tourId = await booked();
    await Promise.all([send(`Tours/${tourId}/Gifts`, { giftTypeId: 6 }), send(`Tours/${tourId}/Gifts`, { giftTypeId: 6 }, { where: other, who: executive })]);
    expect(await giftsOf(tourId)).toBe('Spa Credit,Spa Credit');
  });

  it('come back, once for one command, and are refused when they are not there any more', async () => {
    const tourId = await booked('Spa Credit,Spa Credit');
    const key = randomUUID();
    for (const where of [app, other]) await send(`Tours/${tourId}/Gifts/TakeBack`, { giftName: 'Spa Credit' }, { key, where });
    expect(await giftsOf(tourId)).toBe('Spa Credit');
    expect(await send(`Tours/${tourId}/Gifts/TakeBack`, { giftName: 'Spa Credit', quantity: 2 })).toMatchObject({ status: 409, body: { field: 'quantity' } });
  });

  it('follow the list of names that older clients send with the whole tour', async () => {
    const tourId = await booked('Spa Credit,Beach Towel');
    await send(`Tours/${tourId}`, { giftNames: 'Beach Towel,Wine Tasting' }, { method: 'PUT' });
    expect(await giftsOf(tourId)).toBe('Beach Towel,Wine Tasting');
    const refused = await send(`Tours/${tourId}`, { notes: 'Late', giftNames: 'Beach Towel,Harbor Cruise' }, { method: 'PUT' });
    expect(refused).toMatchObject({ status: 422, body: { field: 'giftNames' } });
    expect(await receptionist.get(`/api/Tours/${tourId}`)).toMatchObject({ notes: '', giftNames: 'Beach Towel,Wine Tasting' });
  });

  it('that are no longer given are refused, and so is what is no gift', async () => {
    const tourId = await booked();
    expect(await send(`Tours/${tourId}/Gifts`, { giftTypeId: 12 })).toMatchObject({ status: 422, body: { field: 'giftTypeId', detail: 'Old Camera is no longer given' } });
    expect((await send(`Tours/${tourId}/Gifts`, { giftTypeId: 9999 })).status).toBe(422);
    for (const quantity of [0, -1, 100, 1.5, 'two']) expect((await send(`Tours/${tourId}/Gifts`, { giftTypeId: 6, quantity })).status).toBe(400);
    expect((await send('Tours/999999/Gifts', { giftTypeId: 6 })).status).toBe(404);
    expect(await giftsOf(tourId)).toBe('');
  });

  it('stand in the gift ledger: what, to whom, on which tour, by whom and what it cost', async () => {
    const cost = await send('GiftTypes/7', { cost: '18.5' }, { method: 'PUT', who: executive });
    expect(cost.status).toBe(200);
    // The catalogue is read from its list, which may be a moment behind.
    await executive.fetch('/api/GiftTypes/AvailableGifts', { headers: { 'X-Min-Position': cost.body.position } });
    const tourId = await booked();
    const issued = await send('GiftLedgers', { giftTypeId: 7, qty: 2, tourId, note: 'Waited an hour' });
    expect(issued.status).toBe(201);
    const back = await send(`Tours/${tourId}/Gifts/TakeBack`, { giftName: 'Wine Tasting' });
    const ledger = async (who: SignedIn) => ((await (await who.fetch('/api/GiftLedgers/7', { headers: { 'X-Min-Position': back.body.position } })).json()) as { tourId: number }[]).filter((row) => row.tourId === tourId);
    expect(await ledger(executive)).toMatchObject([
      { giftTypeId: 7, qty: 2, movement: 'Given', issuedBy: 'Ellen Brooks', leadName: 'Robert de la Cruz', cost: '37.00', note: 'Waited an hour' },
      { giftTypeId: 7, qty: -1, movement: 'Taken back', cost: '-18.50' },
    ]);
    expect((await ledger(accountant))[0]).not.toHaveProperty('leadName');
    expect((await receptionist.fetch('/api/GiftLedgers/7')).status).toBe(403);
    const mine = await receptionist.get<TourAnswer>(`/api/Tours/${tourId}`);
    expect(mine.gifts).toEqual([{ giftTypeId: 7, giftName: 'Wine Tasting', quantity: 1 }]);
    expect((await executive.get<TourAnswer>(`/api/Tours/${tourId}`)).gifts[0]?.cost).toBe('18.50');
  });

  it('are not given by who may not edit tours', async () => {
    for (const path of ['Tours/20/Gifts', 'GiftLedgers']) expect((await send(path, { giftTypeId: 6, qty: 1, tourId: 20 }, { who: accountant })).status).toBe(403);
  });
});

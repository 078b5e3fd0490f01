import { randomUUID } from 'node:crypto';
import type { CommandResult } from '../../backend/platform/commands/command.js';
import type { GiftTypeAnswer } from '../../backend/gifts/gift-types.controller.js';
import type { HistoryPage } from '../../backend/platform/records/history.js';
import { startApp, type SignedIn, type TestApp } from '../support/start-app.js';

type Body = CommandResult & { readonly giftTypeId: number; readonly field?: string; readonly detail?: string };

describe('the catalogue of gifts', () => {
  let app: TestApp;
  let receptionist: SignedIn;
  let executive: SignedIn;
  let accountant: SignedIn;

  beforeAll(async () => {
    app = await startApp({ demo: true });
    [receptionist, executive, accountant] = [await app.signIn('receptionist'), await app.signIn('executive'), await app.signIn('accounting-manager')];
  }, 240_000);
  afterAll(() => app.stop());

  async function send(who: SignedIn, method: string, path: string, body: unknown) {
    const answer = await who.fetch(`/api/${path}`, { method, body, headers: { 'Idempotency-Key': randomUUID() } });
    return { status: answer.status, body: (await answer.json()) as Body };
  }

  const made = async (giftName: string, facts: object = {}): Promise<Body> => (await send(executive, 'POST', 'GiftTypes', { giftName, ...facts })).body;

  /** The gift as it is once all of that has been read. */
  async function gift(who: SignedIn, giftTypeId: number, position = ''): Promise<GiftTypeAnswer> {
    const answer = await who.fetch(`/api/GiftTypes/${giftTypeId}`, { headers: { 'X-Min-Position': position } });
    return (await answer.json()) as GiftTypeAnswer;
  }

  async function offered(position: string): Promise<readonly string[]> {
    const answer = await receptionist.fetch('/api/GiftTypes/AvailableGifts', { headers: { 'X-Min-Position': position } });
    return ((await answer.json()) as { giftName: string }[]).map(({ giftName }) => giftName);
  }

  async function booked(giftNames: string): Promise<{ readonly tourId: number; readonly position: string }> {
    const { body } = await send(receptionist, 'POST', 'Tours', { leadId: 12, tourDate: '2026-12-03', scheduledStartTime: '10:30 AM', giftNames });
    return body as unknown as { tourId: number; position: string };
  }

  it('is added to by who may add, and changed by who may change: one permission does not stand for the other (decisions.md B6, B7)', async () => {
    const added = await send(receptionist, 'POST', 'GiftTypes', { giftName: 'Sunset Sail' });
    expect(added.status).toBe(201);
    expect(await gift(receptionist, added.body.giftTypeId)).toMatchObject({ giftName: 'Sunset Sail', status: 'Active', keepsStock: 'No', onHand: null });
    for (const [method, path, body] of [
      ['PUT', '', { giftName: 'Sunset Cruise' }],
      ['PUT', '/Status', { status: 'Inactive' }],
      ['POST', '/Received', { quantity: 3 }],
      ['POST', '/Counted', { counted: 3 }],
    ] as const) {
      expect({ path, status: (await send(receptionist, method, `GiftTypes/${added.body.giftTypeId}${path}`, body)).status }).toEqual({ path, status: 403 });
    }
    expect((await send(executive, 'PUT', `GiftTypes/${added.body.giftTypeId}`, { giftName: 'Sunset Cruise' })).status).toBe(200);
    expect((await send(await app.signIn('closing-manager'), 'POST', 'GiftTypes', { giftName: 'Free Lunch' })).status).toBe(403);
  });

  it('is read by who may open gifts, without what they cost where that is hidden', async () => {
    const { giftTypeId, position } = await made('Dolphin Watch', { cost: '31.5' });
    expect(await gift(executive, giftTypeId, position)).toMatchObject({ cost: '31.50' });
    expect(await gift(accountant, giftTypeId, position)).toMatchObject({ cost: '31.50' });
    expect(await gift(receptionist, giftTypeId, position)).not.toHaveProperty('cost');
    expect((await (await app.signIn('closing-manager')).fetch(`/api/GiftTypes/${giftTypeId}`)).status).toBe(403);
  });

  it('holds no two of one name, no name with a comma and none without, and no cost below zero', async () => {
    await made('Harbor Cruise');
    expect(await send(executive, 'POST', 'GiftTypes', { giftName: ' harbor cruise ' })).toMatchObject({ status: 409, body: { field: 'giftName' } });
    expect(await send(executive, 'POST', 'GiftTypes', { giftName: 'Sail, with dinner' })).toMatchObject({ status: 422, body: { field: 'giftName' } });
    expect(await send(executive, 'POST', 'GiftTypes', { giftName: ' ' })).toMatchObject({ status: 422, body: { field: 'giftName' } });
    expect(await send(executive, 'POST', 'GiftTypes', { giftName: 'Sail', cost: '-1' })).toMatchObject({ status: 422, body: { field: 'cost' } });
  });

  it('offers a gift that is retired no more, while who has it keeps it', async () => {
    const { giftTypeId, position } = await made('Jazz Evening');
    expect(await offered(position)).toContain('Jazz Evening');
    const { tourId } = await booked('Jazz Evening');
    const retired = await send(executive, 'PUT', `GiftTypes/${giftTypeId}/Status`, { status: 'Inactive' });
    expect(await offered(retired.body.position)).not.toContain('Jazz Evening');
    expect(await send(receptionist, 'POST', `Tours/${tourId}/Gifts`, { giftTypeId })).toMatchObject({ status: 422, body: { field: 'giftTypeId' } });
    expect(await receptionist.get(`/api/Tours/${tourId}`)).toMatchObject({ giftNames: 'Jazz Evening' });
    expect((await send(receptionist, 'PUT', `Tours/${tourId}`, { notes: 'Window table', giftNames: 'Jazz Evening' })).status).toBe(200);
    await send(executive, 'PUT', `GiftTypes/${giftTypeId}/Status`, { status: 'Active' });
    const { entries } = await executive.get<HistoryPage>(`/api/GiftTypes/${giftTypeId}/History`);
    expect(entries).toHaveLength(3);
  });

  it('counts a shelf down when guests are given something, up when they give it back or more comes', async () => {
    const { giftTypeId } = await made('Beach Chair', { keepsStock: 'Yes', lowStockAt: 2 });
    await send(executive, 'POST', `GiftTypes/${giftTypeId}/Received`, { quantity: 4 });
    const { tourId, position } = await booked('Beach Chair,Beach Chair');
    expect(await gift(receptionist, giftTypeId, position)).toMatchObject({ onHand: 2, stockLevel: 'Low' });
    const back = await send(receptionist, 'POST', `Tours/${tourId}/Gifts/TakeBack`, { giftName: 'Beach Chair' });
    expect(await gift(receptionist, giftTypeId, back.body.position)).toMatchObject({ onHand: 3, stockLevel: 'Enough' });
    const counted = await send(executive, 'POST', `GiftTypes/${giftTypeId}/Counted`, { counted: 2, note: 'One is broken' });
    expect(await gift(receptionist, giftTypeId, counted.body.position)).toMatchObject({ onHand: 2, stockLevel: 'Low' });
    const ledger = (await (await executive.fetch(`/api/GiftLedgers/${giftTypeId}`, { headers: { 'X-Min-Position': counted.body.position } })).json()) as object[];
    expect(ledger).toMatchObject([
      { movement: 'Received', qty: 0, stockChange: 4, tourId: 0 },
      { movement: 'Given', qty: 2, stockChange: -2, tourId },
      { movement: 'Taken back', qty: -1, stockChange: 1, tourId },
      { movement: 'Counted', qty: 0, stockChange: -1, note: 'One is broken', issuedBy: 'Dana Kim' },
    ]);
  });

  it('keeps no stock of what has no shelf, and takes no count that is none', async () => {
    const { giftTypeId } = await made('Late Checkout');
    expect(await send(executive, 'POST', `GiftTypes/${giftTypeId}/Received`, { quantity: 1 })).toMatchObject({ status: 409, body: { field: 'keepsStock' } });
    for (const quantity of [0, -1, 1.5, 'two']) expect((await send(executive, 'POST', 'GiftTypes/6/Received', { quantity })).status).toBe(400);
    expect((await send(executive, 'POST', 'GiftTypes/999999/Counted', { counted: 1 })).status).toBe(404);
  });

  it('shows what was given to who may read the gift ledger alone', async () => {
    for (const [who, status] of [[executive, 200], [accountant, 200], [receptionist, 403]] as const) {
      expect((await who.fetch('/api/GiftLedgers/6')).status).toBe(status);
      expect((await who.fetch('/api/lists/gift-ledger?limit=1')).status).toBe(status);
    }
  });
});

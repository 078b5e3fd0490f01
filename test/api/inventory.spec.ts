import { ChangeFeed } from '../../projections/engine/changes/change-feed.js';
import { signIn, signInWith, type Person } from '../support/person.js';
import { startApp, type TestApp } from '../support/start-app.js';

interface Unit {
  readonly inventoryId: number;
  readonly listingStatus?: string;
}

describe('The units of inventory', () => {
  let app: TestApp;
  /** Everything but Inventory_Admin. */
  let rosa: Person;
  /** Inventory_Main, _List and _Detail. */
  let tablet: Person;

  beforeAll(async () => {
    app = await startApp({ demo: true });
    [rosa, tablet] = await Promise.all([signIn(app, 'inventory-manager'), signIn(app, 'inventory-tablet')]);
  }, 120_000);

  afterAll(() => app.stop());

  async function add(body: object): Promise<number> {
    return ((await rosa.post('/Inventories/', body).expect(201)).body as Unit).inventoryId;
  }

  it('are added, worked on and read, with what happened to them in their history', async () => {
    const inventoryId = await add({ resortName: 'Palm', unitNumber: '100', useWeek: '5', useYearType: 'Bi-EnnialOdd', pointValue: 12_000, retailPrice: '4999.99' });
    const route = `/Inventories/${inventoryId}`;
    const unit = await rosa.read<Unit>(route);
    expect(unit).toMatchObject({ inventoryId, listingStatus: 'Available', useYearType: 'Biennial Odd', pointsAmount: 12_000, retailPrice: '4999.99' });
    await rosa.put(route, { ...unit, unitView: 'Ocean', notes: 'Called the owner' }).expect(200);
    await rosa.put(`${route}/Status`, { listingStatus: 'Sale Pending', reason: 'Contract 1042' }).expect(200);
    const { entries } = await rosa.read<{ entries: { title: string; reason?: string }[] }>(`${route}/History`);
    expect(entries.map(({ title, reason }) => [title, reason].filter(Boolean).join(': '))).toEqual(['Status: Contract 1042', 'Internal notes', 'View', 'Added']);
  });

  it('keep what was saved since the sender last looked: 412', async () => {
    const route = `/Inventories/${await add({ resortName: 'Palm', unitNumber: '101' })}`;
    await rosa.put(route, { unitView: 'Ocean' }).set('If-Match', '"0"').expect(200);
    await rosa.put(route, { unitView: 'Garden' }).set('If-Match', '"0"').expect(412);
  });

  it('say nothing of seller, status and money to who lacks Inventory_Sensitive, and are not there for them once they cannot be sold', async () => {
    const inventoryId = await add({ resortName: 'Palm', unitNumber: '102', ownerName: 'Olga Meyer', listingPrice: '4000', notes: 'Called' });
    const route = `/Inventories/${inventoryId}`;
    const seen = await tablet.read(route);
    expect(seen).toMatchObject({ inventoryId, resortName: 'Palm' });
    for (const field of ['ownerName', 'listingPrice', 'notes', 'listingStatus', 'listingEndDate', 'sellerEmail', 'soldBy', 'saleBegunBy', 'statusBeforeSale']) expect(seen).not.toHaveProperty(field);
    await rosa.put(`${route}/Status`, { listingStatus: 'Canceled' }).expect(200);
    await tablet.get(route).expect(404);
    await tablet.get(`${route}/History`).expect(404);
    await tablet.put(route, { unitView: 'Ocean' }).expect(403);
  });

  it('are not changed by who sees only some of them, where they do not see them', async () => {
    const inventoryId = await add({ resortName: 'Palm', unitNumber: '103' });
    const route = `/Inventories/${inventoryId}`;
    const blind = await signInWith(app, 'epic-manager', 'Inventory_Main,Inventory_Edit');
    await blind.put(route, { listingStatus: 'Draft' }).expect(403);
    await blind.put(route, { unitView: 'Garden' }).expect(200);
    await rosa.put(`${route}/Status`, { listingStatus: 'Draft' }).expect(200);
    await blind.put(route, { unitView: 'Ocean' }).expect(404);
  });

  it('are not added a second time, however week and unit are written: 409 that names the unit to who may see it', async () => {
    const unit = { resortName: 'Twin Lakes', unitNumber: '2023', useWeek: '46', useYearType: 'Annual' };
    const inventoryId = await add(unit);
    await app.nest.get(ChangeFeed).waitFor('inventory-list', (await rosa.put(`/Inventories/${inventoryId}`, { unitView: 'Ocean' }).expect(200)).body.position as string, 10_000);
    const words = `Inventory ${inventoryId}`;
    for (const [number, said] of [['02023', { useWeek: '046' }], ['2023', { useWeek: undefined, weekNumber: '46' }]] as const) {
      const { body } = await rosa.post('/Inventories/', { ...unit, unitNumber: number, ...said }).expect(409);
      expect(body).toMatchObject({ field: 'unitNumber', detail: `This unit is here already: ${words}`, record: { words } });
    }
    await add({ ...unit, useWeek: '47' });
    await add({ ...unit, useWeek: '46-48' });
    await add({ ...unit, useYearType: 'Biennial Odd' });
    await rosa.put(`/Inventories/${inventoryId}/Status`, { listingStatus: 'Canceled' }).expect(200).expect(({ body }) => app.nest.get(ChangeFeed).waitFor('inventory-list', (body as { position: string }).position, 10_000));
    const blind = await signInWith(app, 'closing-manager', 'Inventory_Main,Inventory_New');
    const { body } = await blind.post('/Inventories/', unit).expect(409);
    expect(JSON.stringify(body)).not.toContain(String(inventoryId));
  });

  it('are one where the same command comes twice', async () => {
    const unit = { resortName: 'Twin Lakes', unitNumber: '7', useWeek: '7', useYearType: 'Annual' };
    const once = () => rosa.post('/Inventories/', unit).set('Idempotency-Key', '0d3c1a52-9a53-4f8e-8a9b-3f1f0f3d8c11').expect(201);
    const { body } = await once();
    await app.nest.get(ChangeFeed).waitFor('inventory-list', (body as { position: string }).position, 10_000);
    expect((await once()).body).toMatchObject({ inventoryId: (body as Unit).inventoryId });
  });

  it('refuse words and figures that are none, naming the field', async () => {
    await rosa.post('/Inventories/', { resortName: 'Palm', pointsSeason: 'Copper' }).expect(422).expect(({ body }) => expect(body).toMatchObject({ field: 'pointsSeason' }));
    await rosa.post('/Inventories/', { resortName: 'Palm', retailPrice: 'a lot' }).expect(400);
    await rosa.get('/Inventories/999999').expect(404);
  });
});

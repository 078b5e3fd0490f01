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

  it('refuse words and figures that are none, naming the field', async () => {
    await rosa.post('/Inventories/', { resortName: 'Palm', pointsSeason: 'Copper' }).expect(422).expect(({ body }) => expect(body).toMatchObject({ field: 'pointsSeason' }));
    await rosa.post('/Inventories/', { resortName: 'Palm', retailPrice: 'a lot' }).expect(400);
    await rosa.get('/Inventories/999999').expect(404);
  });
});

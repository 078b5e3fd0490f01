import examples from '../worked-examples.json' with { type: 'json' };
import { EventStore } from '../../events/store/event-store.js';
import { InventoryImported } from '../../events/inventory/inventory.events.js';
import { newYorkDay } from '../../events/kernel/new-york-day.js';
import { unitOnSale, type Sale } from '../../events/inventory/unit-on-sale.rules.js';
import { addDays, daysBetween } from '../../backend/platform/calendar/day.rules.js';
import { happened } from '../support/happened.js';
import { signIn, signInWith, type Person } from '../support/person.js';
import { startApp, type TestApp } from '../support/start-app.js';

interface ForSale {
  readonly units: readonly { readonly inventoryId: number; readonly unitNumber: string }[];
  readonly matches: number;
}

interface Unit {
  readonly inventoryId: number;
  readonly listingStatus: string;
  readonly listingEndDate: string | null;
}

const byNumber = (one: number, other: number) => one - other;

/** The examples are of a day of their own: their dates stand as far from today as they stood from theirs. */
const { rows, today, purchase_search: searches } = examples.inventory_search;
const moved = (day: string) => addDays(newYorkDay(new Date()), daysBetween(today, day));
/** No unit of the demo company has such numbers. */
const numberOf = (id: number) => 900_000 + id;

/** Each has what the other has in another field, so that no filter stands in for another. */
const mirrored = [
  { useType: 'Lockoff', useYearType: 'Annual', bedrooms: '2', bathrooms: '3', isHoaOwned: 'Yes', pointsAmount: 12_000 },
  { useType: 'Annual', useYearType: 'Biennial Even', bedrooms: '3', bathrooms: '2', isHoaOwned: 'No', pointsAmount: 2 },
] as const;
const [ONE, OTHER] = [21, 22];

describe('Searching inventory', () => {
  let app: TestApp;
  let dana: Person;
  let seller: Person;
  let tablet: Person;

  beforeAll(async () => {
    app = await startApp({ demo: true });
    [dana, seller, tablet] = await Promise.all([signIn(app, 'executive'), signIn(app, 'sales-manager'), signIn(app, 'inventory-tablet')]);
    let position = '';
    for (const { id, resort, unit, week, status, end, hoa, price } of rows) {
      const facts = { resortName: resort, unitNumber: unit, useWeek: week, listingStatus: status, listingEndDate: moved(end), isHoaOwned: hoa, retailPrice: price };
      position = await happened(app.nest.get(EventStore), `inventory-${numberOf(id)}`, InventoryImported({ inventoryId: numberOf(id), ...facts }));
    }
    for (const [index, facts] of mirrored.entries()) {
      const inventoryId = numberOf([ONE, OTHER][index]!);
      position = await happened(app.nest.get(EventStore), `inventory-${inventoryId}`, InventoryImported({ inventoryId, resortName: 'Mirror Lake', unitNumber: '100', useWeek: '7', listingStatus: 'Available', ...facts }));
    }
    await dana.get('/Inventories/ForSale?resort=Palm').set('X-Min-Position', position).expect(200);
  }, 120_000);

  afterAll(() => app.stop());

  it.each(searches)('finds what can be sold, as the worked examples say: $filter', async ({ filter, expectIds }) => {
    const query = new URLSearchParams({ resort: ' palm ', ...(filter as Record<string, string>) }).toString();
    const { units, matches } = await seller.read<ForSale>(`/Inventories/ForSale?${query}`);
    expect(units.map(({ inventoryId }) => inventoryId)).toEqual(expectIds.map(numberOf));
    expect(matches).toBe(expectIds.length);
  });

  it('finds any week from one to another', async () => {
    const found = async (week: string) => (await seller.read<ForSale>(`/Inventories/ForSale?resort=palm&week=${week}`)).units.map(({ inventoryId }) => inventoryId);
    expect(await found('6-8')).toEqual([numberOf(2)]);
    expect(await found('5-6')).toEqual(await found('5,6'));
  });

  it('is told in the order of the resorts and of their units, as people count them', async () => {
    const { units } = await dana.read<{ units: { resortName: string; unitNumber: string }[] }>('/Inventories/ForSale');
    const inTurn = [...new Set(units.map(({ resortName }) => resortName.toLowerCase()))];
    const counted = inTurn.toSorted().flatMap((resort) => units.filter(({ resortName }) => resortName.toLowerCase() === resort).toSorted((one, other) => Number(one.unitNumber) - Number(other.unitNumber)));
    const named = (all: typeof units) => all.map(({ resortName, unitNumber }) => `${resortName} ${unitNumber}`);
    expect(inTurn.length).toBeGreaterThan(1);
    expect(named(units)).toEqual(named(counted));
  });

  it.each([
    ['useType', ' LOCKOFF ', 'annual'] as const,
    ['useYearType', 'Annual', 'Bi-EnnialEven'] as const,
    ...['bedrooms', 'bed', 'Bed'].map((name) => [name, '2', '3'] as const),
    ...['bathrooms', 'bath', 'Bath'].map((name) => [name, '3', '2'] as const),
    ...['isHoaOwned', 'hoa', 'HOA'].map((name) => [name, 'yes', 'No'] as const),
    ...['pointsAmount', 'points', 'pointValue'].map((name) => [name, '12,000', '2'] as const),
  ])('finds a unit by each of its fields exactly, in any case and by whatever name: %s', async (name, ofOne, ofOther) => {
    for (const [value, id] of [[ofOne, ONE], [ofOther, OTHER]] as const) {
      const wanted = { resort: 'Mirror Lake', [name]: value };
      const { units } = await seller.read<ForSale>(`/Inventories/ForSale?${new URLSearchParams(wanted).toString()}`);
      expect(units.map(({ inventoryId }) => inventoryId)).toEqual([numberOf(id)]);
      const found = await seller.read<{ InventoryId: number }[]>(`/Inventories/Search?searchFilters=${encodeURIComponent(JSON.stringify(wanted))}`);
      expect(found.map(({ InventoryId }) => InventoryId)).toEqual([numberOf(id)]);
    }
  });

  it('offers no unit that a contract sells or has sold, though the old books call it Available (decisions.md H8, H16)', async () => {
    const [units, contracts, { units: offered }] = await Promise.all([dana.read<Unit[]>('/Inventories'), dana.read<Sale[]>('/Contracts'), dana.read<ForSale>('/Inventories/ForSale')]);
    const sold = new Set(contracts.map(unitOnSale));
    const today = newYorkDay(new Date());
    const free = units.filter(({ inventoryId, listingStatus, listingEndDate }) => listingStatus === 'Available' && (!listingEndDate || listingEndDate >= today) && !sold.has(inventoryId));
    expect(units.filter(({ inventoryId, listingStatus }) => listingStatus === 'Available' && sold.has(inventoryId)).length).toBeGreaterThan(20);
    expect(offered.map(({ inventoryId }) => inventoryId).sort(byNumber)).toEqual(free.map(({ inventoryId }) => inventoryId).sort(byNumber));
  });

  it('shows fifteen of what matches to everybody but those with Inventory_Admin, in lists, files and documented calls', async () => {
    const shown = async (who: Person) => {
      const list = await who.read<{ rows: object[] }>('/lists/inventory-list?limit=500');
      const behind = await who.read<{ rows: object[] }>('/lists/inventory-list?limit=500&offset=15');
      const file = (await who.get('/lists/inventory-list/export').expect(200)).text.trim().split('\r\n');
      const all = await who.read<object[]>('/Inventories');
      const found = await who.read<object[]>('/Inventories/Search');
      return [list.rows.length, behind.rows.length, file.length - 1, all.length, found.length];
    };
    expect(await shown(seller)).toEqual([15, 0, 15, 15, 15]);
    expect((await shown(dana)).every((count) => count > 100)).toBe(true);
    expect((await seller.read<ForSale>('/Inventories/ForSale')).units).toHaveLength(15);
    expect((await seller.read<ForSale>('/Inventories/ForSale')).matches).toBeGreaterThan(15);
    expect((await seller.read<{ count: number }>('/lists/inventory-list/summary')).count).toBeGreaterThan(15);
  });

  it('lets nobody with the cap walk through all units by their numbers, on the screen or in a file', async () => {
    const filtered = (...filters: object[]) => `filters=${encodeURIComponent(JSON.stringify(filters))}`;
    const [first] = (await seller.read<{ rows: { inventoryId: number }[] }>('/lists/inventory-list?limit=1')).rows;
    const walks = [{ field: 'inventoryId', op: 'from', value: 16 }, { field: 'inventoryId', op: 'below', value: 99 }, { field: 'inventoryId', op: 'oneOf', value: [1, 2, 3] }];
    for (const walk of walks) {
      for (const path of ['/lists/inventory-list', '/lists/inventory-list/export', '/lists/listing-list']) expect((await seller.get(`${path}?${filtered(walk)}`).expect(400)).body).toMatchObject({ field: 'inventoryId' });
    }
    expect((await seller.read<{ rows: object[] }>(`/lists/inventory-list?${filtered({ field: 'inventoryId', op: 'is', value: first!.inventoryId })}`)).rows).toHaveLength(1);
    expect((await dana.read<{ rows: object[] }>(`/lists/inventory-list?${filtered(walks[0]!)}&limit=500`)).rows.length).toBeGreaterThan(15);
  });

  it('keeps the cap on a tablet, whatever it may do besides', async () => {
    const users = await dana.read<{ userId: number; email: string }[]>('/Users/TenantUsers/1');
    const { userId } = users.find(({ email }) => email.startsWith('inventory-tablet'))!;
    await dana.put(`/Users/${userId}`, { permissions: 'Inventory_Main,Inventory_List,Inventory_Admin' }).expect(200);
    tablet = await signIn(app, 'inventory-tablet');
    expect(await tablet.read<object[]>('/Inventories')).toHaveLength(15);
  });

  it('answers the documented search by the keys that older clients know, whatever way the filters come', async () => {
    const expected = [{ InventoryId: numberOf(6), ResortName: 'Palm', UseWeek: '5', UnitNumber: '105', UseType: '', Bedrooms: '', Bathrooms: '', RetailPrice: '2500.00', FinancingEligible: '' }];
    expect(await seller.read('/Inventories/Search?resortName=PALM&unit=105')).toEqual(expected);
    const filters = JSON.stringify({ ResortName: 'Palm', UnitNumber: '105', weekNumber: '5', Bed: '' });
    expect(await seller.read(`/Inventories/Search?searchFilters=${encodeURIComponent(filters)}`)).toEqual(expected);
    await seller.get('/Inventories/Search?owner=Meyer').expect(422);
    await seller.get('/Inventories/Search?price=cheap').expect(400);
  });

  it('shows units that are not Available only with Inventory_Sensitive', async () => {
    const palms = async (who: Person) => (await who.read<{ inventoryId: number }[]>('/Inventories?resort=Palm')).map(({ inventoryId }) => inventoryId - 900_000);
    expect(await palms(dana)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(await palms(seller)).toEqual([1, 2, 3, 6, 7]);
  });

  it('keeps a search for a tour as it was found, for whoever sees search results', async () => {
    const asked = { tourId: 1180, searchType: 'inventory', searchCriteria: JSON.stringify({ resort: 'Palm', week: '5', price: 5000 }) };
    const made = (await seller.post('/Searches', asked).expect(201)).body as { searchId: number; searchResponse: string };
    expect((JSON.parse(made.searchResponse) as { InventoryId: number }[]).map(({ InventoryId }) => InventoryId)).toEqual([1, 6, 7].map(numberOf));
    await dana.put(`/Inventories/${numberOf(6)}/Status`, { listingStatus: 'Sale Pending' }).expect(200);
    const desk = await signIn(app, 'receptionist');
    expect(await desk.read(`/Searches/${made.searchId}`)).toEqual({ ...made, tourId: 1180, leadId: expect.any(Number), searchType: 'inventory', searchCriteria: 'resortName=Palm&useWeek=5&retailPrice=5000' });
    await dana.put(`/Inventories/${numberOf(6)}/Status`, { listingStatus: 'Available' }).expect(200);
    await seller.post('/Searches', { ...asked, tourId: 999_999 }).expect(422);
    await seller.post('/Searches', { ...asked, searchType: 'gifts' }).expect(422);
    await seller.get('/Searches/999999').expect(404);
    const outsider = await signInWith(app, 'epic-manager', 'Leads_Main,Inventory_Main');
    await outsider.get(`/Searches/${made.searchId}`).expect(403);
    await outsider.post('/Searches', asked).expect(201);
  });

  it('offers each resort once, and adds one that there is not yet', async () => {
    const manager = await signIn(app, 'inventory-manager');
    const names = async () => (await manager.read<{ resortName: string }[]>('/Resort')).map(({ resortName }) => resortName);
    expect((await names()).filter((name) => name.toLowerCase() === 'palm')).toEqual(['Palm']);
    await manager.post('/Resort', { resortName: ' Sunset Cove ' }).expect(201);
    await manager.post('/Resort', { resortName: 'sunset cove' }).expect(409);
    await manager.post('/Resort', { resortName: '  ' }).expect(422);
    await tablet.post('/Resort', { resortName: 'Tablet Towers' }).expect(403);
  });
});

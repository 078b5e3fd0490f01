import examples from '../worked-examples.json' with { type: 'json' };
import { EventStore } from '../../events/store/event-store.js';
import { InventoryImported } from '../../events/inventory/inventory.events.js';
import { UnitSaleBegun, UnitSaleEnded } from '../../events/inventory/unit-sale.events.js';
import { newYorkDay } from '../../events/kernel/new-york-day.js';
import type { Filter } from '../../backend/platform/lists/list.dto.js';
import type { TodayWaiting } from '../../backend/platform/today/today.dto.js';
import { addDays, daysBetween } from '../../backend/platform/calendar/day.rules.js';
import { newListing } from '../../backend/inventory/listings/listing-defaults.rules.js';
import { happened } from '../support/happened.js';
import { soon } from '../support/mailed-links.js';
import { signIn, signInWith, type Person } from '../support/person.js';
import { startApp, type TestApp } from '../support/start-app.js';

interface Listing {
  readonly inventoryId: number;
  readonly listingStatus: string;
}

interface Told {
  readonly entries: readonly { readonly title: string; readonly reason?: string; readonly by: { readonly name: string } }[];
}

const today = newYorkDay(new Date());
/** The examples are of a day of their own: their dates stand as far from today as they stood from theirs. */
const moved = (day: string) => addDays(today, daysBetween(examples.inventory_search.today, day));
/** No unit of the demo company has such numbers. */
const numberOf = (id: number) => 910_000 + id;

describe('Listings', () => {
  let app: TestApp;
  let dana: Person;
  /** Everything of inventory but Inventory_Admin. */
  let rosa: Person;
  /** Inventory_Main, and nothing sensitive. */
  let seller: Person;
  let position = '';

  beforeAll(async () => {
    app = await startApp({ demo: true });
    [dana, rosa, seller] = await Promise.all([signIn(app, 'executive'), signIn(app, 'inventory-manager'), signIn(app, 'sales-manager')]);
    for (const { id, unit, week, status, end, hoa, price } of examples.inventory_search.rows) {
      const facts = { resortName: 'Listed Palms', unitNumber: unit, useWeek: week, listingStatus: status, listingEndDate: moved(end), isHoaOwned: hoa, retailPrice: price };
      position = await happened(app.nest.get(EventStore), `inventory-${numberOf(id)}`, InventoryImported({ inventoryId: numberOf(id), ...facts }));
    }
  }, 120_000);

  afterAll(() => app?.stop());

  async function listed(who: Person, ...filters: readonly Filter[]): Promise<number[]> {
    const query = `filters=${encodeURIComponent(JSON.stringify([{ field: 'resortName', op: 'is', value: 'Listed Palms' }, ...filters]))}&sort=inventoryId&limit=100`;
    const { rows } = (await who.get(`/lists/listing-list?${query}`).set('X-Min-Position', position).expect(200)).body as { rows: Listing[] };
    return rows.map(({ inventoryId }) => inventoryId - 910_000);
  }

  async function add(body: object): Promise<number> {
    return ((await rosa.post('/Inventories/', { resortName: 'Palm', ...body }).expect(201)).body as Listing).inventoryId;
  }

  const becomes = (inventoryId: number, status: string) => soon(`inventory ${inventoryId} to be ${status}`, async () => ((await dana.read<Listing>(`/Inventories/${inventoryId}`)).listingStatus === status ? true : undefined));

  it('are all units but those of an owners’ association, and of those that cannot be sold none without Inventory_Sensitive', async () => {
    expect(await listed(rosa)).toEqual([1, 2, 4, 5, 6, 7, 8]);
    expect(await listed(seller)).toEqual([1, 2, 6, 7]);
    const { rows } = await dana.read<{ rows: { listingStatus: string; count: number }[] }>('/lists/listing-totals');
    const { count } = await dana.read<{ count: number }>('/lists/listing-list/summary');
    expect(rows.reduce((sum, row) => sum + row.count, 0)).toBe(count);
  });

  it('are expired recently and expiring soon as the worked examples say', async () => {
    const status = (value: string): Filter => ({ field: 'listingStatus', op: 'oneOf', value: [value] });
    const ends = (op: 'from' | 'to', days: number): Filter => ({ field: 'listingEndDate', op, value: addDays(today, days) });
    expect(await listed(rosa, status('Expired'), ends('from', -30), ends('to', 0))).toEqual(examples.listing_quick_filters.recently_expired);
    expect(await listed(rosa, status('Available'), ends('from', 0), ends('to', 30))).toEqual(examples.listing_quick_filters.expiring_soon);
  });

  it('leave a unit that becomes an association’s, and have it again', async () => {
    const owned = async (isHoaOwned: string) => {
      ({ position } = (await rosa.put(`/Inventories/${numberOf(8)}`, { isHoaOwned }).expect(200)).body as { position: string });
      return (await listed(rosa)).includes(8);
    };
    expect([await owned('Yes'), await owned('No')]).toEqual([false, true]);
  });

  it('are shown whole to who works with them, and fifteen of them to who sells', async () => {
    const shown = async (who: Person) => (await who.read<{ rows: object[] }>('/lists/listing-list?limit=100')).rows.length;
    expect(await shown(rosa)).toBeGreaterThan(15);
    expect(await shown(seller)).toBe(15);
    expect(await shown(await signIn(app, 'inventory-tablet'))).toBe(15);
    expect(await shown(await signInWith(app, 'epic-manager', 'Listings_Main'))).toBeGreaterThan(15);
  });

  it('begin as a draft, with what the documents say', async () => {
    const begun = newListing(today, '2022Plan');
    const inventoryId = await add({ ...begun, unitNumber: '200' });
    expect(await rosa.read(`/Inventories/${inventoryId}`)).toMatchObject({ ...begun, listingStatus: 'Draft' });
  });

  describe('that end', () => {
    it('are Expired from the day after, and say so in their history; drafts stay drafts', async () => {
      const ended = await add({ unitNumber: '201', listingEndDate: addDays(today, -1) });
      const draft = await add({ unitNumber: '202', listingStatus: 'Draft', listingEndDate: addDays(today, -1) });
      const lastDay = await add({ unitNumber: '203', listingEndDate: today });
      await becomes(ended, 'Expired');
      const { entries } = await dana.read<Told>(`/Inventories/${ended}/History`);
      expect(entries[0]).toMatchObject({ title: 'Status', reason: 'The listing has ended', by: { name: 'Listing ended, for Rosa Delgado' } });
      expect((await dana.read<Listing>(`/Inventories/${draft}`)).listingStatus).toBe('Draft');
      expect((await dana.read<Listing>(`/Inventories/${lastDay}`)).listingStatus).toBe('Available');
    });

    it('go by the end as it was said last', async () => {
      const inventoryId = await add({ unitNumber: '204' });
      await rosa.put(`/Inventories/${inventoryId}`, { listingEndDate: addDays(today, -3) }).expect(200);
      await becomes(inventoryId, 'Expired');
      await rosa.put(`/Inventories/${inventoryId}`, { listingStatus: 'Available', listingEndDate: addDays(today, 90) }).expect(200);
      await rosa.put(`/Inventories/${inventoryId}`, { listingTerms: '2027Plan' }).expect(200);
      expect(await dana.read(`/Inventories/${inventoryId}`)).toMatchObject({ listingStatus: 'Available', listingTerms: '2027Plan' });
    });

    it('while a contract sells their unit are Expired when it gives the unit up', async () => {
      const inventoryId = await add({ unitNumber: '205', listingStatus: 'Draft', listingEndDate: addDays(today, -1) });
      await happened(app.nest.get(EventStore), `inventory-${inventoryId}`, UnitSaleBegun({ contractId: 1, from: 'Available', to: 'Sale Pending' }), UnitSaleEnded({ contractId: 1, from: 'Sale Pending', to: 'Available' }));
      await becomes(inventoryId, 'Expired');
    });

    it('stand on Today a week before, for who sees when listings end', async () => {
      const ending = async (who: Person) => (await who.read<TodayWaiting>('/Today/Waiting')).lines.find(({ name }) => name === 'listings-ending');
      const before = (await ending(rosa))!;
      await add({ unitNumber: '206', listingEndDate: addDays(today, 7) });
      await add({ unitNumber: '207', listingEndDate: addDays(today, 8) });
      await soon('one more', async () => ((await ending(rosa))!.count === before.count + 1 ? true : undefined));
      const { count } = await rosa.read<{ count: number }>(`/lists/listing-list/summary?filters=${encodeURIComponent(JSON.stringify(before.filters))}`);
      expect(count).toBe(before.count + 1);
      expect(await ending(seller)).toBeUndefined();
    });
  });
});

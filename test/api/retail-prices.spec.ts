import { signIn, type Person } from '../support/person.js';
import { startApp, type TestApp } from '../support/start-app.js';

const PRICES = '/CompanySettings/Lists/retailPrices';

describe('The retail prices that a company keeps', () => {
  let app: TestApp;
  let dana: Person;
  let rosa: Person;

  beforeAll(async () => {
    app = await startApp({ demo: true });
    [dana, rosa] = await Promise.all([signIn(app, 'executive'), signIn(app, 'inventory-manager')]);
  }, 120_000);

  afterAll(() => app?.stop());

  const keep = (line: object) => dana.post(`${PRICES}/Items`, { name: 'Coral Reef Club', ...line });
  /** Shown by now: what was kept is read from a list. */
  const priceOf = async (unit: object): Promise<string | undefined> => {
    const { status, body } = await rosa.post('/Inventories/RetailPrice/', { resortName: 'Coral Reef Club', ...unit });
    return status === 204 ? undefined : (body as { retailPrice: string }).retailPrice;
  };
  const shown = async (position: string) => dana.get('/CompanySettings').set('X-Min-Position', position).expect(200);

  it('are told for a unit: of those that fit, the one that says most of it; nothing where none does', async () => {
    expect(await priceOf({ bedrooms: '2' })).toBeUndefined();
    await keep({ price: '$5,000' }).expect(201);
    await keep({ bedrooms: '2', price: '7000' }).expect(201);
    const last = await keep({ bedrooms: '2', weeks: '51-52', price: '8,900.50' }).expect(201);
    await shown((last.body as { position: string }).position);
    expect(await priceOf({})).toBe('5000.00');
    expect(await priceOf({ bedrooms: '2', useWeek: '7' })).toBe('7000.00');
    expect(await priceOf({ bedrooms: '2', weekNumber: '52' })).toBe('8900.50');
    expect(await priceOf({ resortName: 'Palm Bay Villas' })).toBeUndefined();
  });

  it('stand once for the same units, and are no more when they are retired', async () => {
    expect((await keep({ bedrooms: '2', price: '1' }).expect(409)).body).toMatchObject({ field: 'name', detail: 'Coral Reef Club, 2 is in the list already' });
    const { items } = await dana.read<{ items: { itemId: number; facts: Record<string, string> }[] }>(PRICES);
    const { itemId } = items.find(({ facts }) => facts['weeks'] === '51-52')!;
    const { body } = await dana.post(`${PRICES}/Items/${itemId}/Retire`).expect(200);
    await shown((body as { position: string }).position);
    expect(await priceOf({ bedrooms: '2', useWeek: '52' })).toBe('7000.00');
  });

  it('are amounts of weeks and seasons that there are, and kept by who keeps the settings', async () => {
    for (const [line, field] of [[{ price: 'a lot' }, 'price'], [{ price: '1', weeks: '60' }, 'weeks'], [{ price: '1', pointsSeason: 'Copper' }, 'pointsSeason']] as const) {
      expect((await keep(line).expect(422)).body).toMatchObject({ field });
    }
    await rosa.post(`${PRICES}/Items`, { name: 'Coral Reef Club', price: '1' }).expect(403);
    const seller = await signIn(app, 'sales-manager');
    await seller.post('/Inventories/RetailPrice/', { resortName: 'Coral Reef Club' }).expect(403);
    expect((await seller.read<{ lists: object }>('/CompanySettings')).lists).not.toHaveProperty('retailPrices');
  });
});

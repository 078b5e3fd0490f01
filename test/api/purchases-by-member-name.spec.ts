import type { ShownPurchase } from '../../projections/points-purchases/points-purchases.queries.js';
import { soon } from '../support/mailed-links.js';
import { startApp, type SignedIn, type TestApp } from '../support/start-app.js';
import { somebody } from './access/people.js';

type Shown = Partial<ShownPurchase>;

const MEMBER = 545;

describe('The list of purchases', () => {
  let app: TestApp;
  let dana: SignedIn;

  beforeAll(async () => {
    app = await startApp({ demo: true });
    dana = await app.signIn('executive');
    await dana.fetch(`/api/Members/${MEMBER}`, { method: 'PUT', body: { firstName: 'Wilhelmina', lastName: 'Quackenbush' } });
    await dana.fetch('/api/EpicAdvantageContracts/', { method: 'POST', body: { epicMemberId: MEMBER, pointsPurchased: 5_000 } });
    await soon('the purchase', async () => (await rows('search=Quackenbush')).find(({ paymentStatus }) => paymentStatus === 'Draft'));
  }, 120_000);
  afterAll(() => app.stop());

  const list = (query: string, who = dana) => who.fetch(`/api/lists/points-purchases?limit=200&${query}`);
  const rows = async (query: string, who = dana) => ((await (await list(query, who)).json()) as { rows: readonly Shown[] }).rows;
  const filtered = (value: string) => `filters=${encodeURIComponent(JSON.stringify([{ field: 'memberName', op: 'contains', value }]))}`;

  it("shows its members' names, and is sorted, filtered and searched by them, one word with another of the purchase", async () => {
    const all = await rows('sort=memberName');
    expect(all.map(({ memberName }) => memberName!.toLowerCase())).toEqual(all.map(({ memberName }) => memberName!.toLowerCase()).toSorted());
    const ofHers = all.filter(({ epicMemberId }) => epicMemberId === MEMBER);
    expect(new Set(ofHers.map(({ memberName }) => memberName))).toEqual(new Set(['Wilhelmina Quackenbush']));
    const seller = ofHers.find(({ paymentStatus }) => paymentStatus === 'Draft')!.createdByName!;
    for (const query of ['search=wilhel%20quack', filtered('quackenb')]) expect((await rows(query)).length).toBe(ofHers.length);
    const both = await rows(`search=${encodeURIComponent(`quack ${seller}`)}`);
    expect(both.length).toBeGreaterThan(0);
    expect(both.every(({ epicMemberId, createdByName }) => epicMemberId === MEMBER && createdByName === seller)).toBe(true);
    expect(await (await dana.fetch('/api/lists/points-purchases/export?format=csv&search=quackenbush')).text()).toMatch(/Member name[^]*Wilhelmina Quackenbush/);
  });

  it('follows a new name at once', async () => {
    await dana.fetch(`/api/Members/${MEMBER}`, { method: 'PUT', body: { lastName: 'Applewhite' } });
    expect(await soon('the new name', async () => (await rows('search=Applewhite'))[0]?.memberName)).toBe('Wilhelmina Applewhite');
    expect(await rows('search=Quackenbush')).toEqual([]);
    await dana.fetch(`/api/Members/${MEMBER}`, { method: 'PUT', body: { lastName: 'Quackenbush' } });
    await soon('the former name', async () => (await rows('search=Quackenbush'))[0]);
  });

  it('names nobody to who may not see the members, and finds nothing by their names', async () => {
    const accounting = await somebody(app, 'Accounting_Manager', ['Accounting_Edit']);
    expect((await rows('', accounting)).every((row) => !('memberName' in row))).toBe(true);
    expect(await rows('search=Quackenbush', accounting)).toEqual([]);
    for (const query of ['sort=memberName', filtered('quackenb')]) expect((await list(query, accounting)).status).toBe(400);
    const file = await (await accounting.fetch('/api/lists/points-purchases/export?format=csv')).text();
    expect(file).not.toMatch(/Member name|Quackenbush/);
  });
});

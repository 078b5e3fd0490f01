import type { ListViewAnswer, ListViewsAnswer } from '../../backend/platform/lists/list-view.dto.js';
import type { HistoryPage } from '../../backend/platform/records/history.js';
import { signIn, type Person } from '../support/person.js';
import { soon } from '../support/mailed-links.js';
import { startApp, type TestApp } from '../support/start-app.js';

const toCall = {
  search: '',
  filters: [
    { field: 'leadStatus', op: 'is', value: 'New' },
    { field: 'email', op: 'contains', value: 'secret-word' },
    { field: 'createdAt', op: 'during', value: 'this-month' },
  ],
  sort: '-email',
  columns: [{ field: 'leadId' }, { field: 'email', width: 260 }, { field: 'mobilePhone' }, { field: 'leadStatus', width: 120 }],
};

type Kept = { readonly viewId: number; readonly revision: number; readonly position: string };

describe('the views of lists', () => {
  let app: TestApp;
  /** Sees all of leads, and holds Settings_Main. */
  let executive: Person;
  /** Sees leads without how to reach them. */
  let desk: Person;
  /** Sees all of leads. */
  let seller: Person;
  /** Opens no list of leads. */
  let closing: Person;

  beforeAll(async () => {
    app = await startApp({ demo: true });
    [executive, desk, seller, closing] = (await Promise.all(['executive', 'receptionist', 'sales-manager', 'closing-manager'].map((name) => signIn(app, name)))) as [Person, Person, Person, Person];
  }, 120_000);

  afterAll(() => app.stop());

  let names = 0;
  async function kept(by: Person, more: object = {}): Promise<Kept> {
    return (await by.post('/ListViews', { list: 'lead-list', name: `View ${++names}`, arrangement: toCall, ...more }).expect(201)).body as Kept;
  }

  const menu = async (of: Person, { position }: Pick<Kept, 'position'>, list = 'lead-list') => (await of.get(`/ListViews?list=${list}`).set('X-Min-Position', position).expect(200)).body as ListViewsAnswer;
  const inMenu = async (of: Person, view: Kept) => (await menu(of, view)).views.find(({ viewId }) => viewId === view.viewId);

  it('are kept with columns, order and filters, days as the words that they were', async () => {
    const view = await kept(executive);
    expect(await inMenu(executive, view)).toMatchObject({ ...toCall, own: true, shared: false, changeable: true, revision: 0, notForYou: { columns: 0, filters: 0, order: false, search: false } });
  });

  it('are there for their owner alone, for nobody else by any call, until they are shared', async () => {
    const view = await kept(seller);
    const path = `/ListViews/${view.viewId}`;
    for (const other of [executive, desk, closing]) {
      const calls = [other.get(path), other.get(`${path}/History`), other.put(path, { arrangement: toCall }), other.put(`${path}/Name`, { name: 'Mine now' }), other.post(`${path}/Share`), other.post(`${path}/Restore`)];
      for (const call of calls) expect(await call).toMatchObject({ status: 404 });
    }
    for (const other of [executive, desk]) {
      expect((await menu(other, view)).views.map(({ viewId }) => viewId)).not.toContain(view.viewId);
      await other.put('/ListViews/Opening', { list: 'lead-list', viewId: view.viewId }).expect(404);
    }
    const rows = await executive.read<{ rows: { viewId: number }[] }>('/lists/list-view?limit=500');
    expect(rows.rows.map(({ viewId }) => viewId)).not.toContain(view.viewId);
    expect((await executive.get('/Changes?limit=100').expect(200)).text).not.toContain(`listView-${view.viewId}`);
    await executive.put(path, {}).set('If-Match', '"99"').expect(404);
  });

  it('that are shared tell nobody but their owner what they were while they were personal', async () => {
    const view = await kept(seller);
    const path = `/ListViews/${view.viewId}`;
    await seller.put(`${path}/Name`, { name: 'Calls for all' }).expect(200);
    await seller.post(`${path}/Share`).expect(200);
    for (const asOf of [0, 1]) {
      await desk.get(`${path}?asOf=${asOf}`).expect(404);
      await executive.get(`${path}?asOf=${asOf}`).expect(404);
      await seller.get(`${path}?asOf=${asOf}`).expect(200);
    }
    expect((await desk.get(`${path}?asOf=2`).expect(200)).body).toMatchObject({ name: 'Calls for all' });
    const page = (await desk.get(`${path}/History`).expect(200)).body as HistoryPage;
    expect([page.total, page.entries.map(({ title }) => title)]).toEqual([1, ['Shared “Calls for all”']]);
    expect(((await seller.get(`${path}/History`).expect(200)).body as HistoryPage).total).toBe(3);
  });

  it('are at most fifty of a list for one person, however many are kept at one moment', async () => {
    const body = (name: string) => ({ list: 'inventory-list', name, arrangement: { search: '', filters: [], sort: '', columns: [] } });
    const answers = await Promise.all(Array.from({ length: 95 }, (_, index) => seller.post('/ListViews', body(`Wave ${index}`))));
    const made = answers.filter(({ status }) => status === 201).map((answer) => answer.body as Kept);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
    expect(made.length).toBeLessThanOrEqual(50);
    for (let index = made.length; index < 50; index++) made.push((await seller.post('/ListViews', body(`One more ${index}`)).expect(201)).body as Kept);
    expect((await seller.post('/ListViews', body('Too many')).expect(409)).body).toMatchObject({ field: 'name' });
    await seller.delete(`/ListViews/${made[0]!.viewId}`).expect(200);
    await seller.post('/ListViews', body('In its place')).expect(201);
    await seller.post(`/ListViews/${made[0]!.viewId}/Restore`).expect(409);
  });

  it('that are shared are seen by whoever may open the list, without what they may not see of it', async () => {
    const view = await kept(seller);
    const shared = (await seller.post(`/ListViews/${view.viewId}/Share`).expect(200)).body as Kept;
    const seen = (await inMenu(desk, { ...view, ...shared })) as ListViewAnswer;
    expect(seen).toMatchObject({ own: false, shared: true, changeable: false, sort: '', filters: [toCall.filters[0], toCall.filters[2]], columns: [{ field: 'leadId' }, { field: 'leadStatus', width: 120 }] });
    expect(seen.notForYou).toEqual({ columns: 2, filters: 1, order: true, search: false });
    const told = [`/ListViews?list=lead-list`, `/ListViews/${view.viewId}`, `/ListViews/${view.viewId}/History`, '/lists/list-view?limit=500'];
    for (const path of told) expect((await desk.get(path).expect(200)).text).not.toMatch(/"email|-email|mobilePhone|secret-word/);
    for (const path of [`/ListViews/${view.viewId}`, `/ListViews/${view.viewId}/History`]) await closing.get(path).expect(404);
    expect((await closing.get('/ListViews?list=lead-list').expect(403)).body).toMatchObject({ permission: 'Leads_Main' });
    expect((await closing.get('/lists/list-view?limit=500').expect(200)).text).not.toContain('lead-list');
  });

  it('that are shared are changed by their owner and by who holds Settings_Main, and each keeps what they do not see', async () => {
    const view = await kept(seller, { shared: true });
    const path = `/ListViews/${view.viewId}`;
    const mine = { ...toCall, filters: [], sort: '', columns: [{ field: 'leadId' }] };
    expect((await desk.put(path, { arrangement: mine }).expect(403)).body).toMatchObject({ detail: expect.stringContaining('the permission Settings: users') });
    await executive.put(`${path}/Name`, { name: 'To call, by all' }).expect(200);
    const hers = await kept(desk, { shared: true, arrangement: mine });
    await executive.put(`/ListViews/${hers.viewId}`, { arrangement: toCall }).expect(200);
    const again = (await desk.put(`/ListViews/${hers.viewId}`, { arrangement: mine }).expect(200)).body as Kept;
    expect(await inMenu(seller, { ...hers, ...again })).toMatchObject({ filters: [toCall.filters[1]], sort: '-email', columns: [{ field: 'leadId' }, { field: 'email', width: 260 }, { field: 'mobilePhone' }] });
  });

  it('are changed on the revision that was seen: a colleague’s change in between is told', async () => {
    const view = await kept(seller, { shared: true });
    const path = `/ListViews/${view.viewId}`;
    await executive.put(path, { arrangement: { ...toCall, sort: 'leadId' } }).set('If-Match', '"0"').expect(200);
    const refused = (await seller.put(path, { arrangement: { ...toCall, sort: '-leadId' } }).set('If-Match', '"0"').expect(412)).body as { revision: number; detail: string };
    expect(refused).toMatchObject({ revision: 1, code: 'stale' });
    expect(JSON.stringify(refused)).not.toContain('secret-word');
    await seller.put(path, { arrangement: { ...toCall, sort: '-leadId' } }).set('If-Match', `"${refused.revision}"`).expect(200);
    const history = await seller.read<HistoryPage>(`${path}/History`);
    expect(history.entries.map(({ title }) => title.replace(/“.*”/, '…'))).toEqual(['Changed order of …', 'Changed order of …', 'Kept …']);
  });

  it('have names that one person uses once for a list', async () => {
    await kept(seller, { name: 'Only once' });
    const again = (await seller.post('/ListViews', { list: 'lead-list', name: ' only  ONCE ' }).expect(409)).body as object;
    expect(again).toMatchObject({ field: 'name', detail: 'There is a view “only ONCE” of this list already' });
    await kept(executive, { name: 'Only once' });
    await seller.post('/ListViews', { list: 'tour-list', name: 'Only once' }).expect(201);
    const other = await kept(seller);
    expect((await seller.put(`/ListViews/${other.viewId}/Name`, { name: 'Only once' }).expect(409)).body).toMatchObject({ field: 'name' });
    expect((await seller.post('/ListViews', { list: 'lead-list', name: 'x'.repeat(61) }).expect(422)).body).toMatchObject({ field: 'name' });
  });

  it('are deleted and brought back, unless their name was taken meanwhile', async () => {
    const view = await kept(seller, { name: 'Here today' });
    const deleted = await app.signIn('sales-manager').then((session) => session.fetch(`/api/ListViews/${view.viewId}`, { method: 'DELETE' }));
    expect(deleted.status).toBe(200);
    await seller.get(`/ListViews/${view.viewId}`).expect(404);
    const back = (await seller.post(`/ListViews/${view.viewId}/Restore`).expect(200)).body as Kept;
    expect(await inMenu(seller, { ...view, ...back })).toMatchObject({ name: 'Here today', ...toCall });
  });

  it('open their list for who chose so', async () => {
    const view = await kept(seller, { shared: true });
    const chosen = (await desk.put('/ListViews/Opening', { list: 'lead-list', viewId: view.viewId }).expect(200)).body as Kept;
    expect((await menu(desk, chosen)).opensWith).toBe(view.viewId);
    expect((await menu(seller, chosen)).opensWith).toBe(0);
    await desk.put('/ListViews/Opening', { list: 'lead-list' }).expect(200);
    expect((await menu(desk, chosen)).opensWith).toBe(0);
  });

  it('name lists that there are, and fields that the sender may filter by', async () => {
    await seller.post('/ListViews', { list: 'no-list', name: 'Mine' }).expect(404);
    await closing.post('/ListViews', { list: 'lead-list', name: 'Mine' }).expect(403);
    expect((await desk.post('/ListViews', { list: 'lead-list', name: 'Mine', arrangement: toCall }).expect(422)).body).toMatchObject({ field: 'arrangement.filters', detail: expect.stringContaining('email is not a field') });
    expect((await seller.post('/ListViews', { list: 'lead-list', name: 'Mine', arrangement: { filters: [{ field: 'leadId', op: 'like' }] } })).status).toBe(400);
  });

  it('of one person and list are at most fifty', async () => {
    const tablet = await signIn(app, 'inventory-tablet');
    await Promise.all(Array.from({ length: 50 }, (_, place) => tablet.post('/ListViews', { list: 'inventory-list', name: `Units ${place}` }).expect(201)));
    const position = (await tablet.put('/ListViews/Opening', { list: 'inventory-list' }).expect(200)).body as Kept;
    await soon('fifty views', async () => (await menu(tablet, position, 'inventory-list')).views.length >= 50 || undefined);
    expect((await tablet.post('/ListViews', { list: 'inventory-list', name: 'One more' }).expect(409)).body).toMatchObject({ detail: expect.stringContaining('at most 50 views') });
  }, 60_000);

  it('that are shared are among all changes, by what happened and not by what they filter', async () => {
    const view = await kept(executive, { shared: true, name: 'For all to see' });
    const changes = await executive.get('/Changes?limit=100').set('X-Min-Position', view.position).expect(200);
    expect(changes.text).toContain('Kept “For all to see”');
    expect(changes.text).not.toContain('secret-word');
  });
});

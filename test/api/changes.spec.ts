import type { ChangeChoices, ChangesPage, ChangesSummary, FoundRecord } from '../../backend/changes/changes.dto.js';
import { EventStore, NO_STREAM } from '../../events/store/event-store.js';
import { UserAdded, UserRevised } from '../../events/users/user.events.js';
import { ChangeFeed } from '../../projections/engine/changes/change-feed.js';
import { asNewEvent } from '../support/happened.js';
import { signIn, signInWith, type Person } from '../support/person.js';
import { startApp, type TestApp } from '../support/start-app.js';
import { newContract } from './new-contract.js';

type Contract = Readonly<Record<string, unknown>>;

/** Every change of every record: what is asked for, and what nobody finds out who may not see it. */
describe('All changes', () => {
  let app: TestApp;
  let dana: Person;
  let contractId: number;

  beforeAll(async () => {
    app = await startApp({ demo: true });
    dana = await signIn(app, 'executive');
    contractId = ((await dana.post('/Contracts', newContract).expect(201)).body as { contractId: number }).contractId;
    await revise({ purchasePrice: '21700.00', reason: 'Second week' });
    await revise({ purchasePrice: '21650.50', buyerEmail: 'new-secret@example.com', reason: 'Agreed' });
  }, 120_000);

  afterAll(() => app.stop());

  async function revise(changed: object): Promise<void> {
    const now = await dana.read<Contract>(`/Contracts/${contractId}`);
    const { position } = (await dana.put(`/Contracts/${contractId}`, { ...now, ...changed }).expect(200)).body as { position: string };
    await app.nest.get(ChangeFeed).waitFor('changes', position, 10_000);
  }

  const asked = (filters: Readonly<Record<string, string>>, more = '') => `filters=${encodeURIComponent(JSON.stringify(Object.entries(filters).map(([field, value]) => ({ field, op: 'is', value }))))}${more}`;
  const ofContract = (more: Readonly<Record<string, string>> = {}) => ({ stream: `resaleContract-${contractId}`, ...more });
  const page = (who: Person, filters: Readonly<Record<string, string>>, more = '') => who.read<ChangesPage>(`/Changes?${asked(filters, more)}`);
  const summary = (who: Person, filters: Readonly<Record<string, string>>, more = '') => who.read<ChangesSummary>(`/Changes/Summary?${asked(filters, more)}`);
  const words = ({ changes }: ChangesPage) => changes.map(({ label, before, after }) => `${label} ${before} → ${after}`);

  it('answer who changed the price, when, from what and why, with the record by name', async () => {
    const answer = await page(dana, ofContract({ field: 'resaleContract.purchasePrice' }));
    expect(words(answer)).toEqual(['Purchase price 21700.00 → 21650.50', expect.stringMatching(/^Purchase price .* → 21700.00$/)]);
    expect(answer.changes[0]).toMatchObject({ actorName: 'Dana Kim', actorKind: 'person', reason: 'Agreed', difference: '-49.50' });
    expect(answer.records[`resaleContract-${contractId}`]).toMatchObject({ area: 'Contracts', name: `Contract ${contractId}`, page: `/admin/contracts-detail/${contractId}` });
    expect(Object.values(answer.days)).toEqual([{ count: 2, more: false }]);
  });

  it('add up the differences of an amount exactly, plus and minus told apart', async () => {
    const { sum, changes, records, amounts } = await summary(dana, ofContract(), '&sum=resaleContract.purchasePrice');
    expect(sum).toEqual({ field: 'resaleContract.purchasePrice', net: '150.50', plus: '200.00', minus: '-49.50', changes: 2 });
    expect(records).toBe(1);
    expect(amounts).toContain('resaleContract.purchasePrice');
    expect((await summary(dana, { ...ofContract(), field: 'resaleContract.contractStatus' })).amounts).toEqual([]);
    expect(changes.count).toBe((await page(dana, ofContract())).changes.length);
  });

  it('are read page by page without a gap, newest first', async () => {
    const all = (await page(dana, ofContract())).changes.map(({ key }) => key);
    const read: string[] = [];
    for (let after: ChangesPage['after'] | undefined; after !== null; ) {
      const part = await page(dana, ofContract(), `&limit=2${after ? `&after=${encodeURIComponent(`${after.value}~${after.key}`)}` : ''}`);
      read.push(...part.changes.map(({ key }) => key));
      after = part.after;
    }
    expect(read).toEqual(all);
    expect(read.length).toBeGreaterThan(4);
  });

  it('are found by value as it is written or kept, by reason and by name', async () => {
    for (const search of ['21,650.50', '21650.50', 'agreed', 'Dana purchase']) {
      expect(words(await page(dana, ofContract(), `&search=${encodeURIComponent(search)}`))).toContain('Purchase price 21700.00 → 21650.50');
    }
  });

  it('count the changes of each day, however many days a page has', async () => {
    const { days, changes } = await page(dana, { category: 'resaleContract', actorKind: 'import' });
    expect(Object.keys(days).length).toBeGreaterThan(20);
    const [day, figure] = Object.entries(days)[1]!;
    const ofDay = await page(dana, { category: 'resaleContract', actorKind: 'import', at: day });
    expect(figure.count).toBe(ofDay.changes.length);
    expect(changes.length).toBe(100);
  });

  it('are found by the name or number of their record, in lists that one may read', async () => {
    const found = async (who: Person, search: string) => (await who.read<FoundRecord[]>(`/Changes/Records?search=${encodeURIComponent(search)}`)).map(({ stream }) => stream);
    expect((await found(dana, String(contractId)))[0]).toBe(`resaleContract-${contractId}`);
    const { headline } = (await page(dana, ofContract())).records[`resaleContract-${contractId}`]!;
    expect(await found(dana, headline.split(',')[0]!)).toContain(`resaleContract-${contractId}`);
    expect(await found(dana, 'Victor Lang')).toEqual([expect.stringMatching(/^user-/)]);
    expect(await found(dana, 'Odyssey')).toContain('product-4');
    expect(await found(dana, '')).toEqual([]);
    const readers = await signInWith(app, 'inventory-manager', 'Accounting_Main,Contracts_Detail,Employees_Main');
    expect(await found(readers, String(contractId))).toEqual([]);
  });

  it('say nothing of a field to who may not see it: no row, no count, no search, no choice, no line of a file', async () => {
    const blind = await signInWith(app, 'closing-manager', 'Accounting_Main,Contracts_Main,Contracts_Detail');
    const email = ofContract({ field: 'resaleContract.buyerEmail' });
    expect((await page(dana, email)).changes).toHaveLength(1);
    expect((await page(blind, email)).changes).toEqual([]);
    expect((await summary(blind, email)).changes.count).toBe(0);
    expect((await page(blind, ofContract())).changes.length).toBe((await page(dana, ofContract())).changes.length - 1);
    expect((await page(blind, ofContract(), '&search=new-secret')).changes).toEqual([]);
    expect((await blind.read<ChangeChoices>('/Changes/Choices')).fields.map(({ label }) => label)).not.toContain('Buyer email');
    expect((await blind.get(`/Changes/Export?${asked(ofContract())}`).expect(200)).text).not.toContain('new-secret');
    const file = (await dana.get(`/Changes/Export?${asked(ofContract())}`).expect(200)).text;
    expect(file).toContain('new-secret');
    expect(file).toContain(`,Contract ${contractId},4,Purchase price,,,21700.00,21650.50,-49.50,`);
    await dana.get('/Changes/Export?format=pdf').expect(400);
  });

  it('say nothing of records that somebody may not open', async () => {
    const accounting = await signInWith(app, 'accounting-manager', 'Accounting_Main,Employees_Detail');
    expect((await page(accounting, ofContract())).changes).toEqual([]);
    expect(await summary(accounting, ofContract(), '&sum=resaleContract.purchasePrice')).toMatchObject({ sum: { net: '0.00', changes: 0 }, amounts: [] });
    expect((await accounting.read<ChangeChoices>('/Changes/Choices')).areas).toEqual([{ category: 'employee', area: 'Employees' }, { category: 'accountingMonth', area: 'Accounting' }, { category: 'reserveAccount', area: 'Pay runs' }]);
    const all = await summary(accounting, {});
    expect(all.total).toBe(all.changes.count);
  });

  it('are closed to who holds neither Accounting_Main nor Settings_Main', async () => {
    const desk = await signIn(app, 'receptionist');
    for (const route of ['/Changes', '/Changes/Summary', '/Changes/Choices', '/Changes/Export']) await desk.get(route).expect(403);
  });

  it('say nothing of users of another tenant (decisions.md A20)', async () => {
    const added = UserAdded({ userId: 9102, tenantId: 2, firstName: 'Nora', lastName: 'Elsewhere', email: 'nora@example.com', role: 'Receptionist', homeRoute: '', permissions: [] });
    const revised = UserRevised({ changes: { firstName: { from: 'Nora', to: 'Norah' } } });
    const byHerself = asNewEvent(revised);
    const events = [asNewEvent(added), { ...byHerself, metadata: { ...(byHerself.metadata as object), actor: { kind: 'user', id: '9102', name: 'Nora Elsewhere' } } }];
    const { position } = await app.nest.get(EventStore).append('user-9102', NO_STREAM, events);
    await Promise.all(['changes', 'user-list'].map((list) => app.nest.get(ChangeFeed).waitFor(list, position, 10_000)));
    expect((await dana.read<ChangeChoices>('/Changes/Choices')).people.map(({ name }) => name)).not.toContain('Nora Elsewhere');
    expect((await page(dana, { stream: 'user-9102' })).changes).toEqual([]);
    expect((await page(dana, { category: 'user' }, '&search=Norah')).changes).toEqual([]);
    expect((await summary(dana, { stream: 'user-9102' })).total).toBeUndefined();
  });

  it.each(['2026~1', 'Sun Nov 22~1', '2026-02-30T00:00:00Z~1', '2026-11-22T00:00:00Z~%00', '-1~-1'])('are not read on after %s, which is no place', async (after) => {
    expect((await dana.get(`/Changes?after=${after.includes('%') ? after : encodeURIComponent(after)}`).expect(400)).body).toMatchObject({ field: 'after' });
  });

  describe('of one record', () => {
    const file = (who: Person, query = '', stream = `resaleContract-${contractId}`) => who.get(`/Histories/${stream}/Export?${query}`);
    const lines = async (who: Person, query = '', stream?: string) => (await file(who, query, stream).expect(200)).text.trim().split('\r\n').slice(1);

    it('are a file of what its history shows: by field, group, person, day and words', async () => {
      const whole = await lines(dana);
      expect(whole[0]).toContain(',1,Created from tour 771,');
      expect(whole.length).toBe((await page(dana, ofContract())).changes.length);
      const told = (found: readonly string[]) => found.map((line) => line.split(',').slice(3, 5).join(' '));
      expect(told(await lines(dana, 'field=purchasePrice'))).toEqual(['2 Purchase price', '4 Purchase price']);
      expect((await lines(dana, 'group=Money')).length).toBeGreaterThan(2);
      for (const query of ['search=21,650.50', 'search=21650.50+agreed', 'person=Dana+Kim&field=purchasePrice']) expect((await lines(dana, query)).some((line) => line.includes('21650.50'))).toBe(true);
      for (const query of ['search=nobody', 'person=Nobody', 'to=2020-01-01', 'from=2099-01-01']) expect([query, await lines(dana, query)]).toEqual([query, []]);
      await file(dana, 'from=2026-02-30').expect(400);
      await file(dana, 'format=xlsx').expect(200);
    });

    it('are whole however long they are', async () => {
      const names = Array.from({ length: 1_201 }, (_, number) => asNewEvent(UserRevised({ changes: { firstName: { from: `N${number}`, to: `N${number + 1}` } } })));
      const added = UserAdded({ userId: 9103, tenantId: 1, firstName: 'N0', lastName: 'Restless', email: 'restless@example.com', role: 'Receptionist', homeRoute: '', permissions: [] });
      await app.nest.get(EventStore).append('user-9103', NO_STREAM, [asNewEvent(added), ...names]);
      const versions = (await lines(dana, 'field=firstName', 'user-9103')).map((line) => Number(line.split(',')[3]));
      expect(versions.slice(-1_201)).toEqual(names.map((_, number) => number + 2));
    });

    it('hold no field that somebody may not see, and are refused to who may not open the record', async () => {
      const blind = await signInWith(app, 'closing-manager', 'Contracts_Main,Contracts_Detail');
      expect((await lines(dana)).join()).toContain('new-secret');
      expect((await lines(blind)).join()).not.toContain('new-secret');
      expect(await lines(blind, 'search=new-secret')).toEqual([]);
      await file(await signIn(app, 'receptionist')).expect(403);
      for (const stream of ['resaleContract-99999', 'pointsAccount-1-2026', 'nothing-1', 'resaleContract', 'user-9102']) await file(dana, '', stream).expect(404);
    });
  });

  it('name the field and the rule of a filter that they do not offer', async () => {
    const answer = await dana.get(`/Changes?${asked({ reason: 'x' })}`).expect(400);
    expect(answer.body).toMatchObject({ status: 400, field: 'reason' });
    await dana.get('/Changes?after=soon').expect(400);
    await dana.get('/Changes?after=soon~1').expect(400);
  });
});

import { jest } from '@jest/globals';
import type { CompanyListAnswer } from '../../backend/company-settings/company-lists.controller.js';
import type { CompanySettingsAnswer } from '../../backend/company-settings/company-settings-reader.js';
import type { HistoryPage } from '../../backend/platform/records/history.js';
import { ChangeFeed } from '../../projections/engine/changes/change-feed.js';
import { ProjectionEngine } from '../../projections/engine/projection-engine.js';
import { readModelsThatDiffer } from '../faults/support/read-models.js';
import { administrator, startApp, type SignedIn, type TestApp } from '../support/start-app.js';

const LISTS = '/api/CompanySettings/Lists';

describe('company settings', () => {
  let app: TestApp;
  let executive: SignedIn;
  let receptionist: SignedIn;
  beforeAll(async () => {
    // Nobody asked for the demo by hand: its accounts are held to the addresses of the company.
    app = await startApp({ demo: true, environment: { DEMO: '' } });
    executive = await app.signIn('executive');
    receptionist = await app.signIn('receptionist');
  });
  afterAll(() => app.stop());

  const list = (name: string) => executive.get<CompanyListAnswer>(`${LISTS}/${name}`);
  const names = async (name: string) => (await list(name)).items.map(({ facts }) => facts.name);
  const idOf = async (name: string, item: string) => (await list(name)).items.find(({ facts }) => facts.name === item)!.itemId;
  const send = async (path: string, body: object = {}, { method = 'POST', headers = {} } = {}) => {
    const answer = await executive.fetch(`${LISTS}/${path}`, { method, body, headers });
    return { status: answer.status, body: (await answer.json()) as { position: string; revision: number; changed: boolean; detail: string; field: string; code: string } };
  };
  const forms = (who: SignedIn) => who.get<CompanySettingsAnswer>('/api/CompanySettings');

  it('start with plain rows, in the company’s order', async () => {
    expect(await names('closingAgents')).toEqual(['First Coast Title', 'Harbor Escrow', 'Lakeside Closing']);
    expect((await names('occupations')).at(-1)).toBe('Other');
    expect(await forms(receptionist)).toMatchObject({ dealPlatformName: 'TPP', listingTerms: '2022Plan' });
  });

  it('name everything that the demo company uses', async () => {
    for (const one of ['resorts', 'marketingSources', 'occupations']) expect((await send(`${one}/TakeOver`)).body).toMatchObject({ changed: false });
  });

  it('give everybody what forms need, and addresses and exception deals only to who may edit them', async () => {
    const [all, some] = await Promise.all([forms(executive), forms(receptionist)]);
    expect(Object.keys(all.lists)).toEqual(expect.arrayContaining(['allowedAddresses', 'exceptionDeals']));
    expect(Object.keys(some.lists)).toEqual(Object.keys(all.lists).filter((name) => name !== 'allowedAddresses' && name !== 'exceptionDeals' && name !== 'twoStepRoles' && name !== 'retailPrices'));
    for (const path of [`${LISTS}/escrowAgents`, '/api/CompanySettings/Facts', '/api/lists/company-lists']) {
      expect([path, (await receptionist.fetch(path)).status, (await executive.fetch(path)).status]).toEqual([path, 403, 200]);
    }
    const changes = async (who: SignedIn) => (await who.get<{ rows: { part: string }[] }>('/api/lists/company-changes')).rows.map(({ part }) => part).sort();
    expect(await changes(executive)).toEqual([...Object.keys(all.lists), 'facts', 'membershipFees'].sort());
    expect(await changes(receptionist)).toEqual([...Object.keys(some.lists), 'facts', 'membershipFees'].sort());
    expect((await fetch(`${app.url}/api/CompanySettings`)).status).toBe(401);
    expect((await executive.fetch(`${LISTS}/nothing`)).status).toBe(404);
  });

  it('keep no form waiting when only what tells of their changes was built anew', async () => {
    const engine = app.nest.get(ProjectionEngine);
    await engine.settled(await engine.requestRebuild('company-changes', 'Dana Kim'), 30_000);
    const waits = jest.spyOn(app.nest.get(ChangeFeed), 'waitFor');
    await forms(receptionist);
    const shown = await Promise.all(waits.mock.results.map(({ value }) => value));
    waits.mockRestore();
    expect(shown).toEqual([true, true, true]);
  });

  it('offer in forms what was added, and no more what was retired, while the list keeps it', async () => {
    const added = await send('contractsProcessors/Items', { name: ' Processor  D ' });
    expect(added.status).toBe(201);
    const offered = async (position: string) =>
      (await receptionist.fetch('/api/CompanySettings', { headers: { 'X-Min-Position': position } }).then((answer) => answer.json() as Promise<CompanySettingsAnswer>)).lists.contractsProcessors!.map(({ name }) => name);
    expect(await offered(added.body.position)).toContain('Processor D');
    const itemId = await idOf('contractsProcessors', 'Processor D');
    const retired = await send(`contractsProcessors/Items/${itemId}/Retire`);
    expect(await offered(retired.body.position)).not.toContain('Processor D');
    expect(await names('contractsProcessors')).toContain('Processor D');
    await send(`contractsProcessors/Items/${itemId}/Restore`);
    expect((await list('contractsProcessors')).items.at(-1)).toMatchObject({ retired: false });
  });

  it('refuse a name that is there in other letters, and nonsense, naming the field', async () => {
    expect(await send('resorts/Items', { name: ' PALM bay   villas' })).toMatchObject({ status: 409, body: { field: 'name', detail: 'Palm Bay Villas is in the list already' } });
    expect(await send('allowedAddresses/Items', { name: 'the office' })).toMatchObject({ status: 422, body: { field: 'name' } });
    expect(await send('closingAgents/Items', { name: 'New Firm', zipcode: 'abc' })).toMatchObject({ status: 422, body: { field: 'zipcode' } });
    expect(await send('escrowAgents/Items', { name: 'x'.repeat(300) })).toMatchObject({ status: 400, body: { field: 'name' } });
    expect(await send('escrowAgents/Items/999', { name: 'x' }, { method: 'PUT' })).toMatchObject({ status: 404 });
  });

  it('let two people work on two rows of one list, and stop the second on one row', async () => {
    const { items } = await list('closingAgents');
    const revision = await executive.revision(`${LISTS}/closingAgents`);
    const [first, second] = items;
    const revise = (itemId: number, body: object, ifMatch?: number) =>
      send(`closingAgents/Items/${itemId}`, body, { method: 'PUT', headers: ifMatch === undefined ? {} : { 'If-Match': `"${ifMatch}"` } });
    const [one, other] = await Promise.all([revise(first!.itemId, { phone: '(904) 555-0111' }), revise(second!.itemId, { escrowBank: 'Second Harbor Bank' })]);
    expect([one.status, other.status]).toEqual([200, 200]);
    const stale = await revise(first!.itemId, { phone: '(904) 555-0199' }, revision);
    expect(stale.status).toBe(412);
    expect(stale.body).toMatchObject({ since: expect.arrayContaining([expect.objectContaining({ title: 'First Coast Title', changes: [expect.objectContaining({ field: `phone:${first!.itemId}` })] })]) as unknown });
    expect((await list('closingAgents')).items.slice(0, 2)).toMatchObject([{ facts: { phone: '(904) 555-0111', state: 'FL' } }, { facts: { escrowBank: 'Second Harbor Bank' } }]);
  });

  it('tell who changed what, and show a list as it was', async () => {
    const itemId = await idOf('leadStatuses', 'Dead');
    const before = await list('leadStatuses');
    const revision = await executive.revision(`${LISTS}/leadStatuses`);
    await send(`leadStatuses/Items/${itemId}/Move`, { after: 0 });
    await send(`leadStatuses/Items/${itemId}`, { name: 'Lost' }, { method: 'PUT' });
    expect(await names('leadStatuses')).toEqual(['Lost', 'New', 'Contacted', 'Toured', 'Purchased']);
    const { entries } = await executive.get<HistoryPage>(`${LISTS}/leadStatuses/History`);
    expect(entries.map(({ title, by }) => [title, by.name])).toEqual([
      ['Dead', 'Dana Kim'],
      ['Dead', 'Dana Kim'],
      ['Set up', 'Setup'],
    ]);
    expect(entries[0]!.changes).toEqual([{ field: `name:${itemId}`, label: 'Name', of: 'Dead', kind: 'text', from: 'Dead', to: 'Lost' }]);
    const past = await executive.get<CompanyListAnswer>(`${LISTS}/leadStatuses?asOf=${revision}`);
    expect(past.items).toEqual(before.items);
  });

  it('do the same command once', async () => {
    const headers = { 'Idempotency-Key': '0f3c5a52-60f1-4f2f-9d83-3f0f5d7f1a11' };
    expect((await send('escrowAgents/Items', { name: 'Escrow Once' }, { headers })).body.changed).toBe(true);
    expect((await send('escrowAgents/Items', { name: 'Escrow Once' }, { headers })).body.changed).toBe(false);
    expect((await names('escrowAgents')).filter((name) => name === 'Escrow Once')).toHaveLength(1);
  });

  it('keep the name of the deal platform', async () => {
    const revise = (body: object) => executive.fetch('/api/CompanySettings/Facts', { method: 'PUT', body });
    expect((await revise({ dealPlatformName: '' })).status).toBe(422);
    const answer = await revise({ dealPlatformName: 'Deal Desk' });
    const { position } = (await answer.json()) as { position: string };
    const read = await receptionist.fetch('/api/CompanySettings', { headers: { 'X-Min-Position': position } });
    expect(await read.json()).toMatchObject({ dealPlatformName: 'Deal Desk', listingTerms: '2022Plan' });
  });

  it('answer the documented calls for resorts and their unit types', async () => {
    const resorts = await receptionist.get<{ resortId: number; resortName: string }[]>('/api/Resort');
    expect(resorts[1]).toEqual({ resortId: 2, resortName: 'Coral Reef Club' });
    expect(await receptionist.get('/api/UnitType/ForResort/2')).toEqual([{ unitTypeCode: '1BR' }, { unitTypeCode: '2BR' }]);
    expect((await receptionist.fetch('/api/UnitType/ForResort/999')).status).toBe(404);
  });

  it('say who may sign in from where from one moment to the next, and the own address goes only when it is asked for twice', async () => {
    const { items, yourAddress } = await list('allowedAddresses');
    const own = items.find(({ facts }) => facts.name === yourAddress)!;
    const retire = (body: object) => send(`allowedAddresses/Items/${own.itemId}/Retire`, body);
    expect(await tryAsTablet(app)).toBe('signed in');
    expect(await retire({})).toMatchObject({ status: 409, body: { code: 'own-address', detail: expect.stringContaining('You are signed in from 127.0.0.1') as unknown } });
    expect((await retire({ confirmed: true })).status).toBe(200);
    expect(await tryAsTablet(app)).toContain('Unauthorized IP Address');

    const byHand = await startApp({ databaseUrl: app.databaseUrl, environment: { DEMO: '', ALLOWED_ADDRESSES: '127.0.0.1' } });
    expect(await tryAsTablet(byHand)).toBe('signed in');
    await byHand.stop();

    await send(`allowedAddresses/Items/${own.itemId}/Restore`);
    expect(await tryAsTablet(app)).toBe('signed in');
  });

  it('come out the same, row for row, when they are rebuilt from the events', async () => {
    expect(await readModelsThatDiffer(app.databaseUrl)).toEqual([]);
  });
});

function tryAsTablet(app: TestApp): Promise<string> {
  return app.signIn('inventory-tablet').then(
    () => 'signed in',
    (error: Error) => error.message,
  );
}

it('An empty company starts with the plain rows too, and a second start adds nothing', async () => {
  const app = await startApp({ environment: { ALLOWED_ADDRESSES: '127.0.0.1,::1' } });
  const first = await app.signIn(administrator.email);
  const before = await first.get<CompanyListAnswer>(`${LISTS}/resorts`);
  expect(before.items).toHaveLength(8);
  const again = await startApp({ databaseUrl: app.databaseUrl });
  expect(await first.get<CompanyListAnswer>(`${LISTS}/resorts`)).toEqual(before);
  await again.stop();
  await app.stop();
});

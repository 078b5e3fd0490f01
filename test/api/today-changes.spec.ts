import type { News } from '../../backend/changes/changes.dto.js';
import { Sessions } from '../../backend/platform/auth/sessions/sessions.js';
import type { PermissionName } from '../../events/users/permission.enums.js';
import { ChangeFeed } from '../../projections/engine/changes/change-feed.js';
import { Person, signIn } from '../support/person.js';
import { startApp, type TestApp } from '../support/start-app.js';
import { somebody as added } from './access/people.js';
import { newContract } from './new-contract.js';

describe('What changed, on Today', () => {
  let app: TestApp;
  let dana: Person;
  let contractId: number;

  beforeAll(async () => {
    app = await startApp({ demo: true });
    dana = await signIn(app, 'executive');
    contractId = ((await dana.post('/Contracts', newContract).expect(201)).body as { contractId: number }).contractId;
    await shown('changes', await dana.put(`/Contracts/${contractId}`, { purchasePrice: '22000.00', buyerEmail: 'secret@example.com' }).expect(200));
  }, 120_000);
  afterAll(() => app.stop());

  const news = async (who: Person) => (await who.read<{ news: News | null }>('/Today/Changes')).news!;
  const shown = async (list: string, { body }: { readonly body: unknown }) => app.nest.get(ChangeFeed).waitFor(list, (body as { position: string }).position, 10_000);
  const somebody = async (...permissions: PermissionName[]) => new Person(app, await added(app, 'Executive', permissions));

  it('is what others did, counted by area and told one by one, without what one did oneself', async () => {
    const grace = await somebody('Contracts_Detail', 'Contracts_Sensitive');
    const told = await news(grace);
    expect(told.first).toBe(true);
    expect(told.areas).toEqual([expect.objectContaining({ area: 'Contracts', noun: 'contract', records: expect.any(Number) })]);
    const { changes, records } = told;
    expect(changes).toContainEqual(expect.objectContaining({ actorName: 'Dana Kim', label: 'Purchase price', after: '22000.00' }));
    expect(records[`resaleContract-${contractId}`]).toMatchObject({ page: `/admin/contracts-detail/${contractId}` });
    expect(changes.map(({ after }) => after)).toContain('secret@example.com');
    expect((await news(dana)).changes.map(({ actorName }) => actorName)).not.toContain('Dana Kim');
  });

  it('says nothing of a field or a record that one may not see', async () => {
    const blind = await somebody('Contracts_Detail');
    const [seen, all] = [await news(blind), await news(await somebody('Contracts_Detail', 'Contracts_Sensitive'))];
    expect(JSON.stringify(seen)).not.toContain('secret@example.com');
    expect(seen.counted.count).toBeLessThan(all.counted.count);
    expect((await news(await somebody('Tours_Detail'))).changes.map(({ category }) => category)).not.toContain('resaleContract');
    expect(await news(await somebody())).toBeNull();
  });

  it('begins each line with the first value of the day, however much of that day is told', async () => {
    const { contractId: busy } = (await dana.post('/Contracts', newContract).expect(201)).body as { contractId: number };
    const reader = await somebody('Contracts_Detail');
    await reader.post('/Today/Seen', { until: new Date().toISOString() }).expect(204);
    for (let saved = 1; saved <= 45; saved++) await dana.put(`/Contracts/${busy}`, { notes: `Call ${saved}` }).expect(200);
    await shown('changes', await dana.put(`/Contracts/${contractId}`, { notes: 'Seen by nobody yet' }).expect(200));
    const { changes, counted } = await news(reader);
    const notes = changes.filter(({ record, label }) => record === String(busy) && label === 'Notes');
    expect(notes.at(-1)).toMatchObject({ after: 'Call 1' });
    expect(counted.count).toBe(46);
  });

  it('is seen until what was shown, on every device, and can be taken back', async () => {
    const reader = await somebody('Contracts_Detail');
    const { until } = await news(reader);
    await reader.post('/Today/Seen', { until }).expect(204);
    const { userId } = await reader.read<{ userId: number }>('/Users/Me');
    const elsewhere = new Person(app, { token: await app.nest.get(Sessions).open(userId, { address: '127.0.0.1', browser: 'another' }) });
    expect(await news(elsewhere)).toMatchObject({ since: until, first: false, changes: [], areas: [], until: null });
    await shown('changes', await dana.put(`/Contracts/${contractId}`, { notes: 'Calls again on Monday' }).expect(200));
    expect((await news(elsewhere)).changes.map(({ after }) => after)).toEqual(['Calls again on Monday']);
    await reader.post('/Today/Seen', {}).expect(204);
    expect((await news(reader)).first).toBe(true);
  });

  it('is not seen before it happened', async () => {
    const reader = await somebody('Contracts_Detail');
    await reader.post('/Today/Seen', { until: '2999-01-01T00:00:00.000Z' }).expect(204);
    await shown('changes', await dana.put(`/Contracts/${contractId}`, { notes: 'Paid' }).expect(200));
    expect((await news(reader)).changes.map(({ after }) => after)).toEqual(['Paid']);
    for (const until of ['tomorrow', '2026-W47-7', '2026-11-22T10:00:00,5Z']) expect([until, (await reader.post('/Today/Seen', { until })).status]).toEqual([until, 400]);
  });
});

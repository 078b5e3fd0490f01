import { ListReader } from '../../backend/platform/lists/list-reader.js';
import type { ListDefinition } from '../../backend/platform/lists/list-registry.js';
import type { Reader } from '../../backend/platform/lists/list-visibility.js';
import { anyBerth, berths, BerthTaken, tell } from './berths.js';
import { HarbourOffice } from './harbour-office.js';

/** Who may not see fees sees the berths that are free, and those of their own tenant; a berth's length stands for the tenant. */
const restricted: ListDefinition = {
  ...berths,
  restricted: { Inventory_Sensitive: { field: 'status', values: ['Free'] } },
  tenantField: 'length',
};

const somebody = { tenantId: 9, actor: { kind: 'user', id: '7', name: 'Dana Kim' } } as const;
const manager: Reader = { ...somebody, permissions: new Set(['Inventory_Sensitive']) };
const receptionist: Reader = { ...somebody, permissions: new Set() };

describe('A row that is read by its number', () => {
  let office: HarbourOffice;
  let reader: ListReader;

  beforeAll(async () => {
    office = await HarbourOffice.open();
    const { app, engine } = await office.backend();
    reader = app.get(ListReader);
    await tell(office.store, 1, BerthTaken({ ...anyBerth, status: 'Free' }));
    await tell(office.store, 2, BerthTaken({ ...anyBerth, status: 'Taken' }));
    const last = await tell(office.store, 3, BerthTaken({ ...anyBerth, status: 'Free', length: 12 }));
    await engine.feed.waitFor('berth-list', last, 20_000);
  });

  afterAll(() => office.close());

  it('is not there for who may not see it', async () => {
    const seenBy = async (who: Reader) => [...(await reader.rows(restricted, ['1', '2', '3', '99'], who)).keys()].sort();
    expect(await seenBy(manager)).toEqual(['1', '2']);
    expect(await seenBy(receptionist)).toEqual(['1']);
    expect(await reader.row(restricted, 2, manager)).toMatchObject({ berthId: 2, status: 'Taken' });
    expect(await reader.row(restricted, 2, receptionist)).toBeUndefined();
    expect(await reader.row(restricted, 3, manager)).toBeUndefined();
    expect(await reader.row(restricted, 3, { ...manager, tenantId: 12 })).toMatchObject({ berthId: 3 });
  });

  it('comes without the fields that its reader may not see', async () => {
    expect(Object.keys((await reader.row(restricted, 1, manager))!)).toEqual(expect.arrayContaining(['phone', 'fee']));
    const seen = Object.keys((await reader.row(restricted, 1, receptionist))!);
    expect(seen).toContain('boat');
    expect(seen.filter((field) => ['phone', 'fee'].includes(field))).toEqual([]);
  });
});

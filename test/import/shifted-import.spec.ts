import { fileURLToPath } from 'node:url';
import { importLegacyExport } from '../../backend/legacy-import/import-legacy-export.js';
import type { EventMetadata } from '../../events/kernel/metadata.js';
import { MemoryEventStore } from '../support/memory-event-store.js';

const demoCompany = fileURLToPath(new URL('../../demo-company', import.meta.url));
const ids = { atLeast: () => Promise.resolve() };
const now = new Date('2027-03-20T16:00:00Z');

describe('the demo company', () => {
  let store: MemoryEventStore;

  beforeAll(async () => {
    store = new MemoryEventStore();
    await importLegacyExport(demoCompany, { store, ids, shiftToToday: true, now });
  });

  async function only(stream: string): Promise<{ data: Record<string, unknown>; metadata: EventMetadata }> {
    for await (const event of store.read(stream)) return event as never;
    throw new Error(`${stream} is empty`);
  }

  it('ends today: what was the day of the export has become today in New York', async () => {
    const { data, metadata } = await only('tour-1');
    expect(data.tourDate).toBe('2026-02-13');
    expect(metadata.occurredAt).toBe('2026-02-13T15:00:00Z');
  });

  it('knows of nothing that happened after that day', () => {
    const times = store.events.map(({ metadata }) => (metadata as EventMetadata).occurredAt);
    expect(times.sort().at(-1)?.slice(0, 10)).toBe('2027-03-20');
  });

  it('moves years of use and points accounts along', async () => {
    const { data } = await only('pointsAccount-502-2027');
    expect(data).toMatchObject({ memberId: 502, useYear: 2027 });
  });

  it("is by the import, at the row's own time", async () => {
    const { data, metadata } = await only('lead-1');
    expect(metadata.actor.name).toBe('Legacy import');
    expect(metadata.occurredAt).toBe(data.createdAt);
  });

  it('comes out the same when it is taken up again', async () => {
    const { files } = await importLegacyExport(demoCompany, { store, ids, shiftToToday: true, now });
    expect(Object.values(files).reduce((sum, { imported }) => sum + imported, 0)).toBe(0);
  });

  it('leaves a contract that is there already to say for itself whether it is good', async () => {
    const good = ({ type }: { readonly type: string }) => type === 'ContractBecameGood';
    expect(store.events.filter(good).length).toBeGreaterThan(0);
    const earlier = new MemoryEventStore();
    for (const event of store.events.filter((one) => one.stream.startsWith('resaleContract-') && !good(one))) await earlier.append(event.stream, -1, [event]);
    await importLegacyExport(demoCompany, { store: earlier, ids, shiftToToday: true, now });
    expect(earlier.events.filter(good)).toEqual([]);
  });

  it('says which rows could not be kept because their number is taken', async () => {
    const other = new MemoryEventStore();
    const foreign = { id: '5d6f1c1e-0000-4000-8000-000000000001', type: 'GiftTypeImported', data: {}, metadata: {} };
    await other.append('giftType-3', -1, [foreign]);
    const { rejected, files } = await importLegacyExport(demoCompany, { store: other, ids });
    expect(rejected).toContainEqual({ file: 'GiftTypes', id: 3, why: 'another record has this number' });
    expect(files.GiftTypes).toEqual({ kept: 11, imported: 11, alreadyThere: 0 });
  });
});

import type { ListSignal } from '../../projections/engine/changes/change-feed.js';
import type { ProjectionEngine } from '../../projections/engine/projection-engine.js';
import { EngineSetUp, eventually } from './engine-set-up.js';
import { ParcelListed, ParcelMoved, parcelList, ParcelNoted, ParcelPriced, ParcelSold, tell } from './parcels.js';

const SLOW = 60_000;

describe('a projection that follows the events', () => {
  let setUp: EngineSetUp;
  let engine: ProjectionEngine;

  beforeAll(async () => {
    setUp = await EngineSetUp.make();
    engine = await setUp.start(parcelList());
  });

  afterAll(() => setUp.end());

  it('shows what happened, with totals, once a read has waited for it', async () => {
    const { store } = setUp;
    await tell(store, 1, ParcelListed({ owner: 'Ann', price: '10.10' }), ParcelNoted({ note: 'by the "lake"' }));
    await tell(store, 2, ParcelListed({ owner: 'Ann', price: '0.20' }));
    const { position } = await tell(store, 2, ParcelMoved({ owner: 'Bob' }), ParcelPriced({ price: '5.00' }));

    expect(await engine.feed.waitFor('parcel-list', position, 5_000)).toBe(true);
    expect(await setUp.rows('read_model.parcel_list')).toEqual([
      { parcelId: 1, owner: 'Ann', price: '10.10', notes: ['by the "lake"'], soldOn: null },
      { parcelId: 2, owner: 'Bob', price: '5.00', notes: [], soldOn: null },
    ]);
    expect(await setUp.rows('read_model.parcel_owner_totals')).toEqual([
      { key: 'Ann', owner: 'Ann', count: 1, price: '10.10' },
      { key: 'Bob', owner: 'Bob', count: 1, price: '5.00' },
    ]);
    await eventually('ready', () => engine.isReady('parcel-owner-totals').ready);
  });

  it('logs who changed which row since a position, and wakes followers', async () => {
    const before = await engine.feed.checkpoint('parcel-list');
    const signals: ListSignal[] = [];
    const stop = engine.feed.subscribe((signal) => signals.push(signal));

    const { position } = await tell(setUp.store, 2, ParcelSold({}));
    await engine.feed.waitFor('parcel-list', position, 5_000);
    stop();

    const change = { operation: 'delete', position, by: 'Dana Kim', eventType: 'ParcelSold', at: '2026-03-04T05:06:07.000Z' };
    expect(await engine.feed.changesSince('parcel-list', before)).toEqual({
      changes: [{ list: 'parcel-list', key: '2', ...change }],
      position,
    });
    expect(await engine.feed.changesSince('parcel-owner-totals', before)).toEqual({
      changes: [{ list: 'parcel-owner-totals', key: 'Bob', ...change }],
      position,
    });
    expect(await engine.feed.changesSince('parcel-list', position)).toEqual({ changes: [], position });
    expect(signals).toEqual([
      { list: 'parcel-list', reset: false },
      { list: 'parcel-owner-totals', reset: false },
    ]);
  });

  it('logs which fields of a row are others now, over all of its changes, and nothing of the kind for a row that came', async () => {
    const { store } = setUp;
    const first = await tell(store, 3, ParcelListed({ owner: 'Cem', price: '7.00' }));
    const came = await engine.feed.waitFor('parcel-list', first.position, 5_000);
    const moved = await tell(store, 3, ParcelMoved({ owner: 'Dana' }));
    await engine.feed.waitFor('parcel-list', moved.position, 5_000);
    const priced = await tell(store, 3, ParcelPriced({ price: '8.00' }));
    await engine.feed.waitFor('parcel-list', priced.position, 5_000);

    const since = async (position: string) => {
      const missed = await engine.feed.changesSince('parcel-list', position);
      return missed === 'too far back' ? missed : missed.changes.map(({ key, changed }) => ({ key, changed }));
    };
    expect(came).toBe(true);
    expect(await since(moved.position)).toEqual([{ key: '3', changed: ['price'] }]);
    expect(await since(first.position)).toEqual([{ key: '3', changed: ['owner', 'price'] }]);
    expect(await since('')).toContainEqual({ key: '3', changed: undefined });
    await engine.feed.waitFor('parcel-list', (await tell(store, 3, ParcelSold({}))).position, 5_000);
  });

  it('moves on over events that it has no rule for, also of types that nobody knows', async () => {
    const { store } = setUp;
    const unknown = { id: '7d4c6f5e-0000-4000-8000-000000000001', type: 'Unheard', data: {}, metadata: {} };
    const { position } = await store.append('elsewhere-1', -1, [unknown]);
    expect(await engine.feed.waitFor('parcel-list', position, 5_000)).toBe(true);
    await eventually('the stored checkpoint moves too', async () => {
      const [row] = await setUp.rows<{ handled: string }>('projection.checkpoint');
      return row?.handled === position;
    });
  });

  it('does not claim to show what has not happened yet', async () => {
    expect(await engine.feed.waitFor('parcel-list', '9'.repeat(20), 100)).toBe(false);
  });

  it('has clients fetch again when very many rows changed at once', async () => {
    const before = await engine.feed.checkpoint('parcel-list');
    let last = '';
    for (let parcel = 1_000; parcel < 4_000; parcel++) last = (await tell(setUp.store, parcel, ParcelListed({ owner: 'Cy', price: '1.00' }))).position;
    await engine.feed.waitFor('parcel-list', last, 10_000);
    expect(await engine.feed.changesSince('parcel-list', before)).toBe('too far back');
    expect((await setUp.rows('read_model.parcel_owner_totals')).at(-1)).toEqual({ key: 'Cy', owner: 'Cy', count: 3_000, price: '3000.00' });
    expect(await engine.verify('parcel-list')).toMatchObject({ equal: true, rows: 3_003 });
  }, SLOW);

  it('says how it is doing', async () => {
    expect(await engine.status()).toEqual([
      expect.objectContaining({ name: 'parcel-list', builtVersion: 1, ready: true, leader: 'this process', parkedCount: 0, rebuild: null }),
    ]);
  });
});

import { setTimeout as pause } from 'node:timers/promises';
import type { ListSignal } from '../../projections/engine/changes/change-feed.js';
import { EngineSetUp, eventually } from './engine-set-up.js';
import { ParcelListed, ParcelMoved, parcelList, ParcelNoted, ParcelPriced, tell } from './parcels.js';

const SLOW = 60_000;

describe('a rebuild', () => {
  let setUp: EngineSetUp;

  beforeEach(async () => {
    setUp = await EngineSetUp.make();
  });

  afterEach(() => setUp.end());

  it('leaves no gap and counts nothing twice while people go on writing, and the list is served throughout', async () => {
    const engine = await setUp.start(parcelList());
    for (let parcel = 0; parcel < 3_000; parcel++) await tell(setUp.store, parcel, ParcelListed({ owner: 'Ann', price: '1.00' }));
    await engine.feed.waitFor('parcel-list', (await setUp.store.head()).position, 10_000);

    const writing = new AbortController();
    let asked = 0;
    const writer = (async () => {
      for (let parcel = 0; !writing.signal.aborted; parcel = (parcel + 7) % 3_000) {
        await tell(setUp.store, parcel, ParcelMoved({ owner: `owner ${parcel % 5}` }), ParcelPriced({ price: '2.00' }));
        if (parcel % 10 === 0) await pause(1);
      }
    })();
    const reader = (async () => {
      while (!writing.signal.aborted) {
        const { rows } = await setUp.sql.query<{ count: number }>('SELECT count(*)::int AS count FROM read_model.parcel_list');
        expect(rows[0]?.count).toBe(3_000);
        asked++;
      }
    })();
    for (let round = 0; round < 3; round++) await engine.settled(await engine.requestRebuild('parcel-list', 'Dana Kim'), 30_000);
    writing.abort();
    await Promise.all([writer, reader]);

    await engine.feed.waitFor('parcel-list', (await setUp.store.head()).position, 10_000);
    expect(asked).toBeGreaterThan(50);
    expect(await engine.verify('parcel-list')).toMatchObject({ equal: true });
    expect(await setUp.rows(`(SELECT sum(count)::int AS parcels FROM read_model.parcel_owner_totals)`)).toEqual([{ parcels: 3_000 }]);
    expect((await engine.status())[0]?.rebuild).toMatchObject({ state: 'done', done: 1, error: null });
  }, SLOW);

  it('keeps the indexes, and has everybody who follows fetch again', async () => {
    const engine = await setUp.start(parcelList());
    const { position } = await tell(setUp.store, 1, ParcelListed({ owner: 'Ann', price: '1.00' }));
    await engine.feed.waitFor('parcel-list', position, 5_000);
    const signals: ListSignal[] = [];
    engine.feed.subscribe((signal) => signals.push(signal));
    const indexes = (): Promise<object[]> => setUp.rows(`(SELECT indexname, indexdef FROM pg_indexes WHERE schemaname = 'read_model' ORDER BY indexname)`);
    const before = await indexes();

    await engine.settled(await engine.requestRebuild('parcel-list', 'Dana Kim'), 10_000);

    expect(before).toHaveLength(4);
    expect(await indexes()).toEqual(before);
    expect(signals).toContainEqual({ list: 'parcel-owner-totals', reset: true });
    expect(await engine.feed.changesSince('parcel-list', position)).toBe('too far back');
    const now = await engine.feed.checkpoint('parcel-list');
    expect(await engine.feed.changesSince('parcel-list', now)).toEqual({ changes: [], position: now });
    expect(await setUp.rows(`(SELECT schema_name FROM information_schema.schemata WHERE schema_name LIKE 'rebuild%')`)).toEqual([]);
  }, SLOW);

  it('starts by itself when the projector has a new version', async () => {
    const first = await setUp.start(parcelList());
    await tell(setUp.store, 1, ParcelListed({ owner: 'Ann', price: '1.00' }), ParcelNoted({ note: 'low' }));
    await first.feed.waitFor('parcel-list', (await setUp.store.head()).position, 5_000);
    await setUp.stop(first);

    const second = await setUp.start(parcelList({ version: 2, note: (notes, added) => [...notes, added.toUpperCase()] }));
    await eventually('built anew', async () => (await second.status())[0]?.builtVersion === 2);
    expect(await setUp.rows('read_model.parcel_list')).toMatchObject([{ notes: ['LOW'] }]);
    await tell(setUp.store, 1, ParcelNoted({ note: 'more' }));
    await second.feed.waitFor('parcel-list', (await setUp.store.head()).position, 5_000);
    expect(await setUp.rows('read_model.parcel_list')).toMatchObject([{ notes: ['LOW', 'MORE'] }]);
  }, SLOW);

  it('replaces the parked events by what the new build parked', async () => {
    let broken = true;
    const note = (notes: readonly string[], added: string): string[] => {
      if (broken) throw new Error('Not yet');
      return [...notes, added];
    };
    const engine = await setUp.start(parcelList({ note }));
    const { position } = await tell(setUp.store, 1, ParcelListed({ owner: 'Ann', price: '1.00' }), ParcelNoted({ note: 'low' }));
    await engine.feed.waitFor('parcel-list', position, 5_000);
    expect(await setUp.rows('projection.parked')).toHaveLength(1);
    broken = false;
    await engine.settled(await engine.requestRebuild('parcel-list', 'Dana Kim'), 10_000);
    expect(await setUp.rows('projection.parked')).toEqual([]);
    expect(await setUp.rows('read_model.parcel_list')).toMatchObject([{ notes: ['low'] }]);
  });
});

import { BatchHandler } from '../../projections/engine/run/batch-handler.js';
import { makeEngineTables } from '../../projections/engine/schema/engine-tables.js';
import type { ProjectionEngine } from '../../projections/engine/projection-engine.js';
import { ReadModelTables } from '../../projections/engine/schema/read-model-tables.js';
import { rebuildTarget } from '../../projections/engine/write/target.js';
import { EngineSetUp, eventually } from './engine-set-up.js';
import { ParcelListed, parcelList, ParcelMoved, ParcelNoted, ParcelPriced, parcelVocabulary, tell } from './parcels.js';

const SLOW = 60_000;
const ODD = ['Ann "A" O\'Hara', 'a\tb', 'line\nbreak\r\n', '\\N', '\\.', '{}', 'NULL', '', ' ', 'Zoë 😀'];
/** Each owner has several of them. */
const PARCELS = 120;

describe('rows that a rebuild writes into its table', () => {
  let setUp: EngineSetUp;

  beforeEach(async () => {
    setUp = await EngineSetUp.make();
  });

  afterEach(() => setUp.end());

  const shown = async () => [await setUp.rows('read_model.parcel_list'), await setUp.rows('read_model.parcel_owner_totals')];
  const moved = async (engine: ProjectionEngine, parcel: number, owner: string): Promise<void> => {
    const { position } = await tell(setUp.store, parcel, ParcelMoved({ owner }));
    expect(await engine.feed.waitFor('parcel-list', position, SLOW)).toBe(true);
  };

  async function withParcels(): Promise<ProjectionEngine> {
    for (let parcel = 0; parcel < PARCELS; parcel++) {
      const odd = ODD[parcel % ODD.length]!;
      await tell(setUp.store, parcel, ParcelListed({ owner: odd, price: `${parcel}.10` }), ParcelNoted({ note: odd }), ParcelNoted({ note: 'plain' }), ParcelPriced({ price: '5.00' }));
    }
    const engine = await setUp.start(parcelList());
    await eventually('ready', () => engine.isReady('parcel-list').ready, SLOW);
    return engine;
  }

  it('are those that came one by one, whatever their texts hold', async () => {
    const engine = await withParcels();
    const live = await shown();
    expect(live[0]).toHaveLength(PARCELS);
    expect(await engine.verify('parcel-list')).toMatchObject({ equal: true, onlyLive: [], onlyRebuilt: [] });
    await engine.settled(await engine.requestRebuild('parcel-list', 'Dana Kim'), SLOW);
    expect(await shown()).toEqual(live);
  }, SLOW);

  it('are not those of a text that cannot be stored, which holds up its stream alone', async () => {
    const engine = await withParcels();
    for (const [parcel, owner] of [[1, 'a\0b'], [2, 'half: \ud83d']] as const) await moved(engine, parcel, owner);
    const live = await shown();
    await engine.settled(await engine.requestRebuild('parcel-list', 'Dana Kim'), SLOW);
    expect(await shown()).toEqual(live);
    expect(await setUp.rows('(SELECT stream FROM projection.parked)')).toEqual([{ stream: 'parcel-1' }, { stream: 'parcel-2' }]);
  }, SLOW);

  it('are refused as a whole with everything else of their batch where another process has moved the rebuild on', async () => {
    const parcels = parcelList();
    const tables = new ReadModelTables(setUp.sql);
    await makeEngineTables(setUp.sql);
    await tables.learn([parcels]);
    await tables.prepare(parcels, rebuildTarget(parcels), { bare: true });
    const handler = await BatchHandler.open(rebuildTarget(parcels), parcels, { pool: setUp.sql, vocabulary: parcelVocabulary, layoutOf: tables.layoutOf });
    for (let parcel = 0; parcel < PARCELS; parcel++) await tell(setUp.store, parcel, ParcelListed({ owner: 'Ann', price: '1.00' }));
    const batch = { events: setUp.store.events, position: (await setUp.store.head()).position, caughtUp: false };
    await setUp.sql.query(`UPDATE projection.checkpoint SET position = '~' WHERE name = 'parcel-list/rebuild'`);
    await expect(handler.handle(batch)).rejects.toThrow('Another process has moved');
    expect(await setUp.rows('"rebuild_parcel-list".parcel_list')).toEqual([]);
    expect(await setUp.rows('"rebuild_parcel-list".parcel_owner_totals')).toEqual([]);
  }, SLOW);
});

import type { Projection } from '../../projections/engine/projection.js';
import { ReadModelTables } from '../../projections/engine/schema/read-model-tables.js';
import { request } from '../../projections/engine/parking/requests.js';
import { rebuildTarget } from '../../projections/engine/write/target.js';
import { EngineSetUp, eventually } from './engine-set-up.js';
import { ParcelListed, parcelList, tell } from './parcels.js';

describe('a rebuild that somebody asked for and whose process died', () => {
  let setUp: EngineSetUp;

  beforeEach(async () => {
    setUp = await EngineSetUp.make();
  });

  afterEach(() => setUp.end());

  it.each([1, 2, 3, 4])('is finished once by the next leader, which tells who asked that it is done (round %i)', async () => {
    const { store, sql } = setUp;
    for (let parcel = 1; parcel <= 20; parcel++) await tell(store, parcel, ParcelListed({ owner: 'Ann', price: '1.00' }));
    const parcels = parcelList();
    const first = await setUp.start(parcels);
    await eventually('ready', () => first.isReady('parcel-list').ready);
    await setUp.stop(first);
    const tables = new ReadModelTables(sql);
    await tables.learn([parcels]);
    await tables.prepare(parcels, rebuildTarget(parcels), { bare: true });
    const asked = await request(sql, 'parcel-list', 'Dana Kim', { kind: 'rebuild' });

    const next = await setUp.start(parcels);
    await expect(next.settled(asked, 10_000)).resolves.toBeUndefined();
    expect((await next.status())[0]?.rebuild).toMatchObject({ state: 'done', error: null });
    expect(await setUp.rows('read_model.parcel_list')).toHaveLength(20);
  });

  it('begins anew where what was left over began before somebody asked: nothing that it had read stays', async () => {
    const { store, sql } = setUp;
    await tell(store, 1, ParcelListed({ owner: 'Ann', price: '1.00' }));
    const parcels = parcelList();
    const first = await setUp.start(parcels);
    await eventually('ready', () => first.isReady('parcel-list').ready);
    await setUp.stop(first);
    const tables = new ReadModelTables(sql);
    await tables.learn([parcels]);
    const { id, schema } = rebuildTarget(parcels);
    await tables.prepare(parcels, rebuildTarget(parcels), { bare: true });
    await sql.query(`INSERT INTO "${schema}".parcel_list SELECT * FROM read_model.parcel_list`);
    await sql.query(`UPDATE "${schema}".parcel_list SET owner = 'Somebody erased'`);
    await sql.query(`UPDATE projection.checkpoint SET handled = live.handled, position = live.position FROM projection.checkpoint AS live WHERE checkpoint.name = $1 AND live.name = 'parcel-list'`, [id]);
    await sql.query(`INSERT INTO projection.rebuild (name, state, version, position, started_at) VALUES ('parcel-list', 'running', 1, '1', now() - interval '1 minute')`);
    const asked = await request(sql, 'parcel-list', 'Dana Kim', { kind: 'rebuild' });

    const next = await setUp.start(parcels);
    await next.settled(asked, 10_000);
    expect(await setUp.rows('read_model.parcel_list')).toMatchObject([{ owner: 'Ann' }]);
  });

  it('is finished by the next leader also when it died among its indexes, one of which reckons a column', async () => {
    const { store, sql } = setUp;
    await tell(store, 1, ParcelListed({ owner: 'Ann', price: '1.00' }));
    const words = `ALTER TABLE parcel_list ADD COLUMN IF NOT EXISTS words tsvector GENERATED ALWAYS AS (to_tsvector('simple', owner)) STORED`;
    const parcels: Projection = { ...parcelList(), rules: parcelList().rules, totals: parcelList().totals, indexes: [words] };
    const first = await setUp.start(parcels);
    await eventually('ready', () => first.isReady('parcel-list').ready);
    await setUp.stop(first);
    const tables = new ReadModelTables(sql);
    await tables.learn([parcels]);
    await tables.prepare(parcels, rebuildTarget(parcels), { bare: true });
    await tables.finish(parcels, rebuildTarget(parcels));

    const next = await setUp.start(parcels);
    await next.settled(await next.requestRebuild('parcel-list', 'Dana Kim'), 10_000);
    expect(await setUp.rows('read_model.parcel_list')).toMatchObject([{ owner: 'Ann', words: `'ann':1` }]);
  });
});

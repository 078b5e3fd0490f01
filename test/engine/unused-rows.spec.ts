import { beside, besideSchemaOf } from '../../projections/engine/write/beside.js';
import type { ProjectionEngine } from '../../projections/engine/projection-engine.js';
import { removeUnused, type Removal } from '../../projections/engine/rebuild/unused-slots.js';
import { EngineSetUp, eventually } from './engine-set-up.js';
import { withCounty } from './parcels-with-county.js';
import { ParcelListed, parcelList, tell } from './parcels.js';

const SLOW = 120_000;

describe('rows that nobody uses any more', () => {
  let setUp: EngineSetUp;

  beforeEach(async () => {
    setUp = await EngineSetUp.make();
    await tell(setUp.store, 1, ParcelListed({ owner: 'Ann', price: '1.00' }));
  });
  afterEach(() => setUp.end());

  const ready = (engine: ProjectionEngine) => eventually('ready', () => engine.isReady('parcel-list').ready, 40_000);

  it('hold up no making anew while somebody reads them, and go later', async () => {
    const old = await setUp.start(parcelList());
    await ready(old);
    const newer = await setUp.start(withCounty());
    await ready(newer);
    await setUp.stop(newer);
    const reading = await setUp.sql.connect();
    await reading.query(`BEGIN; SELECT FROM ${besideSchemaOf(withCounty())}.parcel_list`);
    await setUp.sql.query(`UPDATE read_model.parcel_list SET owner = 'a name'`);
    for (const request of await old.requestRebuilds(['parcel-list'], 'Erasure of a lead')) await old.settled(request, 10_000);
    expect(await setUp.rows('read_model.parcel_list')).toMatchObject([{ owner: 'Ann' }]);
    await reading.query('ROLLBACK');
    reading.release();
    expect((await removeUnused(setUp.sql, [parcelList()], 0)).removed).toEqual([beside(withCounty()).name]);
  }, SLOW);

  it('are none of a process that lives and has only lost the connection that says what it uses', async () => {
    const old = await setUp.start(parcelList());
    await ready(old);
    const newer = await setUp.start(withCounty());
    await ready(newer);
    let found: Removal;
    do {
      // Until one look falls between the loss of the connection and the next one.
      await setUp.kill(newer);
      found = await removeUnused(setUp.sql, [parcelList()], 0);
    } while (found.removed.length + found.doubtful.length === 0);
    expect(found).toEqual({ removed: [], locked: [], doubtful: [beside(withCounty()).name] });
    await setUp.stop(newer);
    expect((await removeUnused(setUp.sql, [parcelList()], 0)).removed).toEqual([beside(withCounty()).name]);
  }, SLOW);
});

import { beside, besideSchemaOf } from '../../projections/engine/write/beside.js';
import { silent } from '../../projections/engine/logger.js';
import type { ProjectionEngine } from '../../projections/engine/projection-engine.js';
import { rebuildTarget } from '../../projections/engine/write/target.js';
import { removeUnused } from '../../projections/engine/rebuild/unused-slots.js';
import { EngineSetUp, eventually } from './engine-set-up.js';
import { areBuilt, heldRebuilds } from './held-rebuilds.js';
import { withCounty } from './parcels-with-county.js';
import { ParcelListed, parcelList, tell } from './parcels.js';

const SLOW = 120_000;
const PATIENCE_MS = 40_000;
const HELD_UP = 'Whether another version is gone is unknown';

const newest = () => parcelList({ version: 2 });

describe('a version that is to take over rows that stand beside the usual place', () => {
  let setUp: EngineSetUp;
  let letBuild = (): void => undefined;

  beforeAll(async () => {
    setUp = await EngineSetUp.make();
    await tell(setUp.store, 1, ParcelListed({ owner: 'Ann', price: '1.00' }));
  });

  afterAll(async () => {
    letBuild();
    await setUp.end();
  });

  const ready = (engine: ProjectionEngine) => eventually('ready', () => engine.isReady('parcel-list').ready, PATIENCE_MS);
  const builds = async () => (await setUp.rows<{ name: string }>('(SELECT name FROM projection.checkpoint)')).some(({ name }) => name === rebuildTarget(beside(newest())).id);

  it('goes on with its own build while somebody reads them', async () => {
    const first = await setUp.start(parcelList());
    await ready(first);
    const second = await setUp.start(withCounty());
    await ready(second);
    await setUp.stop(first);
    expect((await removeUnused(setUp.sql, [beside(withCounty())], 0)).removed).toEqual(['parcel-list']);
    letBuild = heldRebuilds(setUp.store);
    const warned: string[] = [];
    const third = await setUp.startWith({ projections: [newest()], log: { ...silent, warn: (words) => void warned.push(words) } });
    await eventually('it builds', builds, PATIENCE_MS);
    const reading = await setUp.sql.connect();
    await reading.query(`BEGIN; SELECT FROM ${besideSchemaOf(withCounty())}.parcel_list`);
    try {
      await setUp.stop(second);
      await eventually('the move is held up', () => warned.includes(HELD_UP), PATIENCE_MS);
      expect(await builds()).toBe(true);
    } finally {
      await reading.query('ROLLBACK');
      reading.release();
    }
    await ready(third);
    letBuild();
    await areBuilt(setUp, third, PATIENCE_MS);
    expect(await third.verify('parcel-list')).toMatchObject({ equal: true });
  }, SLOW);
});

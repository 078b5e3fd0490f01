import { makeEngineTables } from '../../projections/engine/schema/engine-tables.js';
import { ReadModelTables } from '../../projections/engine/schema/read-model-tables.js';
import { liveTarget, rebuildTarget } from '../../projections/engine/write/target.js';
import { EngineSetUp } from './engine-set-up.js';
import { parcelList } from './parcels.js';

describe('the tables of a projection', () => {
  let setUp: EngineSetUp;

  beforeEach(async () => {
    setUp = await EngineSetUp.make();
    await makeEngineTables(setUp.sql);
  });
  afterEach(() => setUp.end());

  it.each([liveTarget, rebuildTarget])('leave nothing behind where their making came to no end', async (targetOf) => {
    const broken = { ...parcelList(), indexes: ['ALTER TABLE parcel_list ADD COLUMN nothing no_such_type'] };
    const tables = new ReadModelTables(setUp.sql);
    await tables.learn([broken]);
    const target = targetOf(broken);
    await expect(tables.prepare(broken, target, { bare: false })).rejects.toThrow('no_such_type');
    expect(await setUp.rows(`(SELECT relname FROM pg_class JOIN pg_namespace n ON n.oid = relnamespace WHERE nspname = '${target.schema}')`)).toEqual([]);
    expect(await setUp.rows('projection.checkpoint')).toEqual([]);
  });
});

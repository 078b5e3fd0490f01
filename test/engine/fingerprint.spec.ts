import type { Projection } from '../../projections/engine/projection.js';
import { ReadModelTables } from '../../projections/engine/schema/read-model-tables.js';
import { EngineSetUp, eventually } from './engine-set-up.js';
import { withCounty } from './parcels-with-county.js';
import { ParcelListed, parcelList, type ParcelRow, tell } from './parcels.js';

const SLOW = 60_000;

const withIndexes = (...indexes: string[]): Projection => ({ ...parcelList(), rules: parcelList().rules, totals: parcelList().totals, indexes });

describe('a read model that is declared otherwise than its rows were made', () => {
  let setUp: EngineSetUp;

  beforeEach(async () => {
    setUp = await EngineSetUp.make();
    await tell(setUp.store, 1, ParcelListed({ owner: 'Ann', price: '1.00' }));
  });

  afterEach(() => setUp.end());

  async function built(declared: Projection): Promise<void> {
    const tables = new ReadModelTables(setUp.sql);
    await tables.learn([declared]);
    const engine = await setUp.start(declared);
    // Older rows may be read as well, while those that are declared are built beside them.
    const asDeclared = () => setUp.rows(`(SELECT FROM projection.checkpoint WHERE name = 'parcel-list' AND built AND fingerprint = '${tables.fingerprintOf(declared)}')`);
    await eventually('built as declared', async () => engine.isReady('parcel-list').ready && (await asDeclared()).length === 1);
    expect(await engine.verify('parcel-list')).toMatchObject({ equal: true });
    await setUp.stop(engine);
  }

  it('is built anew with a column more, although nobody raised a number', async () => {
    await built(parcelList());
    await built(withCounty());
    expect(await setUp.rows('read_model.parcel_list')).toEqual([{ parcelId: 1, owner: 'Ann', county: 'county of Ann' }]);
  }, SLOW);

  it('is built anew with an index more or less', async () => {
    const indexes = async () => (await setUp.rows<{ indexname: string }>(`(SELECT indexname FROM pg_indexes WHERE schemaname = 'read_model')`)).map(({ indexname }) => indexname);
    await built(withIndexes());
    expect(await indexes()).not.toContain('parcel_owner_price');
    await built(withIndexes('CREATE INDEX IF NOT EXISTS parcel_owner_price ON parcel_list (owner, price)'));
    expect(await indexes()).toContain('parcel_owner_price');
  }, SLOW);

  it('is left as it is when it is declared the same', async () => {
    await built(parcelList());
    await setUp.sql.query(`UPDATE read_model.parcel_list SET owner = 'left as it is'`);
    const engine = await setUp.start(parcelList());
    const { position } = await tell(setUp.store, 2, ParcelListed({ owner: 'Bob', price: '1.00' }));
    await engine.feed.waitFor('parcel-list', position, 5_000);
    expect(await setUp.rows<ParcelRow>('read_model.parcel_list')).toMatchObject([{ owner: 'left as it is' }, { owner: 'Bob' }]);
    expect((await engine.status())[0]?.rebuild).toBeNull();
  }, SLOW);

  it('is built anew once over rows of a product that knew no fingerprints', async () => {
    await built(parcelList());
    await setUp.sql.query(`ALTER TABLE projection.checkpoint DROP COLUMN fingerprint; ALTER TABLE projection.request DROP COLUMN reason; DROP TABLE projection.skipped;
      ALTER TABLE read_model.parcel_list DROP COLUMN "soldOn"`);
    await built(parcelList());
    expect(await setUp.rows('read_model.parcel_list')).toEqual([{ parcelId: 1, owner: 'Ann', price: '1.00', notes: [], soldOn: null }]);
  }, SLOW);
});

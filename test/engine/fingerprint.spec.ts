import { setTimeout as pause } from 'node:timers/promises';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { projection, type Projection } from '../../projections/engine/projection.js';
import { EngineSetUp, eventually } from './engine-set-up.js';
import { ParcelListed, parcelList, ParcelRow, ParcelSold, tell } from './parcels.js';

const SLOW = 60_000;

/** What somebody makes of a parcel's row who adds a column and does not think of the version. */
@Entity('parcel_list')
class ParcelRowWithCounty {
  @PrimaryColumn('integer')
  parcelId!: number;

  @Column('text')
  owner!: string;

  @Column('text', { nullable: true })
  county!: string | null;
}

const withCounty = (): Projection =>
  projection('parcel-list', { entity: ParcelRowWithCounty, key: 'parcelId' })
    .creates(ParcelListed, ({ data, stream }) => ({ parcelId: Number(stream.split('-')[1]), owner: data.owner, county: `county of ${data.owner}` }))
    .removes(ParcelSold);

const withIndexes = (...indexes: string[]): Projection => ({ ...parcelList(), rules: parcelList().rules, totals: parcelList().totals, indexes });

describe('a read model that is declared otherwise than its rows were made', () => {
  let setUp: EngineSetUp;

  beforeEach(async () => {
    setUp = await EngineSetUp.make();
    await tell(setUp.store, 1, ParcelListed({ owner: 'Ann', price: '1.00' }));
  });

  afterEach(() => setUp.end());

  async function built(declared: Projection): Promise<void> {
    const engine = await setUp.start(declared);
    await eventually('ready', () => engine.isReady('parcel-list').ready);
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

  it('is left to the version that came later while that runs or is restarted, and taken back once it is gone for good', async () => {
    const rebuilds = async () => (await setUp.rows<{ started_at: Date }>('projection.rebuild')).map(({ started_at }) => started_at.getTime());
    const shown = () => setUp.rows<{ county?: string }>('read_model.parcel_list');
    const old = await setUp.start(parcelList());
    await eventually('the older one leads', () => old.isReady('parcel-list').ready);
    const newer = await setUp.start(withCounty());
    await setUp.stop(old);
    await eventually('the newer one has built it', () => newer.isReady('parcel-list').ready);
    const built = await rebuilds();

    const back = await setUp.start(parcelList());
    await setUp.stop(newer);
    await eventually('nobody else leads', async () => (await back.status())[0]?.leader !== 'another process');
    expect((await back.status())[0]).toMatchObject({ givesWay: true, ready: false });
    // Whoever leads looks for work every second.
    await pause(2_500);
    const again = await setUp.start(withCounty());
    const { position } = await tell(setUp.store, 2, ParcelListed({ owner: 'Bob', price: '1.00' }));
    await again.feed.waitFor('parcel-list', position, 10_000);
    expect(await shown()).toMatchObject([{ county: 'county of Ann' }, { county: 'county of Bob' }]);
    expect((await again.status())[0]).toMatchObject({ givesWay: false, ready: true });
    expect(await rebuilds()).toEqual(built);

    await setUp.stop(again);
    await setUp.sql.query(`UPDATE projection.shape SET last_seen_at = now() - interval '6 minutes'`);
    await eventually('the older one has it again', () => back.isReady('parcel-list').ready);
    expect((await back.status())[0]).toMatchObject({ givesWay: false });
  }, SLOW);

  it('is built anew once over rows of a product that knew no fingerprints', async () => {
    await built(parcelList());
    await setUp.sql.query(`ALTER TABLE projection.checkpoint DROP COLUMN fingerprint; ALTER TABLE projection.request DROP COLUMN reason; DROP TABLE projection.skipped;
      ALTER TABLE read_model.parcel_list DROP COLUMN "soldOn"`);
    await built(parcelList());
    expect(await setUp.rows('read_model.parcel_list')).toEqual([{ parcelId: 1, owner: 'Ann', price: '1.00', notes: [], soldOn: null }]);
  }, SLOW);
});

import type { PoolClient } from 'pg';
import { beside, besideSchemaOf } from '../../projections/engine/beside.js';
import type { ProjectionEngine } from '../../projections/engine/projection-engine.js';
import { removeUnused } from '../../projections/engine/unused-slots.js';
import { EngineSetUp, eventually } from './engine-set-up.js';
import { withCounty } from './parcels-with-county.js';
import { ParcelListed, parcelList, ParcelNoted, tell } from './parcels.js';

const SLOW = 60_000;

const louder = () => parcelList({ version: 2, note: (notes, added) => [...notes, added.toUpperCase()] });

describe('two versions of the product on one database', () => {
  let setUp: EngineSetUp;
  let held: PoolClient | undefined;

  beforeEach(async () => {
    setUp = await EngineSetUp.make();
    await tell(setUp.store, 1, ParcelListed({ owner: 'Ann', price: '1.00' }), ParcelNoted({ note: 'low' }));
  });

  afterEach(async () => {
    await letBuild();
    await setUp.end();
  });

  const ready = (engine: ProjectionEngine) => eventually('ready', () => engine.isReady('parcel-list').ready);
  const usual = () => setUp.rows('read_model.parcel_list');
  const asideOf = (declared = withCounty()) => setUp.rows(`${besideSchemaOf(declared)}.parcel_list`);
  const schemas = async () => (await setUp.rows<{ nspname: string }>(`(SELECT nspname FROM pg_namespace WHERE nspname LIKE '%parcel%')`)).map(({ nspname }) => nspname);
  const upTo = async (engine: ProjectionEngine) => expect(await engine.feed.waitFor('parcel-list', (await setUp.store.head()).position, 5_000)).toBe(true);

  /** No rebuild begins until then. */
  async function holdRebuilds(): Promise<void> {
    held = await setUp.sql.connect();
    await held.query('BEGIN; LOCK TABLE projection.rebuild IN EXCLUSIVE MODE');
  }

  async function letBuild(): Promise<void> {
    await held?.query('ROLLBACK');
    held?.release();
    held = undefined;
  }

  it('each lead, keep up and serve rows of their own, and the older one goes on as before', async () => {
    const old = await setUp.start(parcelList());
    await ready(old);
    const newer = await setUp.start(withCounty());
    expect(newer.buildsBeside).toBe(true);
    await ready(newer);
    expect(newer.buildsBeside).toBe(false);
    const before = await Promise.all([old, newer].map((engine) => engine.feed.checkpoint('parcel-list')));
    await tell(setUp.store, 2, ParcelListed({ owner: 'Bob', price: '1.00' }));
    for (const [place, engine] of [old, newer].entries()) {
      await upTo(engine);
      expect(await engine.status()).toMatchObject([{ name: 'parcel-list', ready: true, leader: 'this process' }]);
      expect(await engine.verify('parcel-list')).toMatchObject({ equal: true });
      expect(await engine.feed.changesSince('parcel-list', before[place]!)).toMatchObject({ changes: [{ list: 'parcel-list', key: '2' }] });
    }
    expect(await usual()).toMatchObject([{ owner: 'Ann', price: '1.00' }, { owner: 'Bob', price: '1.00' }]);
    expect(await asideOf()).toEqual([{ parcelId: 1, owner: 'Ann', county: 'county of Ann' }, { parcelId: 2, owner: 'Bob', county: 'county of Bob' }]);
  }, SLOW);

  it('have a newer one that goes on with its rows after a restart, and a second process of it share them', async () => {
    const old = await setUp.start(parcelList());
    await ready(old);
    const newer = await setUp.start(withCounty());
    await ready(newer);
    await setUp.stop(newer);
    await setUp.sql.query(`UPDATE ${besideSchemaOf(withCounty())}.parcel_list SET county = 'as it was left'`);
    for (const engine of [await setUp.start(withCounty()), await setUp.start(withCounty())]) await ready(engine);
    expect(await asideOf()).toMatchObject([{ county: 'as it was left' }]);
    await upTo(old);
  }, SLOW);

  it('leave nothing behind of the one that no process runs any more, once the rows of the other are there', async () => {
    const old = await setUp.start(parcelList());
    await ready(old);
    const newer = await setUp.start(withCounty());
    await ready(newer);
    const own = beside(withCounty());
    expect(await removeUnused(setUp.sql, [own], 0)).toEqual([]);
    await setUp.stop(old);
    // Restarted it would find them again.
    expect(await removeUnused(setUp.sql, [own], 5)).toEqual([]);
    expect(await removeUnused(setUp.sql, [own], 0)).toEqual(['parcel-list']);
    expect(await setUp.rows(`(SELECT relname FROM pg_class JOIN pg_namespace n ON n.oid = relnamespace WHERE nspname = 'read_model')`)).toEqual([]);
    expect(await setUp.rows(`(SELECT name FROM projection.checkpoint)`)).toEqual([{ name: own.name }]);

    await setUp.stop(newer);
    const third = await setUp.start(parcelList());
    await ready(third);
    expect(await removeUnused(setUp.sql, [parcelList()], 0)).toEqual([own.name]);
    expect(await schemas()).toEqual([]);
  }, SLOW);

  it('both build their rows anew where nothing of the old ones may stay, and what nobody uses goes at once', async () => {
    const old = await setUp.start(parcelList());
    await ready(old);
    const newer = await setUp.start(withCounty());
    await ready(newer);
    await setUp.sql.query(`UPDATE read_model.parcel_list SET owner = 'a name'; UPDATE ${besideSchemaOf(withCounty())}.parcel_list SET owner = 'a name'`);
    for (const request of await newer.requestRebuilds('parcel-list', 'Erasure of a lead')) await newer.settled(request, 10_000);
    expect([await usual(), await asideOf()]).toMatchObject([[{ owner: 'Ann' }], [{ owner: 'Ann' }]]);
    await setUp.stop(newer);
    await setUp.sql.query(`UPDATE ${besideSchemaOf(withCounty())}.parcel_list SET owner = 'a name'`);
    for (const request of await old.requestRebuilds('parcel-list', 'Erasure of a lead')) await old.settled(request, 10_000);
    expect(await schemas()).toEqual([]);
  }, SLOW);

  it('of which one runs at a time lose no answer: older rows of the same columns are served and kept up while the new ones are built', async () => {
    const old = await setUp.start(parcelList());
    await ready(old);
    await setUp.stop(old);
    await holdRebuilds();
    const next = await setUp.start(louder());
    await ready(next);
    await tell(setUp.store, 1, ParcelNoted({ note: 'more' }));
    await upTo(next);
    expect(await usual()).toMatchObject([{ notes: ['low', 'MORE'] }]);
    expect(await next.status()).toMatchObject([{ ready: true, version: 2, builtVersion: 1 }]);
    await letBuild();
    await eventually('its own rows are there', async () => (await next.status())[0]?.builtVersion === 2);
    await upTo(next);
    expect(await usual()).toMatchObject([{ notes: ['LOW', 'MORE'] }]);
    expect(await next.verify('parcel-list')).toMatchObject({ equal: true });
  }, SLOW);

  it('of which one runs at a time say how far it is where the older rows lack a column', async () => {
    const old = await setUp.start(parcelList());
    await ready(old);
    await setUp.stop(old);
    await holdRebuilds();
    const next = await setUp.start(withCounty());
    await eventually('it leads', async () => (await next.status())[0]?.leader === 'this process');
    expect(next.isReady('parcel-list')).toMatchObject({ ready: false });
    expect(next.buildsBeside).toBe(false);
    await letBuild();
    await ready(next);
    expect(await usual()).toEqual([{ parcelId: 1, owner: 'Ann', county: 'county of Ann' }]);
  }, SLOW);
});

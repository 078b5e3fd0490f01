import { beside, besideSchemaOf } from '../../projections/engine/write/beside.js';
import type { ProjectionEngine } from '../../projections/engine/projection-engine.js';
import { removeUnused } from '../../projections/engine/rebuild/unused-slots.js';
import { EngineSetUp, eventually } from './engine-set-up.js';
import { areBuilt, heldRebuilds, lacking } from './held-rebuilds.js';
import { withCounty } from './parcels-with-county.js';
import { ParcelListed, parcelList, ParcelNoted, ParcelPriced, tell } from './parcels.js';

const SLOW = 120_000;
const PATIENCE_MS = 40_000;

const louder = () => parcelList({ version: 2, note: (notes, added) => [...notes, added.toUpperCase()] });

describe('two versions of the product on one database', () => {
  let setUp: EngineSetUp;
  let letBuild = (): void => undefined;

  beforeEach(async () => {
    setUp = await EngineSetUp.make();
    await tell(setUp.store, 1, ParcelListed({ owner: 'Ann', price: '1.00' }), ParcelNoted({ note: 'low' }));
  });

  afterEach(async () => {
    letBuild();
    await setUp.end();
  });

  const ready = (engine: ProjectionEngine) => eventually('ready', () => engine.isReady('parcel-list').ready, PATIENCE_MS);
  const built = (engine: ProjectionEngine) => areBuilt(setUp, engine, PATIENCE_MS);
  const removed = async (own: Parameters<typeof removeUnused>[1], forMinutes: number) => (await removeUnused(setUp.sql, own, forMinutes)).removed;
  const usual = () => setUp.rows('read_model.parcel_list');
  const asideOf = (declared = withCounty()) => setUp.rows(`${besideSchemaOf(declared)}.parcel_list`);
  const schemas = async () => (await setUp.rows<{ nspname: string }>(`(SELECT nspname FROM pg_namespace WHERE nspname LIKE '%parcel%')`)).map(({ nspname }) => nspname);
  const upTo = async (engine: ProjectionEngine) => expect(await engine.feed.waitFor('parcel-list', (await setUp.store.head()).position, 5_000)).toBe(true);

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
    expect(await removed([own], 0)).toEqual([]);
    await setUp.stop(old);
    // Restarted it would find them again.
    expect(await removed([own], 5)).toEqual([]);
    expect(await removed([own], 0)).toEqual(['parcel-list']);
    expect(await setUp.rows(`(SELECT relname FROM pg_class JOIN pg_namespace n ON n.oid = relnamespace WHERE nspname = 'read_model')`)).toEqual([]);
    expect(await setUp.rows(`(SELECT name FROM projection.checkpoint)`)).toEqual([{ name: own.name }]);

    await setUp.stop(newer);
    const third = await setUp.start(parcelList());
    await built(third);
    expect(await setUp.rows(`(SELECT name FROM projection.checkpoint)`)).toEqual([{ name: 'parcel-list' }]);
    expect(await schemas()).toEqual([]);
  }, SLOW);

  it('both build their rows anew where nothing of the old ones may stay, and what nobody uses goes at once', async () => {
    const old = await setUp.start(parcelList());
    await ready(old);
    const newer = await setUp.start(withCounty());
    await ready(newer);
    await setUp.sql.query(`UPDATE read_model.parcel_list SET owner = 'a name'; UPDATE ${besideSchemaOf(withCounty())}.parcel_list SET owner = 'a name'`);
    for (const request of await newer.requestRebuilds(['parcel-list'], 'Erasure of a lead')) await newer.settled(request, 40_000);
    expect([await usual(), await asideOf()]).toMatchObject([[{ owner: 'Ann' }], [{ owner: 'Ann' }]]);
    await setUp.stop(newer);
    await setUp.sql.query(`UPDATE ${besideSchemaOf(withCounty())}.parcel_list SET owner = 'a name'`);
    for (const request of await old.requestRebuilds(['parcel-list'], 'Erasure of a lead')) await old.settled(request, 40_000);
    expect(await schemas()).toEqual([]);
  }, SLOW);

  it('of which one runs at a time lose no answer: older rows of the same columns are served and kept up while the new ones are built', async () => {
    const old = await setUp.start(parcelList());
    await ready(old);
    await setUp.stop(old);
    letBuild = heldRebuilds(setUp.store);
    const next = await setUp.start(louder());
    await ready(next);
    await tell(setUp.store, 1, ParcelNoted({ note: 'more' }));
    await upTo(next);
    expect(await usual()).toMatchObject([{ notes: ['low', 'MORE'] }]);
    expect(await next.status()).toMatchObject([{ ready: true, version: 2, builtVersion: 1 }]);
    letBuild();
    await eventually('its own rows are there', async () => (await next.status())[0]?.builtVersion === 2);
    await upTo(next);
    expect(await usual()).toMatchObject([{ notes: ['LOW', 'MORE'] }]);
    expect(await next.verify('parcel-list')).toMatchObject({ equal: true });
  }, SLOW);

  it('of which one runs at a time serve and keep up older rows that lack a column, and say which', async () => {
    const old = await setUp.start(parcelList());
    await ready(old);
    await setUp.stop(old);
    letBuild = heldRebuilds(setUp.store);
    const next = await setUp.start(withCounty());
    await ready(next);
    expect(next.buildsBeside).toBe(false);
    expect(lacking(next)).toContain('county');
    await tell(setUp.store, 2, ParcelListed({ owner: 'Bob', price: '1.00' }));
    await upTo(next);
    expect(await usual()).toMatchObject([{ parcelId: 1, owner: 'Ann', county: null }, { parcelId: 2, owner: 'Bob', county: 'county of Bob' }]);
    expect(await next.status()).toMatchObject([{ ready: true, parkedCount: 0, lacking: expect.arrayContaining(['parcel_list.county']) as string[] }]);
    const second = await setUp.start(withCounty());
    await ready(second);
    letBuild();
    for (const engine of [next, second]) await built(engine);
    expect(await usual()).toEqual([{ parcelId: 1, owner: 'Ann', county: 'county of Ann' }, { parcelId: 2, owner: 'Bob', county: 'county of Bob' }]);
  }, SLOW);

  it('can be gone back from before the newer one has built its own: nothing is served as true that nobody kept up', async () => {
    const old = await setUp.start(parcelList());
    await ready(old);
    await setUp.stop(old);
    letBuild = heldRebuilds(setUp.store);
    const next = await setUp.start(withCounty());
    await ready(next);
    await tell(setUp.store, 1, ParcelPriced({ price: '7.00' }));
    await tell(setUp.store, 2, ParcelListed({ owner: 'Bob', price: '2.00' }));
    await upTo(next);
    await setUp.stop(next);
    const again = await setUp.start(parcelList());
    await ready(again);
    expect(lacking(again)).toEqual(expect.arrayContaining(['price', 'notes', 'soldOn']));
    expect(again.isReady('parcel-owner-totals').ready).toBe(false);
    letBuild();
    await built(again);
    expect(await usual()).toMatchObject([{ owner: 'Ann', price: '7.00', notes: ['low'] }, { owner: 'Bob', price: '2.00' }]);
    expect(again.isReady('parcel-owner-totals').ready).toBe(true);
    expect(await again.verify('parcel-list')).toMatchObject({ equal: true });
  }, SLOW);

  it('serve what the older one has left beside the usual place, too', async () => {
    const first = await setUp.start(parcelList());
    await ready(first);
    const second = await setUp.start(withCounty());
    await ready(second);
    await setUp.stop(first);
    expect(await removed([beside(withCounty())], 0)).toEqual(['parcel-list']);
    // A third version, deployed beside the second, waits for its own rows.
    letBuild = heldRebuilds(setUp.store);
    const third = await setUp.start(louder());
    expect(third.buildsBeside).toBe(true);
    await setUp.stop(third);
    await setUp.stop(second);
    const alone = await setUp.start(louder());
    await ready(alone);
    expect(alone.buildsBeside).toBe(false);
    expect(await usual()).toMatchObject([{ parcelId: 1, owner: 'Ann', price: '0.00' }]);
    letBuild();
    await built(alone);
    expect(await usual()).toMatchObject([{ owner: 'Ann', price: '1.00', notes: ['LOW'] }]);
    expect(await removed([louder()], 5)).toEqual([beside(louder()).name]);
    expect(await schemas()).toEqual([]);
  }, SLOW);

  describe('of which the older one is gone while the newer one builds', () => {
    it.each(['their beginning', 'their end'] as const)('at %s, closes nothing', async (at) => {
      const old = await setUp.start(parcelList());
      await ready(old);
      letBuild = heldRebuilds(setUp.store, at);
      const newer = await setUp.start(withCounty());
      expect(newer.buildsBeside).toBe(true);
      await setUp.stop(old);
      await eventually('it serves the rows of the older one', () => lacking(newer)?.includes('county') ?? false, PATIENCE_MS);
      expect(newer.buildsBeside).toBe(false);
      await tell(setUp.store, 2, ParcelListed({ owner: 'Bob', price: '1.00' }));
      await upTo(newer);
      letBuild();
      await built(newer);
      expect(await usual()).toEqual([{ parcelId: 1, owner: 'Ann', county: 'county of Ann' }, { parcelId: 2, owner: 'Bob', county: 'county of Bob' }]);
      await eventually('nothing of the build beside is left', async () => (await removed([withCounty()], 5)).length === 0 && (await schemas()).length === 0);
      const restarted = await setUp.start(withCounty());
      await ready(restarted);
      expect(restarted.buildsBeside).toBe(false);
    }, SLOW);

    it('closes nothing, were it in the longest of its statements', async () => {
      const old = await setUp.start(parcelList());
      await ready(old);
      const blocking = await setUp.sql.connect();
      await blocking.query('BEGIN; LOCK TABLE projection.rebuild IN EXCLUSIVE MODE');
      const newer = await setUp.start(withCounty());
      await setUp.stop(old);
      await eventually('it serves the rows of the older one', () => lacking(newer)?.includes('county') ?? false, PATIENCE_MS);
      await blocking.query('ROLLBACK');
      blocking.release();
      await built(newer);
      expect(await newer.verify('parcel-list')).toMatchObject({ equal: true });
    }, SLOW);

    it('leaves its rows to one of two newer ones, and the other builds on', async () => {
      const old = await setUp.start(parcelList());
      await ready(old);
      letBuild = heldRebuilds(setUp.store);
      const both = [await setUp.start(withCounty()), await setUp.start(louder())];
      await setUp.stop(old);
      await eventually('one of them serves', () => both.some((engine) => engine.isReady('parcel-list').ready), PATIENCE_MS);
      letBuild();
      for (const engine of both) await built(engine);
      for (const engine of both) expect(await engine.verify('parcel-list')).toMatchObject({ equal: true });
    }, SLOW);
  });

  it('lose nothing where the newer one is gone in the middle of its build: the older one goes on, and the build where it was', async () => {
    const old = await setUp.start(parcelList());
    await ready(old);
    letBuild = heldRebuilds(setUp.store);
    const newer = await setUp.start(withCounty());
    await setUp.kill(newer);
    await setUp.stop(newer);
    await tell(setUp.store, 2, ParcelListed({ owner: 'Bob', price: '1.00' }));
    await upTo(old);
    expect(old.isReady('parcel-list').ready).toBe(true);
    letBuild();
    const again = await setUp.start(withCounty());
    expect(again.buildsBeside).toBe(true);
    await ready(again);
    for (const engine of [old, again]) expect(await engine.verify('parcel-list')).toMatchObject({ equal: true });
  }, SLOW);
});

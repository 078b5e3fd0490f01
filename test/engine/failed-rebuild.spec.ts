import { EngineSetUp, eventually } from './engine-set-up.js';
import { ParcelListed, parcelList, tell } from './parcels.js';

describe('a rebuild that a process left behind and that cannot go on', () => {
  let setUp: EngineSetUp;
  const unhandled: unknown[] = [];
  const note = (error: unknown) => unhandled.push(error);

  beforeAll(async () => {
    process.on('unhandledRejection', note);
    setUp = await EngineSetUp.make();
  });

  afterAll(async () => {
    process.off('unhandledRejection', note);
    await setUp.end();
  });

  it('ends nothing else: the live rows are kept up, and the operator is told', async () => {
    await tell(setUp.store, 1, ParcelListed({ owner: 'Ann', price: '1.00' }));
    const first = await setUp.start(parcelList());
    await eventually('ready', () => first.isReady('parcel-list').ready);
    await setUp.stop(first);
    // A checkpoint without the tables that it speaks of.
    await setUp.sql.query(
      `INSERT INTO projection.checkpoint (name, version, fingerprint, handled, position, changes_from)
       SELECT 'parcel-list/rebuild', version, fingerprint, '', '', '' FROM projection.checkpoint`,
    );

    const next = await setUp.start(parcelList());
    await eventually('told', async () => (await next.status())[0]?.rebuild?.state === 'failed');
    const { position } = await tell(setUp.store, 2, ParcelListed({ owner: 'Bob', price: '2.00' }));
    expect(await next.feed.waitFor('parcel-list', position, 5_000)).toBe(true);
    expect(await setUp.rows('read_model.parcel_list')).toHaveLength(2);
    expect(unhandled).toEqual([]);
  });
});

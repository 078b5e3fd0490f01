import { START } from '../../events/store/event-store.js';
import { silent } from '../../projections/engine/logger.js';
import { EngineSetUp, eventually } from './engine-set-up.js';
import { withCounty } from './parcels-with-county.js';
import { ParcelListed, parcelList, tell } from './parcels.js';

const PATIENCE_MS = 40_000;

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

describe('a build beside the rows of another version that fails each time', () => {
  let setUp: EngineSetUp;

  beforeAll(async () => {
    setUp = await EngineSetUp.make();
  });
  afterAll(() => setUp.end());

  it('is tried again with longer rests, and both versions say that it failed and why', async () => {
    await tell(setUp.store, 1, ParcelListed({ owner: 'Ann', price: '1.00' }));
    const old = await setUp.start(parcelList());
    await eventually('ready', () => old.isReady('parcel-list').ready, PATIENCE_MS);
    const subscribe = setUp.store.subscribe.bind(setUp.store);
    setUp.store.subscribe = (after, options) => {
      if (after === START) throw new Error('Revision 0 of parcel-1 cannot be read');
      return subscribe(after, options);
    };
    const said: string[] = [];
    const newer = await setUp.startWith({ projections: [withCounty()], log: { ...silent, error: (words) => void (words.startsWith('The rows') && said.push(words)) } });
    await eventually('three tries', () => said.length >= 3, PATIENCE_MS);
    expect(said.slice(0, 3)).toEqual(['0.5', '1', '2'].map((seconds) => `The rows of parcel-list could not be built. They are tried again in ${seconds} s; until then this version does not serve`));
    expect((await newer.status())[0]).toMatchObject({ ready: false, rebuild: { error: 'Revision 0 of parcel-1 cannot be read' } });
    expect((await old.status())[0]).toMatchObject({ ready: true, besideFailed: 'Revision 0 of parcel-1 cannot be read' });
    setUp.store.subscribe = subscribe;
    await eventually('its rows are there', () => newer.isReady('parcel-list').ready, PATIENCE_MS);
    expect((await newer.status())[0]).toMatchObject({ ready: true, rebuild: { state: 'done', error: null } });
    expect((await old.status())[0]).toMatchObject({ ready: true, besideFailed: null });
  }, 120_000);
});

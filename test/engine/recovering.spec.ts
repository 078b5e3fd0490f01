import { EngineSetUp, eventually } from './engine-set-up.js';
import { ParcelListed, parcelList, tell } from './parcels.js';

describe('a projection whose table was out of order for a while', () => {
  let setUp: EngineSetUp;

  beforeEach(async () => {
    setUp = await EngineSetUp.make();
  });

  afterEach(() => setUp.end());

  it('is soon back each time, because what went well in between makes the earlier failures forgotten', async () => {
    const engine = await setUp.start(parcelList());
    const shows = (position: string, withinMs: number) => engine.feed.waitFor('parcel-list', position, withinMs);
    const list = (parcel: number) => tell(setUp.store, parcel, ParcelListed({ owner: 'Ann', price: '1.00' }));
    expect(await shows((await list(1)).position, 10_000)).toBe(true);
    const move = (from: string, to: string) => setUp.sql.query(`ALTER TABLE read_model.${from} RENAME TO ${to}`);

    await move('parcel_list', 'parcel_list_away');
    const { position } = await list(2);
    expect(await shows(position, 4_000)).toBe(false);
    await move('parcel_list_away', 'parcel_list');
    expect(await shows(position, 10_000)).toBe(true);

    await move('parcel_list', 'parcel_list_away');
    const again = await list(3);
    expect(await shows(again.position, 300)).toBe(false);
    await move('parcel_list_away', 'parcel_list');
    expect(await shows(again.position, 2_000)).toBe(true);
  });
});

describe('two comparisons of a projection with its rebuild at once', () => {
  it('take turns, and both find it equal', async () => {
    const setUp = await EngineSetUp.make();
    try {
      const engines = [await setUp.start(parcelList()), await setUp.start(parcelList())];
      for (let parcel = 1; parcel <= 300; parcel++) await tell(setUp.store, parcel, ParcelListed({ owner: 'Ann', price: '1.00' }));
      await eventually('ready', () => engines[0]!.isReady('parcel-list').ready);
      const compared = await Promise.all([...engines, ...engines].map((engine) => engine.verify('parcel-list')));
      expect(compared.map(({ equal }) => equal)).toEqual([true, true, true, true]);
    } finally {
      await setUp.end();
    }
  });
});

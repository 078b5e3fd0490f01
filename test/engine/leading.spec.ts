import { EngineSetUp, eventually } from './engine-set-up.js';
import { ParcelListed, parcelList, tell } from './parcels.js';

const SLOW = 60_000;

describe('two processes on one database', () => {
  let setUp: EngineSetUp;

  beforeEach(async () => {
    setUp = await EngineSetUp.make();
  });

  afterEach(() => setUp.end());

  it('lead a projection one at a time, both know at once what it shows, and the other takes over when the leader stops', async () => {
    const first = await setUp.start(parcelList());
    await eventually('the first leads', async () => (await first.status())[0]?.leader === 'this process');
    const second = await setUp.start(parcelList());
    const woken: string[] = [];
    second.feed.subscribe(({ list }) => woken.push(list));

    const { position } = await tell(setUp.store, 1, ParcelListed({ owner: 'Ann', price: '1.00' }));
    expect(await second.feed.waitFor('parcel-list', position, 2_000)).toBe(true);
    await eventually('the second hears of it', () => woken.includes('parcel-list'));
    expect((await second.status())[0]?.leader).toBe('another process');
    expect(await second.feed.changesSince('parcel-list', '')).toMatchObject({ changes: [{ key: '1' }] });

    await setUp.stop(first);
    await eventually('the second leads', async () => (await second.status())[0]?.leader === 'this process');
    const later = await tell(setUp.store, 2, ParcelListed({ owner: 'Ann', price: '1.00' }));
    expect(await second.feed.waitFor('parcel-list', later.position, 5_000)).toBe(true);
    expect(await setUp.rows('read_model.parcel_owner_totals')).toMatchObject([{ key: 'Ann', count: 2 }]);
  }, SLOW);

  it('count nothing twice and leave nothing out when the lead changes hands again and again in the middle of writing', async () => {
    const engines = [await setUp.start(parcelList()), await setUp.start(parcelList())];
    for (let parcel = 0; parcel < 600; parcel++) {
      await tell(setUp.store, parcel, ParcelListed({ owner: `owner ${parcel % 3}`, price: '0.10' }));
      if (parcel % 100 === 99) for (const engine of engines.slice(Math.floor(parcel / 100) % 2)) await setUp.kill(engine);
    }
    const head = await setUp.store.head();
    await eventually('everything is shown', async () => {
      const rows = await setUp.rows<{ handled: string }>('projection.checkpoint');
      return rows[0]?.handled === head.position;
    }, 30_000);
    expect(await setUp.rows('read_model.parcel_owner_totals')).toEqual(
      [0, 1, 2].map((owner) => ({ key: `owner ${owner}`, owner: `owner ${owner}`, count: 200, price: '20.00' })),
    );
    expect(await setUp.rows('projection.parked')).toEqual([]);
  }, SLOW);
});

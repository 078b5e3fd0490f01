import { pruneChangeLog } from '../../projections/engine/changes/change-log-pruning.js';
import { ChangeFeed } from '../../projections/engine/changes/change-feed.js';
import { silent } from '../../projections/engine/logger.js';
import { EngineSetUp } from './engine-set-up.js';
import { ParcelListed, parcelList, ParcelPriced, tell } from './parcels.js';

describe('the log of changed rows', () => {
  let setUp: EngineSetUp;

  beforeAll(async () => {
    setUp = await EngineSetUp.make();
  });

  afterAll(() => setUp.end());

  it('keeps the newest changes; who comes back from before them fetches the list again', async () => {
    const engine = await setUp.start(parcelList());
    const positions: string[] = [];
    for (let price = 1; price <= 4; price++) {
      const event = price === 1 ? ParcelListed({ owner: 'Ann', price: '1.00' }) : ParcelPriced({ price: `${price}.00` });
      const { position } = await tell(setUp.store, 1, event);
      await engine.feed.waitFor('parcel-list', position, 5_000);
      positions.push(position);
    }
    await pruneChangeLog(setUp.sql, parcelList(), 2);
    const elsewhere = new ChangeFeed(setUp.sql, [parcelList()], silent);

    const [first, second, third, fourth] = positions as [string, string, string, string];
    expect(await elsewhere.changesSince('parcel-list', first)).toBe('too far back');
    expect(await elsewhere.changesSince('parcel-list', second)).toMatchObject({ changes: [{ key: '1', position: fourth }] });
    expect(await elsewhere.changesSince('parcel-list', third)).toMatchObject({ changes: [{ position: fourth }] });
    expect(await setUp.rows(`(SELECT position FROM projection.change_log WHERE list = 'parcel-list')`)).toHaveLength(2);

    await pruneChangeLog(setUp.sql, parcelList(), 2, '0 seconds');
    expect(await setUp.rows('projection.change_log')).toEqual([]);
    expect(await elsewhere.changesSince('parcel-list', fourth)).toEqual({ changes: [], position: fourth });
    // Who wrote them has them in memory, whatever is pruned.
    expect(await engine.feed.changesSince('parcel-list', first)).toMatchObject({ changes: [{ key: '1', position: fourth }] });
  }, 60_000);
});

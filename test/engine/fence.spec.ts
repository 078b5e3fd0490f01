import { BatchHandler } from '../../projections/engine/run/batch-handler.js';
import { CheckpointMoved } from '../../projections/engine/write/checkpoint.js';
import { moveIdleCheckpoints } from '../../projections/engine/write/checkpoint-move.js';
import { Refused, type Consumer } from '../../projections/engine/consumer/consumer.js';
import { ConsumerHandler } from '../../projections/engine/consumer/consumer-handler.js';
import { makeEngineTables } from '../../projections/engine/schema/engine-tables.js';
import type { Handler, LateHandler } from '../../projections/engine/run/handler.js';
import { ParkedRelease } from '../../projections/engine/parking/parked-release.js';
import { ReadModelTables } from '../../projections/engine/schema/read-model-tables.js';
import { liveTarget } from '../../projections/engine/write/target.js';
import { EngineSetUp } from './engine-set-up.js';
import { ParcelListed, parcelList, ParcelMoved, ParcelNoted, parcelVocabulary, tell } from './parcels.js';

/** Two processes that both believe they lead, where the later one has released what was parked: the place among the events is the same. */
describe('a leader that does not know yet that another one released something', () => {
  let setUp: EngineSetUp;
  let unreadable: boolean;
  const refusing = (): void => {
    if (unreadable) throw new Refused('Unreadable');
  };
  const parcels = parcelList({ note: (notes, added) => (refusing(), [...notes, added]) });
  const clerk: Consumer = {
    name: 'clerk',
    types: new Set([ParcelNoted.type, ParcelMoved.type]),
    handle: () => Promise.resolve(refusing()),
  };

  beforeEach(async () => {
    unreadable = true;
    setUp = await EngineSetUp.make();
    await makeEngineTables(setUp.sql);
  });

  afterEach(() => setUp.end());

  const openParcels = async (): Promise<BatchHandler> => {
    const tables = new ReadModelTables(setUp.sql);
    await tables.learn([parcels]);
    await tables.prepare(parcels, liveTarget(parcels), { bare: false });
    return BatchHandler.open(liveTarget(parcels), parcels, { pool: setUp.sql, vocabulary: parcelVocabulary, layoutOf: tables.layoutOf });
  };
  const openClerk = async (): Promise<ConsumerHandler> => {
    await setUp.sql.query(
      `INSERT INTO projection.checkpoint (name, version, handled, position, changes_from, built) VALUES ('clerk', 0, '', '', '', true) ON CONFLICT DO NOTHING`,
    );
    return ConsumerHandler.open(clerk, { pool: setUp.sql, vocabulary: parcelVocabulary });
  };
  const handled = async (by: Handler, from: number): Promise<unknown> =>
    by.handle({ events: setUp.store.events.slice(from), position: (await setUp.store.head()).position, caughtUp: true });
  const release = (by: LateHandler) => new ParkedRelease(by, setUp.store).run('parcel-1');
  const rest = () => setUp.rows('(SELECT handled, position, attempts FROM projection.checkpoint)');

  it('writes no rows over those of the other', async () => {
    const former = await openParcels();
    await tell(setUp.store, 1, ParcelListed({ owner: 'Ann', price: '1.00' }), ParcelNoted({ note: 'fence' }));
    await handled(former, 0);
    unreadable = false;
    const later = await openParcels();
    expect(await release(later.build)).toMatchObject({ released: 1, error: null });
    const shown = [await rest(), await setUp.rows('read_model.parcel_list')];

    await tell(setUp.store, 1, ParcelMoved({ owner: 'Bob' }));
    await expect(handled(former, 2)).rejects.toThrow(CheckpointMoved);
    expect([await rest(), await setUp.rows('read_model.parcel_list')]).toEqual(shown);
    expect(await setUp.rows('read_model.parcel_owner_totals')).toMatchObject([{ key: 'Ann', count: 1 }]);
    expect(await setUp.rows('projection.parked')).toEqual([]);

    await handled(later, 2);
    expect(await setUp.rows('read_model.parcel_list')).toMatchObject([{ owner: 'Bob', notes: ['fence'] }]);
  });

  it('moves no checkpoint over events that concern nothing, and counts no attempt', async () => {
    const former = await openParcels();
    await tell(setUp.store, 1, ParcelListed({ owner: 'Ann', price: '1.00' }), ParcelNoted({ note: 'fence' }));
    await handled(former, 0);
    unreadable = false;
    const stale = await openParcels();
    const later = await openParcels();
    await release(later.build);
    const shown = await rest();

    const { position } = await tell(setUp.store, 2, ParcelMoved({ owner: 'Bob' }));
    former.place.pass(position);
    const idle = { name: parcels.name, move: former.place.moveTo({ to: position, caughtUp: false }) };
    expect([...(await moveIdleCheckpoints(setUp.sql, [idle]))]).toEqual([]);
    await expect(former.place.save()).rejects.toThrow(CheckpointMoved);
    await expect(handled(stale, 2)).rejects.toThrow(CheckpointMoved);
    expect(await rest()).toEqual(shown);
  });

  it('parks nothing behind an event that a consumer has handled meanwhile', async () => {
    const former = await openClerk();
    await tell(setUp.store, 1, ParcelListed({ owner: 'Ann', price: '1.00' }), ParcelNoted({ note: 'fence' }));
    await handled(former, 0);
    await former.place.save(true);
    unreadable = false;
    const later = await openClerk();
    expect(await release(later)).toMatchObject({ released: 1, error: null });

    await tell(setUp.store, 1, ParcelMoved({ owner: 'Bob' }));
    await expect(handled(former, 2)).rejects.toThrow(CheckpointMoved);
    await handled(later, 2);
    expect(await setUp.rows('projection.parked')).toEqual([]);
  });
});

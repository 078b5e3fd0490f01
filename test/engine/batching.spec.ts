import fc from 'fast-check';
import type { DomainEvent } from '../../events/event.js';
import type { StoredEvent } from '../../events/store/event-store.js';
import { BatchHandler } from '../../projections/engine/batch-handler.js';
import { makeEngineTables } from '../../projections/engine/engine-tables.js';
import { ReadModelTables } from '../../projections/engine/read-model-tables.js';
import type { Target } from '../../projections/engine/target.js';
import { MemoryEventStore } from '../support/memory-event-store.js';
import { EngineSetUp } from './engine-set-up.js';
import { ParcelListed, parcelList, ParcelMoved, ParcelNoted, ParcelPriced, ParcelSold, parcelVocabulary, tell } from './parcels.js';

const owner = fc.constantFrom('Ann', 'Bob', 'Cy');
/** Now and then as no column gives it back: "12" is "12.00" when it is read. */
const price = fc.integer({ min: 0, max: 99_999 }).map((cents) => (cents % 5 === 0 ? String(cents / 100) : (cents / 100).toFixed(2)));

/** Also what should never happen: changes of parcels that were never listed or are sold, and parcels listed twice. */
const happening: fc.Arbitrary<DomainEvent> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ owner, price }).map((data) => ParcelListed(data)) },
  price.map((to) => ParcelPriced({ price: to })),
  owner.map((to) => ParcelMoved({ owner: to })),
  fc.constantFrom('good', 'bad').map((note) => ParcelNoted({ note })),
  fc.constant(ParcelSold({})),
);
const history = fc.array(fc.tuple(fc.integer({ min: 1, max: 6 }), happening), { minLength: 1, maxLength: 60 });
const batchSizes = fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 10 });

const projection = parcelList({
  note: (notes, added) => {
    if (added === 'bad') throw new Error('Unreadable');
    return [...notes, added];
  },
});

const SLOW = 60_000;

describe('events handled in batches of any sizes', () => {
  const asBatches: Target = { id: 'batches', schema: 'batches', followed: true };
  const oneByOne: Target = { id: 'single', schema: 'single', followed: true };
  let setUp: EngineSetUp;
  let tables: ReadModelTables;

  beforeAll(async () => {
    setUp = await EngineSetUp.make();
    await makeEngineTables(setUp.sql);
    tables = new ReadModelTables(setUp.sql);
    await tables.learn([projection]);
    for (const target of [asBatches, oneByOne]) await tables.prepare(projection, target, { bare: false });
  });

  afterAll(() => setUp.end());

  it('give the same rows, totals and parked events as one by one', async () => {
    await fc.assert(
      fc.asyncProperty(history, batchSizes, async (events, sizes) => {
        const store = new MemoryEventStore();
        for (const [parcel, event] of events) await tell(store, parcel, event);
        expect(await outcome(asBatches, store.events, sizes)).toEqual(await outcome(oneByOne, store.events, [1]));
      }),
      { numRuns: 60 },
    );
  }, SLOW);

  async function outcome(target: Target, events: readonly StoredEvent[], sizes: readonly number[]): Promise<object> {
    await setUp.sql.query(`TRUNCATE ${target.schema}.parcel_list, ${target.schema}.parcel_owner_totals;
      DELETE FROM projection.parked WHERE projection = '${target.id}';
      UPDATE projection.checkpoint SET handled = '', position = '' WHERE name = '${target.id}'`);
    const handler = await BatchHandler.open(target, projection, { pool: setUp.sql, vocabulary: parcelVocabulary, layoutOf: tables.layoutOf });
    for (let next = 0, round = 0; next < events.length; round++) {
      const batch = events.slice(next, (next += sizes[round % sizes.length] ?? 1));
      // Who has caught up keeps rows from one batch to the next instead of reading them.
      await handler.handle({ events: batch, position: batch.at(-1)!.position, caughtUp: target === asBatches });
    }
    return {
      rows: await setUp.rows(`${target.schema}.parcel_list`),
      totals: await setUp.rows(`${target.schema}.parcel_owner_totals`),
      parked: await setUp.rows(`(SELECT stream, revision, error FROM projection.parked WHERE projection = '${target.id}')`),
    };
  }
});

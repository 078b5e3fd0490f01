import fc from 'fast-check';
import type { DomainEvent } from '../../events/kernel/event.js';
import type { StoredEvent } from '../../events/store/event-store.js';
import { BatchHandler } from '../../projections/engine/run/batch-handler.js';
import { makeEngineTables } from '../../projections/engine/schema/engine-tables.js';
import { projection, streamNumber, type Projection } from '../../projections/engine/projection.js';
import { ReadModelTables } from '../../projections/engine/schema/read-model-tables.js';
import type { Target } from '../../projections/engine/write/target.js';
import { MemoryEventStore } from '../support/memory-event-store.js';
import { EngineSetUp } from './engine-set-up.js';
import { ParcelListed, parcelList, ParcelMoved, ParcelNoted, ParcelPriced, ParcelRow, ParcelSold, parcelVocabulary, tell } from './parcels.js';

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

const parcels = parcelList({
  note: (notes, added) => {
    if (added === 'bad') throw new Error('Unreadable');
    return [...notes, added];
  },
});

const SLOW = 60_000;

describe('events handled in batches of any sizes', () => {
  const asBatches: Target = { id: 'batches', schema: 'batches', followed: true };
  const ahead: Target = { id: 'ahead', schema: 'ahead', followed: false };
  const oneByOne: Target = { id: 'single', schema: 'single', followed: true };
  let setUp: EngineSetUp;
  let tables: ReadModelTables;

  beforeAll(async () => {
    setUp = await EngineSetUp.make();
    await makeEngineTables(setUp.sql);
    tables = new ReadModelTables(setUp.sql);
    await tables.learn([parcels]);
    for (const target of [asBatches, ahead, oneByOne]) await tables.prepare(parcels, target, { bare: false });
  });

  afterAll(() => setUp.end());

  it('give the same rows, totals and parked events as one by one', async () => {
    await fc.assert(
      fc.asyncProperty(history, batchSizes, async (events, sizes) => {
        const store = new MemoryEventStore();
        for (const [parcel, event] of events) await tell(store, parcel, event);
        const expected = await outcome(oneByOne, store.events, [1]);
        expect(await outcome(asBatches, store.events, sizes)).toEqual(expected);
        expect(await outcome(ahead, store.events, sizes)).toEqual(expected);
      }),
      { numRuns: 60 },
    );
  }, SLOW);

  it('and a batch that the database refuses is taken apart before the next one, which was folded already, is handled anew', async () => {
    const store = new MemoryEventStore();
    const told: (readonly [number, DomainEvent])[] = [
      [1, ParcelListed({ owner: 'Ann', price: '1.00' })],
      [2, ParcelListed({ owner: 'Ann', price: '2.00' })],
      [2, ParcelNoted({ note: 'no database takes this: \0' })],
      [2, ParcelListed({ owner: 'Bob', price: '2.00' })],
      [1, ParcelPriced({ price: '3.00' })],
    ];
    for (const [parcel, event] of told) await tell(store, parcel, event);

    expect(await outcome(ahead, store.events, [1])).toMatchObject({
      rows: [{ parcelId: 1, price: '3.00' }, { parcelId: 2, owner: 'Ann', notes: [] }],
      totals: [{ owner: 'Ann', count: 2, price: '5.00' }],
      parked: [{ stream: 'parcel-2', revision: 1 }, { stream: 'parcel-2', revision: 2, error: null }],
    });
  }, SLOW);

  it('and who is folded ahead sees a row that is still being written as its columns will give it back', async () => {
    const store = new MemoryEventStore();
    for (const event of [ParcelListed({ owner: 'Ann', price: '1.00' }), ParcelPriced({ price: '12' }), ParcelNoted({ note: '' })]) await tell(store, 1, event);
    const noting = projection<ParcelRow>('parcel-list', { entity: ParcelRow, key: 'parcelId' })
      .creates(ParcelListed, (event) => ({ parcelId: streamNumber(event), ...event.data, notes: [], soldOn: null }))
      .changes(ParcelPriced, (_, { data }) => data)
      .changes(ParcelNoted, ({ price, notes }) => ({ notes: [...notes, `at ${price}`] }));

    expect(await outcome(ahead, store.events, [1], noting as Projection)).toMatchObject({ rows: [{ price: '12.00', notes: ['at 12.00'] }] });
  }, SLOW);

  async function outcome(target: Target, events: readonly StoredEvent[], sizes: readonly number[], of = parcels): Promise<object> {
    await setUp.sql.query(`TRUNCATE ${target.schema}.parcel_list, ${target.schema}.parcel_owner_totals;
      DELETE FROM projection.parked WHERE projection = '${target.id}';
      UPDATE projection.checkpoint SET handled = '', position = '' WHERE name = '${target.id}'`);
    const handler = await BatchHandler.open(target, of, { pool: setUp.sql, vocabulary: parcelVocabulary, layoutOf: tables.layoutOf });
    for (let next = 0, round = 0; next < events.length; round++) {
      const batch = events.slice(next, (next += sizes[round % sizes.length] ?? 1));
      // Who has caught up keeps rows from one batch to the next instead of reading them.
      const handled = { events: batch, position: batch.at(-1)!.position, caughtUp: target === asBatches };
      await (target === ahead ? handler.handleAhead(handled) : handler.handle(handled));
    }
    await handler.settled();
    return {
      rows: await setUp.rows(`${target.schema}.parcel_list`),
      totals: await setUp.rows(`${target.schema}.parcel_owner_totals`),
      parked: await setUp.rows(`(SELECT stream, revision, error FROM projection.parked WHERE projection = '${target.id}')`),
    };
  }
});

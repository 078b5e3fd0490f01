import type { StoredEvent } from '../../events/store/event-store.js';
import type { Consumer } from '../../projections/engine/consumer/consumer.js';
import type { Happened } from '../../projections/engine/log/log-dispatcher.js';
import { projection, type Projection } from '../../projections/engine/projection.js';
import { EngineSetUp, eventually } from './engine-set-up.js';
import { ParcelListed, parcelList, ParcelNoted, ParcelOwnerTotals, ParcelPriced, parcelVocabulary, tell } from './parcels.js';

const SLOW = 60_000;
/** In thousands; see mailbox.ts. */
const MORE_THAN_WAIT = 6;

/** Counts owners by name; of no use but to have a second reader of the same events. */
const owners = (): Projection =>
  projection('owners', { version: 1, entity: ParcelOwnerTotals, key: 'key' }).creates(
    ParcelListed,
    ({ data, stream }) => ({ key: stream, owner: data.owner, count: 1, price: data.price }),
    ({ stream }) => stream,
  );
const plots = (): Projection => ({ ...parcelList(), totals: [], rules: parcelList().rules });

describe('the one reader of a process', () => {
  let setUp: EngineSetUp;

  beforeEach(async () => {
    setUp = await EngineSetUp.make();
  });

  afterEach(() => setUp.end());

  it('reads and decodes an event once, however many take it', async () => {
    const decoded: string[] = [];
    const counting = Object.assign(Object.create(parcelVocabulary) as typeof parcelVocabulary, {
      decode: (stored: StoredEvent) => (decoded.push(stored.id), parcelVocabulary.decode(stored)),
    });
    const engine = await setUp.startWith({ projections: [plots(), owners()], vocabulary: counting });
    await eventually('both are ready', () => engine.isReady('parcel-list').ready && engine.isReady('owners').ready);
    await eventually('one reads', () => setUp.store.readers === 1);
    const { position } = await tell(setUp.store, 1, ParcelListed({ owner: 'Ann', price: '1.00' }), ParcelPriced({ price: '2.00' }));
    for (const list of ['parcel-list', 'owners']) expect(await engine.feed.waitFor(list, position, 5_000)).toBe(true);
    expect(decoded).toEqual(setUp.store.events.map(({ id }) => id));
    expect(setUp.store.readers).toBe(1);
  }, SLOW);

  it('waits for nobody: who is too slow reads by itself again, misses nothing, and the others are up to date meanwhile', async () => {
    let go: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (go = resolve));
    const seen: string[] = [];
    const slow: Consumer = {
      name: 'slow',
      types: new Set([ParcelNoted.type]),
      handle: async ({ position }) => {
        await held;
        seen.push(position);
      },
    };
    const engine = await setUp.startWith({ projections: [plots()], consumers: [slow] });
    await tell(setUp.store, 1, ParcelListed({ owner: 'Ann', price: '1.00' }));
    await eventually('both follow', async () => (await engine.consumerStatus())[0]?.lag.amount === 0 && engine.isReady('parcel-list').ready);
    for (let note = 0; note < MORE_THAN_WAIT; note++) {
      await tell(setUp.store, 1, ...Array.from({ length: 1_000 }, (_, index) => ParcelPriced({ price: `${index}.00` })));
      await tell(setUp.store, 2 + note, ParcelListed({ owner: 'Ann', price: '1.00' }), ...Array.from({ length: 1_000 }, () => ParcelNoted({ note: '' })));
    }
    expect(await engine.feed.waitFor('parcel-list', (await setUp.store.head()).position, 20_000)).toBe(true);
    expect(seen).toEqual([]);
    go();
    const notes = setUp.store.events.filter(({ type }) => type === ParcelNoted.type).map(({ position }) => position);
    await eventually('it has them all', () => seen.length >= notes.length, 40_000);
    expect(seen).toEqual(notes);
  }, 120_000);

  it('goes on serving when 10,000 events of one type are appended at once beside followers of every kind', async () => {
    const seen: string[] = [];
    let go: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (go = resolve));
    const slow: Consumer = { name: 'slow', types: new Set([ParcelPriced.type]), handle: async ({ position }) => (await held, void seen.push(position)) };
    const engine = await setUp.startWith({ projections: [plots(), owners()], consumers: [slow] });
    await tell(setUp.store, 1, ParcelListed({ owner: 'Ann', price: '1.00' }), ParcelPriced({ price: '1.00' }));
    const price = (_: unknown, index: number) => ParcelPriced({ price: `${index}.00` });
    await eventually('all follow', async () => (await engine.consumerStatus())[0]?.updatedAt !== null && engine.isReady('parcel-list').ready && engine.isReady('owners').ready);
    // Within what the reader keeps, and more than a mailbox holds.
    await tell(setUp.store, 1, ...Array.from({ length: 7_000 }, price));
    expect(await engine.feed.waitFor('parcel-list', (await setUp.store.head()).position, 20_000)).toBe(true);
    go();
    await tell(setUp.store, 1, ...Array.from({ length: 3_000 }, price));
    const prices = setUp.store.events.filter(({ type }) => type === ParcelPriced.type).map(({ position }) => position);
    await eventually('the slow one has them all', () => seen.length >= 10_000, 60_000);
    expect(prices.slice(-10_000)).toEqual(seen.slice(-10_000));
    for (const list of ['parcel-list', 'owners']) expect(await engine.feed.waitFor(list, prices.at(-1)!, 20_000)).toBe(true);
  }, 120_000);

  it('tells every process of each event as it happens: stream, revision, type and who did it', async () => {
    const told: Happened[][] = [[], []];
    for (const heard of told) (await setUp.start(parcelList())).onEvent((event) => heard.push(event));
    const { position } = await tell(setUp.store, 1, ParcelListed({ owner: 'Ann', price: '1.00' }));
    await eventually('both heard', () => told.every((heard) => heard.length > 0));
    const event = { stream: 'parcel-1', revision: 0, position, type: 'ParcelListed', actor: { kind: 'user', id: '7', name: 'Dana Kim' } };
    expect(told).toEqual([[event], [event]]);
  });

  it('saves the checkpoints of all that an event does not concern in one statement', async () => {
    const engine = await setUp.start(plots(), owners());
    await eventually('both are ready', () => engine.isReady('parcel-list').ready && engine.isReady('owners').ready);
    await setUp.sql.query(`
      CREATE TABLE saved (names text[]);
      CREATE FUNCTION note_save() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN INSERT INTO saved SELECT array_agg(name ORDER BY name) FROM moved HAVING count(*) > 0; RETURN NULL; END $$;
      CREATE TRIGGER saving AFTER UPDATE ON projection.checkpoint REFERENCING NEW TABLE AS moved FOR EACH STATEMENT EXECUTE FUNCTION note_save()`);
    const { position } = await setUp.store.append('elsewhere-1', -1, [{ id: '7d4c6f5e-0000-4000-8000-000000000002', type: 'Unheard', data: {}, metadata: {} }]);
    await eventually('both are stored', async () => (await setUp.rows<{ handled: string }>('projection.checkpoint')).every(({ handled }) => handled === position));
    expect(await setUp.rows('saved')).toEqual([{ names: ['owners', 'parcel-list'] }]);
  });
});

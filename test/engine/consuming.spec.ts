import type { RecordedEvent } from '../../events/kernel/event.js';
import { Refused, TryLater, type Consumer, type OwnRows } from '../../projections/engine/consumer/consumer.js';
import type { ProjectionEngine } from '../../projections/engine/projection-engine.js';
import { EngineSetUp, eventually } from './engine-set-up.js';
import { ParcelListed, parcelList, ParcelNoted, ParcelPriced, tell } from './parcels.js';

const SLOW = 60_000;

describe('a consumer that is no projection', () => {
  let setUp: EngineSetUp;
  let taken: string[];
  let refuse: (event: RecordedEvent) => Error | undefined;

  /** Takes notes and prices, and keeps a row for each in the transaction of its checkpoint. */
  const clerk = (): Consumer => ({
    name: 'clerk',
    types: new Set([ParcelNoted.type, ParcelPriced.type]),
    handle: (event): Promise<readonly OwnRows[]> => {
      const error = refuse(event);
      if (error) return Promise.reject(error);
      taken.push(wordOf(event));
      return Promise.resolve([(client) => client.query('INSERT INTO clerk_note (word) VALUES ($1)', [wordOf(event)])]);
    },
  });
  const wordOf = ({ stream, data }: RecordedEvent): string => `${stream} ${Object.values(data as object).join()}`;
  const parked = () => setUp.rows('(SELECT stream, revision, error FROM projection.parked)');
  const written = async () => (await setUp.sql.query<{ word: string }>('SELECT word FROM clerk_note ORDER BY number')).rows.map(({ word }) => word);

  beforeEach(async () => {
    taken = [];
    refuse = () => undefined;
    setUp = await EngineSetUp.make();
    await setUp.sql.query('CREATE TABLE clerk_note (number serial, word text)');
  });

  afterEach(() => setUp.end());

  async function started(): Promise<ProjectionEngine> {
    const engine = await setUp.startWith({ projections: [parcelList()], consumers: [clerk()] });
    await eventually('it has begun', async () => (await engine.consumerStatus())[0]?.updatedAt !== null);
    return engine;
  }

  it('begins at the end of the log, gets its own types in order, and writes rows of its own with its checkpoint', async () => {
    await tell(setUp.store, 1, ParcelListed({ owner: 'Ann', price: '1.00' }), ParcelNoted({ note: 'before its time' }));
    const engine = await started();
    await tell(setUp.store, 2, ParcelListed({ owner: 'Bob', price: '1.00' }), ParcelPriced({ price: '2.00' }));
    const { position } = await tell(setUp.store, 1, ParcelNoted({ note: 'now' }));
    await eventually('both are written', async () => (await written()).length === 2);
    expect(await written()).toEqual(['parcel-2 2.00', 'parcel-1 now']);
    expect(taken).toEqual(await written());
    await eventually('it is at the end', async () => (await engine.consumerStatus())[0]?.position === position);
    expect(await engine.consumerStatus()).toMatchObject([{ name: 'clerk', led: true, lag: { amount: 0 }, parkedCount: 0 }]);
  });

  it('begins where the process that deployed it started, although nobody leads it yet', async () => {
    const engine = await setUp.startWith({ projections: [parcelList()] });
    await engine.beginConsumers(['clerk']);
    await tell(setUp.store, 1, ParcelListed({ owner: 'Ann', price: '1.00' }), ParcelNoted({ note: 'before its first leadership' }));
    engine.consume(clerk());
    await eventually('it is answered', async () => (await written()).length === 1);
    expect(await written()).toEqual(['parcel-1 before its first leadership']);
  }, SLOW);

  it('parks the stream of what is refused for itself alone; an operator releases it in order', async () => {
    const engine = await started();
    refuse = ({ data }) => (wordOf({ stream: '', data } as RecordedEvent).includes('bad') ? new Refused('No such buyer') : undefined);
    await tell(setUp.store, 1, ParcelListed({ owner: 'Ann', price: '1.00' }), ParcelNoted({ note: 'bad' }), ParcelPriced({ price: '3.00' }));
    const { position } = await tell(setUp.store, 2, ParcelListed({ owner: 'Bob', price: '1.00' }), ParcelNoted({ note: 'good' }));
    await eventually('the other stream went on', async () => (await written()).includes('parcel-2 good'));
    expect(await engine.feed.waitFor('parcel-list', position, 5_000)).toBe(true);
    expect(await parked()).toEqual([
      { stream: 'parcel-1', revision: 1, error: 'No such buyer' },
      { stream: 'parcel-1', revision: 2, error: null },
    ]);
    refuse = () => undefined;
    await engine.settled(await engine.requestRelease('clerk', 'parcel-1', 'Dana Kim'), 5_000);
    expect(await written()).toEqual(['parcel-2 good', 'parcel-1 bad', 'parcel-1 3.00']);
    expect(await parked()).toEqual([]);
  }, SLOW);

  it('leaves out the event that an operator skips, on record, and takes up those behind it', async () => {
    const engine = await started();
    refuse = ({ type }) => (type === ParcelNoted.type ? new Refused('No such buyer') : undefined);
    await tell(setUp.store, 1, ParcelListed({ owner: 'Ann', price: '1.00' }), ParcelNoted({ note: 'bad' }), ParcelPriced({ price: '3.00' }));
    await eventually('parked', async () => (await parked()).length === 2);
    // Who has seen another revision leaves out nothing: not one that came later, nor one that is gone already.
    for (const revision of [0, 2]) {
      const asked = engine.requestSkip('clerk', { stream: 'parcel-1', revision, by: 'Dana Kim', reason: 'Told by phone' });
      await expect(engine.settled(await asked, 5_000)).rejects.toThrow(`Revision ${revision} of parcel-1 is not what the stream waits for`);
    }
    expect(await parked()).toHaveLength(2);
    await engine.settled(await engine.requestSkip('clerk', { stream: 'parcel-1', revision: 1, by: 'Dana Kim', reason: 'Told by phone' }), 5_000);
    expect(await written()).toEqual(['parcel-1 3.00']);
    expect(await parked()).toEqual([]);
    expect(await setUp.rows('projection.skipped')).toMatchObject([
      { projection: 'clerk', stream: 'parcel-1', revision: 1, error: 'No such buyer', by: 'Dana Kim', reason: 'Told by phone' },
    ]);
  }, SLOW);

  it('waits for what is away as long as it takes, and parks nothing', async () => {
    await started();
    let tries = 0;
    refuse = () => (++tries < 5 ? new TryLater('The mail server does not answer') : undefined);
    await tell(setUp.store, 1, ParcelListed({ owner: 'Ann', price: '1.00' }), ParcelNoted({ note: 'patient' }));
    await eventually('it got through', async () => (await written()).length === 1, 30_000);
    expect(tries).toBe(5);
    expect(await parked()).toEqual([]);
  }, SLOW);

  it('waits for a database that is full or locked in the same way', async () => {
    await started();
    let tries = 0;
    refuse = () => (++tries < 5 ? Object.assign(new Error('No space left on device'), { code: '53100' }) : undefined);
    await tell(setUp.store, 1, ParcelListed({ owner: 'Ann', price: '1.00' }), ParcelNoted({ note: 'patient' }));
    await eventually('it got through', async () => (await written()).length === 1 || (await parked()).length === 1, 30_000);
    expect(await parked()).toEqual([]);
    expect(tries).toBe(5);
  }, SLOW);

  it('waits out every failure that is not known to be the event’s own, and shows it meanwhile', async () => {
    const engine = await started();
    let tries = 0;
    let stops = true;
    refuse = () => (tries++, stops ? new Error('The process stops') : undefined);
    await tell(setUp.store, 1, ParcelListed({ owner: 'Ann', price: '1.00' }), ParcelNoted({ note: 'patient' }));
    await eventually('it was tried more often than a defect', () => tries > 3, 30_000);
    expect(await engine.consumerStatus()).toMatchObject([{ parkedCount: 0, failure: 'The process stops' }]);
    stops = false;
    await eventually('it got through', async () => (await written()).length === 1, 30_000);
    await eventually('the failure is gone', async () => (await engine.consumerStatus())[0]?.failure === null);
    expect(await parked()).toEqual([]);
  }, SLOW);

  it('ends what is under way when the process stops, and leaves what is behind it to the next', async () => {
    let go: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (go = resolve));
    let begun = 0;
    const slow: Consumer = { name: 'slow', types: new Set([ParcelNoted.type]), handle: () => (begun++, held) };
    const engine = await setUp.startWith({ consumers: [slow] });
    await eventually('it has begun', async () => (await engine.consumerStatus())[0]?.updatedAt !== null);
    await tell(setUp.store, 1, ParcelListed({ owner: 'Ann', price: '1.00' }), ParcelNoted({ note: 'under way' }), ParcelNoted({ note: 'behind' }));
    await eventually('one is under way', () => begun === 1);
    const stopped = setUp.stop(engine);
    go();
    await stopped;
    expect(begun).toBe(1);
    expect(await setUp.rows('projection.checkpoint')).toMatchObject([{ handled: setUp.store.events[1]!.position, attempts: 0 }]);
    expect(await parked()).toEqual([]);
  }, SLOW);

  it('takes up every stream that one cause parked, at one word', async () => {
    const engine = await started();
    refuse = ({ stream }) => new Refused(stream === 'parcel-3' ? 'Another cause' : 'No such buyer');
    for (const parcel of [1, 2, 3]) await tell(setUp.store, parcel, ParcelListed({ owner: 'Ann', price: '1.00' }), ParcelNoted({ note: `of ${parcel}` }));
    await eventually('all are parked', async () => (await parked()).length === 3);
    refuse = () => undefined;
    expect(await engine.requestReleaseOfCause('clerk', 'No such buyer', 'Dana Kim')).toBe(2);
    await eventually('both are done', async () => (await written()).length === 2);
    expect(await parked()).toEqual([{ stream: 'parcel-3', revision: 1, error: 'Another cause' }]);
  }, SLOW);

  it('is tried three times with what it fails at for reasons of its own, then parks it', async () => {
    await started();
    let tries = 0;
    refuse = () => (tries++, new TypeError('undefined is not a buyer'));
    await tell(setUp.store, 1, ParcelListed({ owner: 'Ann', price: '1.00' }), ParcelNoted({ note: 'odd' }));
    await eventually('parked', async () => (await parked()).length === 1);
    expect(tries).toBe(3);
    expect(await parked()).toEqual([{ stream: 'parcel-1', revision: 1, error: 'undefined is not a buyer' }]);
  }, SLOW);

  it('leaves nothing out and writes nothing twice when the lead changes hands again and again', async () => {
    const engines = [await started(), await setUp.startWith({ consumers: [clerk()] })];
    for (let parcel = 0; parcel < 200; parcel++) {
      await tell(setUp.store, parcel, ParcelListed({ owner: 'Ann', price: '1.00' }), ParcelNoted({ note: 'once' }));
      if (parcel % 50 === 49) for (const engine of engines.slice(Math.floor(parcel / 50) % 2)) await setUp.kill(engine);
    }
    await eventually('all are written', async () => (await written()).length >= 200, 30_000);
    expect(new Set(await written()).size).toBe(200);
    expect(await written()).toHaveLength(200);
  }, SLOW);
});

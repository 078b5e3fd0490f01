import { randomUUID } from 'node:crypto';
import {
  AppendTooLarge,
  NO_STREAM,
  START,
  WrongExpectedRevision,
  type EventStore,
  type StoredEvent,
} from '../../events/store/event-store.js';
import { eventsOf, follow, newEvent, newEvents, newStream } from './new-events.js';
import { followWhileWriting } from './order-check.js';
import { followingSomeTypes } from './some-types-contract.js';

/** Where the stores under test keep their events. */
export interface Ground {
  /** Opened once more, it is a second store on the same data, as after a restart or in another process. */
  open(): Promise<EventStore>;
  /** Once all of them are closed. */
  leave(): unknown;
}

/** What every adapter must do. */
export function eventStoreContract(prepare: () => Promise<Ground>): void {
  const opened: EventStore[] = [];
  let ground: Ground;
  let store: EventStore;
  const reopen = async (): Promise<EventStore> => {
    const another = await ground.open();
    opened.push(another);
    return another;
  };
  beforeAll(async () => {
    ground = await prepare();
    store = await reopen();
  }, 120_000);
  afterAll(async () => {
    await Promise.all(opened.map((one) => one.close()));
    await ground?.leave();
  });

  describe('appending', () => {
    test('starts a stream, then goes on at the revision that was read', async () => {
      const stream = newStream();
      expect(await store.append(stream, NO_STREAM, newEvents(1))).toMatchObject({ revision: 0, repeated: false });
      expect(await store.append(stream, 0, newEvents(3))).toMatchObject({ revision: 3, repeated: false });
      expect(await store.append(stream, 3, newEvents(1))).toMatchObject({ revision: 4 });
    });

    test('answers with the position that the last event has when it is read', async () => {
      const stream = newStream();
      const { position } = await store.append(stream, NO_STREAM, newEvents(2));
      const from = (await eventsOf(store, stream))[0]!.position;
      const followed = await follow(store, from, (events) => events.length > 0);
      expect(followed.find((event) => event.stream === stream)).toMatchObject({ revision: 1, position });
    });

    test.each([
      ['that does not exist, at revision 0', 0, 0, NO_STREAM],
      ['that exists, as a new one', 2, NO_STREAM, 1],
      ['at an older revision', 3, 1, 2],
      ['at a revision that it has not reached', 1, 5, 0],
    ])('refuses a stream %s', async (_, existing, expected, actual) => {
      const stream = newStream();
      if (existing) await store.append(stream, NO_STREAM, newEvents(existing));
      const refusal = await store.append(stream, expected, newEvents(1)).catch((error: unknown) => error);
      expect(refusal).toBeInstanceOf(WrongExpectedRevision);
      expect(refusal).toMatchObject({ stream, expected, actual });
      expect(await eventsOf(store, stream)).toHaveLength(existing);
    });

    test('lets one of two writers at the same revision win', async () => {
      const stream = newStream();
      await store.append(stream, NO_STREAM, newEvents(1));
      const other = await reopen();
      const results = await Promise.allSettled([store, other].map((writer) => writer.append(stream, 0, newEvents(1))));
      expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      expect(await eventsOf(store, stream)).toHaveLength(2);
    });

    test('refuses only the append that conflicts, not those that travel with it', async () => {
      const [taken, free, fresh] = [newStream(), newStream(), newStream()];
      await store.append(taken, NO_STREAM, newEvents(1));
      const results = await Promise.allSettled(
        [free, taken, fresh].map((stream) => store.append(stream, NO_STREAM, newEvents(2))),
      );
      expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
      expect(await eventsOf(store, free)).toHaveLength(2);
      expect(await eventsOf(store, taken)).toHaveLength(1);
    });

    test('refuses an append without events, and one over the size limit', async () => {
      const stream = newStream();
      await expect(store.append(stream, NO_STREAM, [])).rejects.toThrow(TypeError);
      const tooLarge = newEvent({ text: 'x'.repeat(1_048_576) });
      await expect(store.append(stream, NO_STREAM, [tooLarge])).rejects.toBeInstanceOf(AppendTooLarge);
      expect(await eventsOf(store, stream)).toEqual([]);
    });
  });

  describe('repeating an append', () => {
    test('answers as the first time, also after later events and after a restart', async () => {
      const stream = newStream();
      const events = newEvents(2);
      const first = await store.append(stream, NO_STREAM, events);
      expect(await store.append(stream, NO_STREAM, events)).toEqual({ ...first, repeated: true });
      await store.append(stream, 1, newEvents(1));
      const restarted = await reopen();
      expect(await restarted.append(stream, NO_STREAM, events)).toEqual({ ...first, repeated: true });
      expect(await eventsOf(store, stream)).toHaveLength(3);
    });

    test('is a conflict when old events come with new ones', async () => {
      const stream = newStream();
      const [known] = newEvents(1);
      await store.append(stream, NO_STREAM, [known!]);
      await expect(store.append(stream, NO_STREAM, [known!, newEvent()])).rejects.toBeInstanceOf(WrongExpectedRevision);
      expect(await eventsOf(store, stream)).toHaveLength(1);
    });

    test('writes once when it is sent many times at once', async () => {
      const stream = newStream();
      const events = newEvents(2);
      const answers = await Promise.all(Array.from({ length: 8 }, () => store.append(stream, NO_STREAM, events)));
      expect(new Set(answers.map(({ position }) => position)).size).toBe(1);
      expect(await eventsOf(store, stream)).toHaveLength(2);
    });
  });

  describe('reading a stream', () => {
    test('forwards, backwards, from a revision and so many', async () => {
      const stream = newStream();
      await store.append(stream, NO_STREAM, newEvents(5));
      const revisions = async (options: Parameters<EventStore['read']>[1]): Promise<number[]> => {
        const found: number[] = [];
        for await (const { revision } of store.read(stream, options)) found.push(revision);
        return found;
      };
      expect(await revisions({})).toEqual([0, 1, 2, 3, 4]);
      expect(await revisions({ from: 3 })).toEqual([3, 4]);
      expect(await revisions({ direction: 'backward' })).toEqual([4, 3, 2, 1, 0]);
      expect(await revisions({ direction: 'backward', from: 2, limit: 2 })).toEqual([2, 1]);
      expect(await revisions({ limit: 0 })).toEqual([]);
      expect(await revisions({ from: 5 })).toEqual([]);
    });

    test('finds nothing where there is no stream', async () => {
      expect(await eventsOf(store, newStream())).toEqual([]);
    });

    test('goes on past a page', async () => {
      const stream = newStream();
      await store.append(stream, NO_STREAM, newEvents(1201));
      expect((await eventsOf(store, stream)).map(({ revision }) => revision)).toEqual([...Array(1201).keys()]);
    });

    test('gives back what was appended, whatever it says', async () => {
      const stream = `shipment-Zürich/東京 ${randomUUID()}`;
      const told = [
        newEvent({ text: 'Müller – 東京 – 😀 – "quotes" \\ \u0000 \n', none: null, deep: [{ n: 1.5 }, [], true] }),
        newEvent({ text: 'ß'.repeat(250_000) }),
        newEvent({ a: 1 }, 'TypeThatNobodyKnows'),
      ];
      await store.append(stream, NO_STREAM, told);
      const events = await eventsOf(store, stream);
      expect(events.map(({ id, type, data, metadata }) => ({ id, type, data, metadata }))).toEqual(told);
      expect(events.every(({ recordedAt }) => !Number.isNaN(Date.parse(recordedAt)) && recordedAt.endsWith('Z'))).toBe(true);
    });
  });

  describe('following everything', () => {
    test('delivers every event once and in order while 16 write', async () => {
      const { position } = await store.head();
      const findings = await followWhileWriting(store, position, { writers: 16, appends: 25 });
      expect(findings).toEqual({ missing: [], deliveredTwice: [], outOfOrder: [] });
    });

    test('goes on exactly after a checkpoint, in another process too', async () => {
      const { position: before } = await store.head();
      const stream = newStream();
      await store.append(stream, NO_STREAM, newEvents(7));
      await store.append(newStream(), NO_STREAM, newEvents(2));
      const all = await follow(store, before, (events) => events.length >= 9);
      const restarted = await reopen();
      for (const [index, checkpoint] of all.entries()) {
        if (index === all.length - 1) break;
        const rest = await follow(restarted, checkpoint.position, (events) => events.length >= all.length - index - 1);
        expect(rest.map(({ id }) => id)).toEqual(all.slice(index + 1).map(({ id }) => id));
      }
    });

    test('starts with the very first event', async () => {
      const [first] = await follow(store, START, (events) => events.length > 0);
      const again = await follow(store, START, (_, batch) => batch.caughtUp);
      expect(again[0]).toEqual(first);
    });

    test('says when the end is reached, and goes on saying so', async () => {
      const { position } = await store.append(newStream(), NO_STREAM, newEvents(1));
      let told = 0;
      const events = await follow(store, position, (_, batch) => batch.caughtUp && batch.events.length === 0 && ++told === 2);
      expect({ told, events }).toEqual({ told: 2, events: [] });
    });

    test('ends when it is told to', async () => {
      const end = new AbortController();
      const batches: StoredEvent[] = [];
      setTimeout(() => end.abort(), 200);
      const { position } = await store.head();
      for await (const batch of store.subscribe(position, { signal: end.signal })) batches.push(...batch.events);
      expect(batches).toEqual([]);
    });

    test('hands over as many events as are asked for', async () => {
      const { position } = await store.head();
      await store.append(newStream(), NO_STREAM, newEvents(10));
      const sizes: number[] = [];
      for await (const batch of store.subscribe(position, { signal: AbortSignal.timeout(20_000), batchSize: () => 4 })) {
        sizes.push(batch.events.length);
        if (sizes.reduce((sum, size) => sum + size, 0) >= 10) break;
      }
      expect(Math.max(...sizes)).toBeLessThanOrEqual(4);
    });
  });

  followingSomeTypes(() => store);

  describe('where the store ends', () => {
    test('is the last event, and the lag is counted up to it', async () => {
      const { position: before } = await store.head();
      const { position } = await store.append(newStream(), NO_STREAM, newEvents(3));
      const head = await store.head();
      expect(head.position).toBe(position);
      expect(Date.now() - Date.parse(head.recordedAt!)).toBeLessThan(60_000);
      expect(store.lag(before, head.position).amount).toBeGreaterThan(0);
      expect(store.lag(head.position, head.position).amount).toBe(0);
      await store.check();
    });
  });
}

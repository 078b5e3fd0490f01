import { NO_STREAM, START, StoreUnavailable } from '../../events/store/event-store.js';
import { EventStoreDbEventStore } from '../../events/store/eventstoredb.event-store.js';
import { eventsOf, follow, newEvents, newStream } from './new-events.js';
import { followWhileWriting } from './order-check.js';
import type { AppendFault, SubscriptionFault } from './stand-in/misbehaviour.js';
import { StandIn } from './stand-in/stand-in-server.js';

const NOTHING_WRONG = { missing: [], deliveredTwice: [], outOfOrder: [] };
/** Short clocks, so that a hang is noticed within the test. */
const HASTE = { patience: { total: 8000, answer: 800 }, silence: 600 };

describe('When EventStoreDB misbehaves', () => {
  let standIn: StandIn;
  let store: EventStoreDbEventStore;
  beforeEach(async () => {
    standIn = await new StandIn().start();
    store = await EventStoreDbEventStore.open(standIn.url, HASTE);
  });
  afterEach(async () => {
    await store.close();
    standIn.kill();
  });

  const appendFaults: [string, AppendFault][] = [
    ['loses the answer', { kind: 'lost answer' }],
    ['hangs', { kind: 'hang' }],
    ['is not ready', { kind: 'not ready' }],
    ['ends the call with code 13 before it wrote', { kind: 'ends', code: 13, written: false }],
    ['ends the call with code 13 after it wrote', { kind: 'ends', code: 13, written: true }],
    ['ends the call with code 14 before it wrote', { kind: 'ends', code: 14, written: false }],
    ['ends the call with code 14 after it wrote', { kind: 'ends', code: 14, written: true }],
  ];

  test.each(appendFaults)('an append is written once when the server %s', async (_, fault) => {
    const stream = newStream();
    await store.append(stream, NO_STREAM, newEvents(1));
    standIn.misbehaviour.onAppend(fault, fault);
    expect(await store.append(stream, 0, newEvents(2))).toMatchObject({ revision: 2 });
    expect(await eventsOf(store, stream)).toHaveLength(3);
    expect(standIn.misbehaviour.outstanding).toBe(0);
  });

  test.each(appendFaults)(
    'appends under way beside it are neither lost nor doubled when the server %s',
    async (_, fault) => {
      const writing = followWhileWriting(store, START, { writers: 8, appends: 10 });
      for (let round = 0; round < 3; round++) {
        standIn.misbehaviour.onAppend(fault);
        await new Promise((resume) => setTimeout(resume, 30));
      }
      expect(await writing).toEqual(NOTHING_WRONG);
      expect(standIn.misbehaviour.outstanding).toBe(0);
    },
    30_000,
  );

  const subscriptionFaults: [string, (after: number) => SubscriptionFault][] = [
    ['is dropped as too slow', (after) => ({ kind: 'too slow', after })],
    ['ends with code 13', (after) => ({ kind: 'ends', code: 13, after })],
    ['ends with code 14', (after) => ({ kind: 'ends', code: 14, after })],
    ['hangs', (after) => ({ kind: 'hang', after })],
  ];

  test.each(subscriptionFaults)(
    'a subscription that %s goes on without a gap',
    async (_, fault) => {
      standIn.misbehaviour.onSubscription(fault(0), fault(5), fault(1), fault(12));
      expect(await followWhileWriting(store, START, { writers: 4, appends: 20 })).toEqual(NOTHING_WRONG);
      expect(standIn.misbehaviour.outstanding).toBe(0);
    },
    40_000,
  );

  test('a server that looks for long before it finds an event of the types asked for is waited for', async () => {
    const [event] = newEvents(1);
    await store.append(newStream(), NO_STREAM, [event!]);
    standIn.misbehaviour.looksForMs = 2_500;
    const found: string[] = [];
    const end = new AbortController();
    for await (const { events } of store.subscribe(START, { signal: end.signal, types: new Set([event!.type]) })) {
      found.push(...events.map(({ id }) => id));
      if (found.length > 0) break;
    }
    expect(found).toEqual([event!.id]);
  }, 15_000);

  test('a restart under load loses and doubles nothing', async () => {
    const writing = followWhileWriting(store, START, { writers: 8, appends: 40 });
    for (let round = 0; round < 3; round++) {
      await new Promise((resume) => setTimeout(resume, 60));
      standIn.kill();
      await new Promise((resume) => setTimeout(resume, 150));
      await standIn.start();
    }
    expect(await writing).toEqual(NOTHING_WRONG);
  }, 60_000);

  test('a server that stays away is told as unavailable, and is found again when it returns', async () => {
    const stream = newStream();
    const impatient = await EventStoreDbEventStore.open(standIn.url, { patience: { total: 1000, answer: 300 } });
    standIn.kill();
    await expect(impatient.append(stream, NO_STREAM, newEvents(1))).rejects.toBeInstanceOf(StoreUnavailable);
    await expect(impatient.check()).rejects.toThrow();
    await standIn.start();
    const events = newEvents(1);
    expect(await store.append(stream, NO_STREAM, events)).toMatchObject({ revision: 0 });
    await impatient.close();
  }, 30_000);

  test('the server’s own events are never delivered', async () => {
    await store.append(newStream(), NO_STREAM, newEvents(1));
    const events = await follow(store, START, (_, batch) => batch.caughtUp);
    expect(standIn.log.entries.some(({ type }) => type.startsWith('$'))).toBe(true);
    expect(events.some(({ type }) => type.startsWith('$'))).toBe(false);
  });
});

import { setTimeout as pause } from 'node:timers/promises';
import type { StoredEvent } from '../event-store.js';
import type { Append } from './append-functions.js';
import type { EventRows } from './event-rows.js';
import { placeOf, positionOf } from './position.js';
import { Tail } from './tail.js';

const event = (place: number) => ({ position: positionOf(place) }) as StoredEvent;
const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

describe('the tail of the store', () => {
  let reads: ((events: StoredEvent[]) => void)[];
  let tail: Tail;
  let closing: AbortController;
  beforeEach(() => {
    reads = [];
    closing = new AbortController();
    const rows: Pick<EventRows, 'headPlace' | 'after'> = {
      headPlace: () => Promise.resolve(4),
      after: () => new Promise((resolve) => reads.push(resolve)),
    };
    tail = new Tail(rows as EventRows, closing.signal);
  });

  const follow = () => tail.follow(positionOf(4), { signal: new AbortController().signal })[Symbol.asyncIterator]();

  /** This process appended the event of that place. */
  function appended(place: number): void {
    const events = [{ id: '', type: 'BoatMoored', data: '{}', metadata: '{}' }];
    const batch: Append[] = [{ stream: 'boat-1', expected: place - 2, events }];
    tail.take(batch, { base: place - 1, recorded: new Date(0) });
  }

  async function places(next: Promise<IteratorResult<{ readonly events: readonly StoredEvent[] }>>): Promise<number[]> {
    return (await next).value.events.map(({ position }: StoredEvent) => placeOf(position));
  }

  it('tells once what it is given by who appended it while it was just being read', async () => {
    const following = follow();
    const first = following.next();
    await nextTurn();
    const [readOfFollower, readForAll] = reads;
    readOfFollower!([]);
    expect(await places(first)).toEqual([]);
    const second = following.next();
    await nextTurn();
    appended(5);
    appended(6);
    readForAll!([event(5)]);
    expect(await places(second)).toEqual([5, 6]);
    const third = following.next();
    appended(6);
    await nextTurn();
    reads[2]!([event(7)]);
    expect(await places(third)).toEqual([7]);
    closing.abort();
    reads[3]?.([]);
    await tail.stopped();
  });

  it('ends for who waits when the store closes', async () => {
    const following = follow();
    const first = following.next();
    await nextTurn();
    for (const read of reads) read([]);
    await first;
    const second = following.next();
    await nextTurn();
    closing.abort();
    // At once, and not with the next heartbeat.
    expect(await Promise.race([second, pause(200, 'waits')])).toEqual({ done: true, value: undefined });
    await tail.stopped();
  });
});

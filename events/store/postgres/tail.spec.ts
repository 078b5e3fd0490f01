import type { StoredEvent } from '../event-store.js';
import type { EventRows } from './event-rows.js';
import { placeOf, positionOf } from './position.js';
import { Tail } from './tail.js';

const event = (place: number) => ({ position: positionOf(place) }) as StoredEvent;
const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

describe('the tail of the store', () => {
  it('knows once what it is given by who appended it while it was just being read', async () => {
    const reads: ((events: StoredEvent[]) => void)[] = [];
    const rows: Pick<EventRows, 'headPlace' | 'after'> = {
      headPlace: () => Promise.resolve(4),
      after: () => new Promise((resolve) => reads.push(resolve)),
    };
    const tail = new Tail(rows as EventRows);
    tail.join();
    await nextTurn();
    expect(tail.take(4, () => [event(5)])).toBe(true);
    expect(tail.take(5, () => [event(6)])).toBe(true);
    reads[0]!([event(5)]);
    await nextTurn();
    expect(tail.after(4, 10)?.map(({ position }) => placeOf(position))).toEqual([5, 6]);
    expect(tail.isEnd(5)).toBe(false);
    expect(tail.take(5, () => [event(6)])).toBe(false);
    reads[1]?.([]);
    await tail.stopped();
  });
});

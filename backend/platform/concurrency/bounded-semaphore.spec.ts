import { setTimeout as pause } from 'node:timers/promises';
import { NoPlaceFree, BoundedSemaphore } from './bounded-semaphore.js';

describe('places', () => {
  it('are given to who waits, in the order they came', async () => {
    const places = new BoundedSemaphore(1, 5_000);
    const leave = await places.enter();
    const order: string[] = [];
    const waiting = ['first', 'second'].map((name) => places.enter().then((left) => (order.push(name), left())));
    await pause(10);
    expect(order).toEqual([]);
    leave();
    await Promise.all(waiting);
    expect(order).toEqual(['first', 'second']);
  });

  it('keep nobody waiting for long, and who gave up takes none later', async () => {
    const places = new BoundedSemaphore(1, 20);
    const leave = await places.enter();
    await expect(places.enter()).rejects.toBeInstanceOf(NoPlaceFree);
    leave();
    (await places.enter())();
  });

  it('go past whoever left while they waited', async () => {
    const places = new BoundedSemaphore(1, 5_000);
    const leave = await places.enter();
    const gone = new AbortController();
    const left = places.enter(gone.signal);
    const next = places.enter();
    gone.abort();
    await expect(left).rejects.toBeInstanceOf(NoPlaceFree);
    await expect(places.enter(gone.signal)).rejects.toBeInstanceOf(NoPlaceFree);
    leave();
    (await next)();
    (await places.enter())();
  });
});

import { SemaphoresByPerson } from './semaphores-by-person.js';
import { NoPlaceFree, BoundedSemaphore } from './bounded-semaphore.js';

describe('places of each person', () => {
  const places = () => new SemaphoresByPerson(() => new BoundedSemaphore(1, 20, 1));

  it('are taken by nobody else', async () => {
    const own = places();
    await own.enter('Dana');
    await expect(own.enter('Dana')).rejects.toBeInstanceOf(NoPlaceFree);
    await own.enter('Kim');
  });

  it('have a line of their own, which is not longer than it may be', async () => {
    const own = places();
    const leave = await own.enter('Dana');
    const waiting = own.enter('Dana');
    await expect(own.enter('Dana')).rejects.toBeInstanceOf(NoPlaceFree);
    leave();
    (await waiting)();
    await own.enter('Dana');
  });

  it('are forgotten when their owner asks for nothing any more, also by who gave up', async () => {
    const own = places();
    const leave = await own.enter('Dana');
    await expect(own.enter('Dana')).rejects.toBeInstanceOf(NoPlaceFree);
    expect(own.people).toBe(1);
    leave();
    expect(own.people).toBe(0);
  });
});

import { KeyedQueue } from './keyed-queue.js';

const tick = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('KeyedQueue', () => {
  it('runs tasks of one key one after another, in the order asked', async () => {
    const queue = new KeyedQueue();
    const log: string[] = [];
    const task = (name: string) => async () => {
      log.push(`${name} begins`);
      await tick();
      log.push(`${name} ends`);
    };
    await Promise.all([queue.run('a', task('first')), queue.run('a', task('second'))]);
    expect(log).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
  });

  it('goes on after a task that failed, and tells only its own caller', async () => {
    const queue = new KeyedQueue();
    const failing = queue.run('a', () => Promise.reject(new Error('refused')));
    const following = queue.run('a', () => Promise.resolve('done'));
    await expect(failing).rejects.toThrow('refused');
    await expect(following).resolves.toBe('done');
  });

  it('lets other keys go at once', async () => {
    const queue = new KeyedQueue();
    let release = () => {};
    const blocked = queue.run('a', () => new Promise<void>((resolve) => (release = resolve)));
    await expect(queue.run('b', () => Promise.resolve('free'))).resolves.toBe('free');
    release();
    await blocked;
  });
});

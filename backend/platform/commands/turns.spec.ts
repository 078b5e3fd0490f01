import { Turns } from './turns.js';

const tick = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('Turns', () => {
  it('runs tasks of one key one after another, in the order asked', async () => {
    const turns = new Turns();
    const log: string[] = [];
    const task = (name: string) => async () => {
      log.push(`${name} begins`);
      await tick();
      log.push(`${name} ends`);
    };
    await Promise.all([turns.take('a', task('first')), turns.take('a', task('second'))]);
    expect(log).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
  });

  it('goes on after a task that failed, and tells only its own caller', async () => {
    const turns = new Turns();
    const failing = turns.take('a', () => Promise.reject(new Error('refused')));
    const following = turns.take('a', () => Promise.resolve('done'));
    await expect(failing).rejects.toThrow('refused');
    await expect(following).resolves.toBe('done');
  });

  it('lets other keys go at once', async () => {
    const turns = new Turns();
    let release = () => {};
    const blocked = turns.take('a', () => new Promise<void>((resolve) => (release = resolve)));
    await expect(turns.take('b', () => Promise.resolve('free'))).resolves.toBe('free');
    release();
    await blocked;
  });
});

import type pg from 'pg';
import { DatabaseMutex } from './database-mutex.js';

/** A database where another process has every lock. */
function taken(tried: () => void) {
  const released: boolean[] = [];
  const client = { on: () => undefined, off: () => undefined, query: () => (tried(), Promise.resolve({ rows: [{ free: false }] })), release: (broken: boolean) => released.push(broken) };
  let connected = 0;
  const pool = { options: { max: 3 }, connect: () => (connected++, Promise.resolve(client)) };
  return { released, connections: () => connected, locks: new DatabaseMutex(pool as unknown as pg.Pool) };
}

describe('Who waits until another process is done', () => {
  it('ends with its signal, and gives its connection back', async () => {
    const stop = new AbortController();
    const reason = new Error('stopped');
    const { locks, released } = taken(() => setImmediate(() => stop.abort(reason)));
    await expect(locks.run('erasures', () => Promise.resolve('done'), stop.signal)).rejects.toBe(reason);
    expect(released).toEqual([true]);
  });

  it('takes no connection once it is to end', async () => {
    const { locks, connections } = taken(() => undefined);
    await expect(locks.run('erasures', () => Promise.resolve('done'), AbortSignal.abort(new Error('stopped')))).rejects.toThrow('stopped');
    expect(connections()).toBe(0);
  });
});

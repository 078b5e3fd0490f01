import type { Pool } from 'pg';
import { withDatabaseLock } from './database-lock.js';

/** A connection that answers a question when it is told to, and one question at a time. */
function connection() {
  const asked: { readonly text: string; readonly answer: (error?: Error) => void }[] = [];
  let atOnce = 0;
  const client = {
    on: () => undefined,
    off: () => undefined,
    release: () => undefined,
    query: (text: string) => {
      if (text !== 'SELECT 1') return Promise.resolve({ rows: [{ free: true }] });
      atOnce++;
      if (atOnce > 1) throw new Error('Two questions at once');
      return new Promise<void>((resolve, reject) => asked.push({ text, answer: (error) => (atOnce--, error ? reject(error) : resolve()) }));
    },
  };
  return { asked, pool: { connect: () => Promise.resolve(client) } as unknown as Pool };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('Whether a lock of the database is still held', () => {
  it('is asked once at a time, and of an answer share those who asked before its question', async () => {
    const { asked, pool } = connection();
    await withDatabaseLock(pool, { of: 1, name: 'books' }, async (stillHeld) => {
      const first = stillHeld();
      await turn();
      const later = [stillHeld(), stillHeld()];
      await turn();
      expect(asked).toHaveLength(1);
      asked[0]!.answer();
      await first;
      await turn();
      expect(asked).toHaveLength(2);
      asked[1]!.answer();
      await Promise.all(later);
    });
  });

  it('is no again for each who asks once the connection is gone', async () => {
    const { asked, pool } = connection();
    await withDatabaseLock(pool, { of: 1, name: 'books' }, async (stillHeld) => {
      for (const place of [0, 1]) {
        const held = stillHeld();
        await turn();
        asked[place]!.answer(new Error('Connection terminated'));
        await expect(held).rejects.toThrow('Connection terminated');
      }
    });
  });
});

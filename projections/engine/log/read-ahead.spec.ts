import { setImmediate as settled } from 'node:timers/promises';
import { readAhead } from './read-ahead.js';

describe('reading ahead', () => {
  let closed: boolean;
  let asked: number;

  async function* source(): AsyncGenerator<number> {
    try {
      for (asked = 1; asked <= 3; asked++) yield await Promise.resolve(asked);
    } finally {
      closed = true;
    }
  }

  beforeEach(() => {
    closed = false;
  });

  it('has the next item under way while one is handled', async () => {
    const taken: number[] = [];
    for await (const item of readAhead(source())) {
      await settled();
      taken.push(item, asked);
    }
    expect(taken).toEqual([1, 2, 2, 3, 3, 4]);
  });

  it('closes the source when its reader has had enough', async () => {
    for await (const item of readAhead(source())) if (item === 1) break;
    await settled();
    expect(closed).toBe(true);
  });
});

import { PointsHeld } from '../../../events/points/points.events.js';
import { reaction } from './reaction.js';
import { backfill } from './backfill.js';

describe('what is open when a reaction is first deployed', () => {
  it('is looked for again when the process stops before all of it was found', async () => {
    const written: unknown[] = [];
    const pool = { query: (text: string) => Promise.resolve((text.startsWith('INSERT') && written.push(text), { rows: [] })) };
    const store = {
      head: () => Promise.resolve({ position: '9' }),
      subscribe: async function* () {
        yield await Promise.resolve({ events: [], position: '5', caughtUp: false });
      },
    };
    const release = reaction('release', 'Released').at(PointsHeld, ({ data }) => data.heldUntil, () => undefined).backfill();
    await expect(backfill(release, { pool, store, vocabulary: {}, due: {} } as never)).rejects.toThrow('not read to its end');
    expect(written).toEqual([]);
  });
});

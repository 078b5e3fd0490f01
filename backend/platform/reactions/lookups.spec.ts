import { TryLater } from '../../../projections/engine/consumer/consumer.js';
import { lookupsAbout } from './lookups.js';

describe('what a reaction looks up', () => {
  const held = new Set(['lead-20']);
  const facts = lookupsAbout((what) => what, { position: '7', stream: 'tour-5' }, {
    nextId: () => Promise.resolve(1),
    waitFor: () => Promise.resolve(true),
    heldBy: (_list, wanted) => Promise.resolve([...held].map((stream) => ({ stream, revision: 4, eventType: 'TourBooked' })).find(({ stream }) => wanted.includes(stream))),
  });
  const stale = () => Promise.resolve('stale');

  it('waits while an event of the row is parked, and decides on no stale row', async () => {
    await expect(facts.from('lead-list', stale, ['lead-20'])).rejects.toBeInstanceOf(TryLater);
    held.add('tour-5');
    await expect(facts.from('tour-list', stale)).rejects.toBeInstanceOf(TryLater);
    await expect(facts.from('tour-list', stale)).rejects.toThrow('tour-list has TourBooked parked, revision 4 of tour-5');
  });

  it('is not held up by what is parked elsewhere', async () => {
    held.delete('tour-5');
    expect(await facts.from('lead-list', stale, ['lead-21'])).toBe('stale');
  });
});

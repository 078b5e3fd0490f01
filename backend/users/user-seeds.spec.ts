import type { EventMetadata } from '../../events/kernel/metadata.js';
import { DoneInMemory } from '../../test/support/done-in-memory.js';
import { MemoryEventStore } from '../../test/support/memory-event-store.js';
import { CommandExecutor } from '../platform/commands/command-executor.js';
import type { IdSequence } from '../platform/commands/id-sequence.js';
import { StreamStates } from '../platform/commands/stream-states.js';
import { UserSeeds, type Seed } from './user-seeds.js';

const dana: Seed = { firstName: 'Dana', lastName: 'Kim', email: 'dana@example.com', role: 'Executive', homeRoute: '/admin/contracts', permissions: ['Tours_Main'] };

describe('a user whom the product itself adds', () => {
  it('is known again at every start, by the hash that companies of long ago have in their events', async () => {
    const store = new MemoryEventStore();
    const ids = { next: () => Promise.resolve(17) } as unknown as IdSequence;
    const seeds = new UserSeeds(new CommandExecutor(store, new StreamStates(store), new DoneInMemory()), ids);
    for (const _ of [1, 2]) expect(await seeds.add(dana, 'd3300000-0000-4000-8000-000000000001')).toBe(17);
    expect(store.events.map(({ metadata }) => (metadata as EventMetadata).commandHash)).toEqual(['5LM3ryoxZERuUCkNgISX7aZsAXbnl41cFmuN0pSNWoo']);
  });
});

import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { LeadOptedIn } from '../../../events/leads/lead-communications.events.js';
import { reaction } from './reaction.js';
import { Reactions } from './reactions.js';

/** All that a reaction's beginning needs of its dependencies. */
function begun(engine: { readonly beginConsumers: (names: readonly string[]) => Promise<void>; readonly consume: () => void }): Reactions {
  const parts = [{}, {}, engine, { task: () => undefined }, {}, {}, {}, {}, { add: () => undefined }] as unknown as ConstructorParameters<typeof Reactions>;
  return new Reactions(...parts);
}

describe('a process whose event store is away while it starts', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('records where its reactions begin once the store is back, and lets none run before', async () => {
    jest.spyOn(Logger.prototype, 'warn').mockReturnValue(undefined);
    const told: string[] = [];
    let away = true;
    const reactions = begun({
      beginConsumers: (names) => (away ? Promise.reject(new Error('The event store is away')) : Promise.resolve(void told.push(`begins ${names.join()}`))),
      consume: () => told.push('runs'),
    });
    reactions.add(reaction('greet', 'Greeting').when(LeadOptedIn, () => undefined));
    const started = reactions.onApplicationBootstrap();
    await jest.advanceTimersByTimeAsync(2_000);
    expect(told).toEqual([]);
    away = false;
    await jest.advanceTimersByTimeAsync(2_000);
    await started;
    expect(told).toEqual(['begins greet', 'runs']);
  });
});

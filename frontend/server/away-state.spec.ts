import { jest } from '@jest/globals';
import { AwayState } from './away-state.js';

describe('what a page knows of the event store', () => {
  let health: () => Promise<boolean>;
  let state: AwayState;
  let told: number;
  const lookedAgain = () => jest.advanceTimersByTimeAsync(3_000);

  beforeEach(() => {
    jest.useFakeTimers();
    told = 0;
    health = () => Promise.resolve(false);
    state = new AwayState(() => health());
    state.watch(() => told++);
  });
  afterEach(() => jest.useRealTimers());

  it('it is there until a request is refused', async () => {
    await lookedAgain();
    expect(state.awaySince).toBeUndefined();
  });

  it('it is away from the first refusal, whoever is refused after it', async () => {
    state.refused();
    const since = state.awaySince;
    await lookedAgain();
    state.refused();
    expect(state.awaySince).toBe(since);
    expect(told).toBe(1);
  });

  it('it is back when health says so, and not while health cannot be read', async () => {
    state.refused();
    health = () => Promise.reject(new Error('Failed to fetch'));
    await lookedAgain();
    expect(state.awaySince).toBeDefined();
    health = () => Promise.resolve(true);
    await lookedAgain();
    expect(state.awaySince).toBeUndefined();
    expect(told).toBe(2);
  });

  it('what could not be read is read again each time it is back, and not when it goes', async () => {
    let back = 0;
    state.whenBack(() => back++);
    for (const times of [1, 2]) {
      health = () => Promise.resolve(false);
      state.refused();
      await lookedAgain();
      expect(back).toBe(times - 1);
      health = () => Promise.resolve(true);
      await lookedAgain();
      expect(back).toBe(times);
    }
  });
});

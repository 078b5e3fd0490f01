import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import pg from 'pg';
import { readSettings } from '../config/settings.js';
import { Jobs } from './jobs.js';

const PATIENCE_MS = 10_000;

/** The library is fetched when it is first needed, in real time. */
async function called(mock: { mock: { calls: unknown[] } }, times: number): Promise<void> {
  const until = performance.now() + PATIENCE_MS;
  while (mock.mock.calls.length < times && performance.now() < until) await new Promise(setImmediate);
  expect(mock).toHaveBeenCalledTimes(times);
}

describe('jobs whose database is away', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'performance'] }));
  afterEach(() => jest.useRealTimers());

  it('start as soon as it is there, tell whoever adds one meanwhile, and stop without it', async () => {
    jest.spyOn(Logger.prototype, 'warn').mockReturnValue(undefined);
    const tries = jest.spyOn(pg.Pool.prototype, 'connect').mockImplementation(() => Promise.reject(new Error('Connection terminated due to connection timeout')));
    const jobs = new Jobs(new pg.Pool(), readSettings({}));
    jobs.onApplicationBootstrap();
    await jest.advanceTimersByTimeAsync(3_000);
    await called(tries, 1);
    await expect(jobs.ready()).rejects.toThrow('connection timeout');
    await jest.advanceTimersByTimeAsync(5_000);
    await called(tries, 3);
    await jobs.onApplicationShutdown();
    await jest.advanceTimersByTimeAsync(20_000);
    expect(tries).toHaveBeenCalledTimes(3);
    await expect(jobs.ready()).rejects.toThrow('stops');
  });
});

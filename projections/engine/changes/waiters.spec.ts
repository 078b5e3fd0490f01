import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';
import { Waiters } from './waiters.js';

/** Longer than a test may take. */
const LONG = 600_000;

/** @param stored what the database answers; by itself it knows of no projection */
const waitersBeside = (stored = () => Promise.resolve({ rows: [] as readonly { position: string }[] })) => new Waiters({ query: stored } as unknown as Pool);

describe('a projection that rests while nobody waits for it', () => {
  const never = new AbortController().signal;

  it('goes on as soon as somebody does, and does not rest for as long as they wait', async () => {
    const waiters = waitersBeside();
    const rest = waiters.restUnlessAwaited('boats', LONG, never);
    const wait = waiters.waitFor('boats', '12', LONG);
    await rest;
    await waiters.restUnlessAwaited('boats', LONG, never);
    waiters.reached(['boats'], '12');
    // At once, and not when the database is asked again.
    expect(await Promise.race([wait, pause(100, 'waits')])).toBe(true);
    let rested = false;
    const again = waiters.restUnlessAwaited('boats', 20, never).then(() => (rested = true));
    await pause(1);
    expect(rested).toBe(false);
    await again;
  });

  it('is not disturbed by who waits for another, and rests no longer when it is to end', async () => {
    const waiters = waitersBeside();
    const end = new AbortController();
    let rested = false;
    const rest = waiters.restUnlessAwaited('boats', LONG, end.signal).then(() => (rested = true));
    expect(await waiters.waitFor('oars', '12', 5)).toBe(false);
    expect(rested).toBe(false);
    end.abort();
    await rest;
    await waiters.restUnlessAwaited('boats', LONG, end.signal);
  });

  it('counts who fails as somebody who waits no more', async () => {
    const waiters = waitersBeside(() => Promise.reject(new Error('gone')));
    await expect(waiters.waitFor('boats', '12', LONG)).rejects.toThrow('gone');
    let rested = false;
    const rest = waiters.restUnlessAwaited('boats', 20, never).then(() => (rested = true));
    await pause(1);
    expect(rested).toBe(false);
    await rest;
  });
});

describe('who waits for what a projection does not show yet', () => {
  it('asks nobody for what this process has shown, and learns from the database what another has', async () => {
    let asked = 0;
    const waiters = waitersBeside(() => Promise.resolve({ rows: [{ position: String(10 + asked++) }] }));
    waiters.reached(['boats'], '10');
    expect(await waiters.waitFor('boats', '10', LONG)).toBe(true);
    expect(asked).toBe(0);
    // Nothing wakes them: the other process could not tell.
    expect(await waiters.waitFor('boats', '11', LONG)).toBe(true);
    expect(asked).toBe(2);
  });
});

import { setTimeout as pause } from 'node:timers/promises';
import { Waiters } from './waiters.js';

const LONG = 60_000;

describe('a projection that rests while nobody waits for it', () => {
  const never = new AbortController().signal;

  it('goes on as soon as somebody does, and does not rest for as long as they wait', async () => {
    const awaited = new Waiters();
    const rest = awaited.restUnlessAwaited('boats', LONG, never);
    let shown = (): void => undefined;
    const wait = awaited.during('boats', () => new Promise<void>((resolve) => (shown = resolve)));
    await rest;
    await awaited.restUnlessAwaited('boats', LONG, never);
    shown();
    await wait;
    let rested = false;
    const again = awaited.restUnlessAwaited('boats', 20, never).then(() => (rested = true));
    await pause(1);
    expect(rested).toBe(false);
    await again;
  });

  it('is not disturbed by who waits for another, and rests no longer when it is to end', async () => {
    const awaited = new Waiters();
    const end = new AbortController();
    let rested = false;
    const rest = awaited.restUnlessAwaited('boats', LONG, end.signal).then(() => (rested = true));
    await awaited.during('oars', () => pause(5));
    expect(rested).toBe(false);
    end.abort();
    await rest;
    await awaited.restUnlessAwaited('boats', LONG, end.signal);
  });

  it('counts who fails as somebody who waits no more', async () => {
    const awaited = new Waiters();
    await expect(awaited.during('boats', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
    let rested = false;
    const rest = awaited.restUnlessAwaited('boats', 20, never).then(() => (rested = true));
    await pause(1);
    expect(rested).toBe(false);
    await rest;
  });
});

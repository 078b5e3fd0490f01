import { jest } from '@jest/globals';
import { StoreUnavailable, WrongExpectedRevision } from '../../../events/store/event-store.js';
import { Reach } from './reach.js';

const never = () => new Promise<never>(() => undefined);
const refuses = () => Promise.reject(new Error('14 UNAVAILABLE'));

describe('whether the store can be reached', () => {
  let probe: () => Promise<void>;
  let asked: number;
  let told: boolean[];
  let reach: Reach;

  beforeEach(() => {
    jest.useFakeTimers();
    asked = 0;
    told = [];
    probe = () => Promise.resolve();
    reach = new Reach({ probe: () => (asked++, probe()), onChange: (away) => told.push(away) });
    reach.begin();
  });
  afterEach(() => {
    reach.close();
    jest.useRealTimers();
  });

  const goesAway = async (): Promise<void> => {
    probe = refuses;
    void reach.watch(never);
    await jest.advanceTimersByTimeAsync(300);
  };

  it('is not asked about while calls are answered, whatever the answer is', async () => {
    expect(await reach.watch(() => Promise.resolve(7))).toBe(7);
    await expect(reach.watch(() => Promise.reject(new WrongExpectedRevision('a', 0, 1)))).rejects.toBeInstanceOf(WrongExpectedRevision);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(asked).toBe(0);
    expect(() => reach.require()).not.toThrow();
  });

  it('a call that waits is no proof: a store that answers otherwise is there', async () => {
    void reach.watch(never);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(asked).toBeGreaterThan(1);
    expect(told).toEqual([]);
  });

  it('a call that waits makes somebody look, and what comes next is refused at once', async () => {
    await goesAway();
    expect(told).toEqual([true]);
    expect(() => reach.require()).toThrow(StoreUnavailable);
  });

  it('a store that says nothing at all is away too', async () => {
    probe = never;
    void reach.watch(never);
    await jest.advanceTimersByTimeAsync(1_499);
    expect(told).toEqual([]);
    await jest.advanceTimersByTimeAsync(2);
    expect(told).toEqual([true]);
  });

  it('while the product starts nobody doubts a store that is slow to wake up', async () => {
    const starting = new Reach({ probe: never, onChange: (away) => told.push(away) });
    const slow = starting.read(() => new Promise((resolve) => setTimeout(resolve, 20_000, 'awake')));
    await jest.advanceTimersByTimeAsync(20_000);
    expect(await slow).toBe('awake');
    expect(told).toEqual([]);
    starting.close();
  });

  it('a store that answers others while it is looked for is there', async () => {
    probe = never;
    void reach.watch(never);
    await jest.advanceTimersByTimeAsync(400);
    await reach.watch(() => Promise.resolve());
    await jest.advanceTimersByTimeAsync(600);
    expect(told).toEqual([]);
  });

  it('a call that was refused makes somebody look, without waiting', async () => {
    probe = refuses;
    await expect(reach.watch(() => Promise.reject(new StoreUnavailable('away')))).rejects.toBeInstanceOf(StoreUnavailable);
    await jest.advanceTimersByTimeAsync(0);
    expect(told).toEqual([true]);
  });

  it('what has begun goes on, and its answer says that the store is back', async () => {
    let answer: (value: string) => void = () => undefined;
    const begun = reach.watch(() => new Promise<string>((resolve) => (answer = resolve)));
    await goesAway();
    answer('written');
    expect(await begun).toBe('written');
    expect(told).toEqual([true, false]);
    expect(() => reach.require()).not.toThrow();
  });

  it('a read that has begun is given up once the store is known to be away: it can be asked again', async () => {
    probe = never;
    const read = reach.read(never).catch((error: Error) => error);
    await jest.advanceTimersByTimeAsync(1_501);
    expect(told).toEqual([true]);
    expect(await read).toBeInstanceOf(StoreUnavailable);
    await expect(reach.read(() => Promise.resolve(7))).rejects.toBeInstanceOf(StoreUnavailable);
  });

  it('a read goes on while the store answers others, and its own answer is taken', async () => {
    let answer: (value: number) => void = () => undefined;
    const read = reach.read(() => new Promise<number>((resolve) => (answer = resolve)));
    await jest.advanceTimersByTimeAsync(10_000);
    answer(7);
    expect(await read).toBe(7);
  });

  it('it is looked for until it is back, without anybody calling', async () => {
    await goesAway();
    await jest.advanceTimersByTimeAsync(30_000);
    expect(told).toEqual([true]);
    probe = () => Promise.resolve();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(told).toEqual([true, false]);
  });

  it('nothing is asked any more once it is closed', async () => {
    await goesAway();
    reach.close();
    const before = asked;
    await jest.advanceTimersByTimeAsync(30_000);
    expect(asked).toBe(before);
  });
});

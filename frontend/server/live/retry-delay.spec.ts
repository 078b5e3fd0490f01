import { RetryDelay } from './retry-delay.js';

describe('a page that gets no line', () => {
  it('waits twice as long each time, up to a minute', () => {
    const delay = new RetryDelay(() => 1);
    expect(Array.from({ length: 7 }, () => delay.next(0))).toEqual([2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000]);
  });

  it('does not come at the same moment as the others', () => {
    expect(new RetryDelay(() => 0).next(0)).toBe(1_000);
    expect(new RetryDelay(() => 0.5).next(0)).toBe(1_500);
  });

  it('waits longer still when the line that it got was cut soon, and begins anew after one that lasted', () => {
    const delay = new RetryDelay(() => 1);
    delay.next(0);
    delay.connected(0);
    expect(delay.next(3_000)).toBe(4_000);
    delay.connected(10_000);
    expect(delay.next(70_000)).toBe(2_000);
  });
});

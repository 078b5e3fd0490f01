import { newYorkClock } from './new-york-clock.js';

describe('The office’s clock', () => {
  it.each([
    ['2026-11-21T14:42:10.123Z', '2026-11-21T09:42:10'],
    ['2026-07-01T03:00:00Z', '2026-06-30T23:00:00'],
    // The last instant of summer time and the first of winter time show the same hour.
    ['2026-11-01T05:59:59Z', '2026-11-01T01:59:59'],
    ['2026-11-01T06:00:00Z', '2026-11-01T01:00:00'],
    ['never', 'never'],
    ['1969-12-31T23:00:00Z', '1969-12-31T18:00:00'],
  ])('shows %s as %s', (instant, clock) => expect(newYorkClock(instant)).toBe(clock));
});

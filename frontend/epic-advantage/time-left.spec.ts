import { timeLeft } from './time-left.js';

const now = Date.parse('2026-11-21T14:00:00Z');

describe('the time that is left of a hold', () => {
  it.each([
    ['2026-11-21T14:29:41Z', '29:41 left'],
    ['2026-11-21T14:00:00.200Z', '0:01 left'],
    ['2026-11-21T13:59:59Z', 'the time is over'],
    [null, 'the time is over'],
  ])('until %s is "%s"', (until, words) => expect(timeLeft(until, now)).toBe(words));
});

import { asAsked, inWords } from './during.js';

/** Saturday in New York. */
const now = new Date('2026-11-22T03:00:00Z');

describe('Days by a word', () => {
  it.each([
    ['today', '2026-11-21', '2026-11-21'],
    ['next-7-days', '2026-11-21', '2026-11-27'],
    ['past-30-days', '2026-10-22', '2026-11-21'],
    ['within-30-days', '2026-11-21', '2026-12-21'],
    ['this-month', '2026-11-01', '2026-11-30'],
    ['next-month', '2026-12-01', '2026-12-31'],
    ['this-year', '2026-01-01', '2026-12-31'],
    ['last-month', '2026-10-01', '2026-10-31'],
  ])('%s is asked for as %s to %s', (word, from, to) => {
    expect(asAsked([{ field: 'closingDate', op: 'during', value: word }], now)).toEqual([
      { field: 'closingDate', op: 'from', value: from },
      { field: 'closingDate', op: 'to', value: to },
    ]);
  });

  it('leaves other filters as they are, and says its word', () => {
    expect(asAsked([{ field: 'unit', op: 'is', value: '7' }], now)).toEqual([{ field: 'unit', op: 'is', value: '7' }]);
    expect(inWords({ field: 'closingDate', op: 'during', value: 'next-7-days' })).toBe('Next 7 days');
    expect(inWords({ field: 'closingDate', op: 'during', value: 'this-month' })).toBe('This month');
  });
});

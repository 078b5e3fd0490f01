import { daysAround, firstDayOfMonth, wholeMonths } from './whole-months.rules.js';

describe('The whole months of a period', () => {
  it.each([
    ['2026-01-01', '2026-12-31', '2026-01-01', '2026-12-31'],
    ['2026-01-02', '2026-12-30', '2026-02-01', '2026-11-30'],
    ['2024-02-01', '2024-02-29', '2024-02-01', '2024-02-29'],
    ['2025-12-15', '2026-02-15', '2026-01-01', '2026-01-31'],
  ])('from %s to %s are those from %s to %s', (from, to, first, last) => expect(wholeMonths(from, to)).toEqual({ first, last }));

  it.each([
    ['2026-01-02', '2026-01-31'],
    ['2026-02-01', '2026-02-27'],
    ['2026-01-15', '2026-02-14'],
    ['2026-03-01', '2026-03-01'],
  ])('from %s to %s are none', (from, to) => expect(wholeMonths(from, to)).toBeUndefined());
});

describe('The days around the whole months of a period', () => {
  it.each([
    ['2026-01-01', '2026-12-31', []],
    ['2026-01-01', '2026-10-17', [{ from: '2026-10-01', to: '2026-10-17' }]],
    ['2025-12-15', '2026-01-31', [{ from: '2025-12-15', to: '2025-12-31' }]],
    ['2025-12-15', '2026-02-15', [{ from: '2025-12-15', to: '2025-12-31' }, { from: '2026-02-01', to: '2026-02-15' }]],
    ['2026-01-15', '2026-02-14', [{ from: '2026-01-15', to: '2026-02-14' }]],
  ])('from %s to %s are %j: none is counted twice and none left out', (from, to, days) => expect(daysAround({ from, to })).toEqual(days));
});

it('The month of a day is said by its first day, and that of no day not at all', () => {
  expect(['2026-02-01', '2026-02-28', '2024-12-31'].map((day) => firstDayOfMonth(day))).toEqual(['2026-02-01', '2026-02-01', '2024-12-01']);
  expect(() => firstDayOfMonth('')).toThrow(RangeError);
});

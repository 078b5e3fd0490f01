import { wholeMonths } from './whole-months.rules.js';

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

import { daysFromNow } from './days-from-now.js';

it.each([
  ['2026-11-19', '3 days ago'],
  ['2026-11-21', 'yesterday'],
  ['2026-11-22', 'today'],
  ['2026-11-23', 'tomorrow'],
  ['2026-12-02', 'in 10 days'],
])('On 11/22/2026 a deadline of %s is told as %s', (day, words) => {
  expect(daysFromNow(day, '2026-11-22')).toBe(words);
});

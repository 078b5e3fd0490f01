import { formatAgo } from './ago.js';

it.each([
  ['2026-11-22T15:00:30Z', 'a moment ago'],
  ['2026-11-22T14:59:00Z', 'a moment ago'],
  ['2026-11-22T14:58:30Z', '1 minute ago'],
  ['2026-11-22T14:57:20Z', '2 minutes ago'],
  ['2026-11-22T14:00:00Z', '59 minutes ago'],
  ['2026-11-22T13:59:00+00:00', '1 hour ago'],
  ['2026-11-22T03:00:00Z', '11 hours ago'],
])('what began at %s is told as people say it: %s', (instant, words) => {
  expect(formatAgo(instant, new Date('2026-11-22T14:59:50Z'))).toBe(words);
});

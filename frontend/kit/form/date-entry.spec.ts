import { readDate, writeDate } from './date-entry.js';

describe('a date that somebody types', () => {
  // worked-examples.json date_entry
  it.each([
    ['02/29/2028', '2028-02-29'],
    ['02/30/2026', null],
    ['1/2/2026', '2026-01-02'],
    ['11/31/2026', null],
  ])('reads %s as %s', (text, day) => expect(readDate(text)).toBe(day));

  it.each([
    ['1/2/26', '2026-01-02'],
    [' 11-12-2026 ', '2026-11-12'],
    ['11122026', '2026-11-12'],
    ['2026-11-12', '2026-11-12'],
    ['12/31/99', '1999-12-31'],
  ])('takes the short way %s for %s', (text, day) => expect(readDate(text)).toBe(day));

  it.each(['', 'tomorrow', '13/01/2026', '00/10/2026', '1/2', '02/29/2027', '1/1/0026'])('does not guess at "%s"', (text) =>
    expect(readDate(text)).toBeNull(),
  );

  it('shows a day as MM/DD/YYYY, and nothing for none', () => {
    expect(writeDate('2026-01-02')).toBe('01/02/2026');
    expect(writeDate(null)).toBe('');
  });
});

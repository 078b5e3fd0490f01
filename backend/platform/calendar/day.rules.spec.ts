import fc from 'fast-check';
import { addDays, addMonths, daysBetween, isMoment, readDay } from './day.rules.js';

describe('reading a day', () => {
  it.each([
    ['04/08/2025', '2025-04-08'],
    ['1/2/26', '2026-01-02'],
    ['2026-11-20', '2026-11-20'],
    ['2026-11-20T00:00:00', '2026-11-20'],
    [' 02/29/2028 ', '2028-02-29'],
  ])('reads %s', (text, day) => expect(readDay(text)).toBe(day));

  it.each(['02/30/2026', '2025-02-30T00:00:00', '13/01/2026', '0000-01-01', 'soon', ''])('finds no day in "%s"', (text) =>
    expect(readDay(text)).toBeUndefined(),
  );

  it('reads back every day it writes, in both forms', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date('1900-01-01'), max: new Date('2999-12-31'), noInvalidDate: true }), (date) => {
        const day = date.toISOString().slice(0, 10);
        const [year, month, dayOfMonth] = day.split('-');
        expect(readDay(day)).toBe(day);
        expect(readDay(`${month}/${dayOfMonth}/${year}`)).toBe(day);
      }),
    );
  });

  it('counts whole days across a change of clocks', () => {
    expect(daysBetween('2026-10-31', '2026-11-02')).toBe(2);
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  });

  it('clamps a month at its end (decisions.md G14)', () => {
    expect(addMonths('2026-03-31', -1)).toBe('2026-02-28');
    expect(addMonths('2026-12-15', 1)).toBe('2027-01-15');
  });
});

describe('a moment', () => {
  it.each(['2026-01-02T15:00:00Z', '2026-02-28T23:59:59.123456Z'])('is %s', (text) => expect(isMoment(text)).toBe(true));

  it.each(['2026-02-31T15:00:00Z', '2026-13-01T15:00:00Z', '2026-01-02T25:00:00Z', '2026-01-02T24:00:00Z', '2026-01-02T15:00:00', '2026-01-02', 'soon'])('is not %s', (text) =>
    expect(isMoment(text)).toBe(false));
});

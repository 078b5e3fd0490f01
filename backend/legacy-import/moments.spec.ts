import { DateShift } from './date-shift.js';
import { dayOf, readMoment, startOf, startOfYear } from './moments.js';

describe('moments of the old system', () => {
  it.each([
    ['2026-02-08T13:17:01Z', '2026-02-08T13:17:01Z'],
    ['2026-02-08T08:17:01-05:00', '2026-02-08T13:17:01Z'],
    ['2026-02-08T08:17:01', '2026-02-08T13:17:01Z'],
    ['07/04/2026', '2026-07-04T04:00:00Z'],
  ])('reads %s, New York where no zone is named', (text, moment) => expect(readMoment(text)).toBe(moment));

  it.each(['2025-02-30T00:00:00', 'yesterday', ''])('takes "%s" for none', (text) => expect(readMoment(text)).toBeUndefined());

  it('knows when a tour begins, and when its day does for a time that is none', () => {
    expect(startOf('2026-07-20', '01:15 PM')).toBe('2026-07-20T17:15:00Z');
    expect(startOf('2026-12-01', 'noonish')).toBe('2026-12-01T05:00:00Z');
    expect(startOfYear(2026)).toBe('2026-01-01T05:00:00Z');
    expect(dayOf('2026-11-21T03:00:00Z')).toBe('2026-11-20');
  });
});

describe('moving an export to another day', () => {
  const shift = DateShift.between('2026-11-20', new Date('2027-03-20T16:00:00Z'));

  it('moves days and moments by the same whole days, at the same time of day in New York', () => {
    expect(shift.day('2026-11-20')).toBe('2027-03-20');
    expect(shift.day('2026-10-31')).toBe('2027-02-28');
    expect(shift.moment('2026-11-20T15:00:00Z')).toBe('2027-03-20T14:00:00Z');
  });

  it('lets nothing that was recorded lie in the future', () => {
    expect(shift.moment('2026-11-20T21:30:00Z')).toBe('2027-03-20T16:00:00Z');
  });

  it('moves years of use with the year', () => {
    expect(shift.year('2026')).toBe('2027');
    expect(shift.year('')).toBe('');
  });

  it('moves nothing when it is not asked to', () => {
    expect(DateShift.none.moment('2026-11-20T15:00:00Z')).toBe('2026-11-20T15:00:00Z');
  });
});

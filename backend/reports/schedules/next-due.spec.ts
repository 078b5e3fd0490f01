import { nextDue } from './next-due.js';

const weekly = { every: 'week', weekday: 1, dayOfMonth: 1, hour: 7 } as const;
const monthly = { every: 'month', weekday: 1, dayOfMonth: 31, hour: 7 } as const;

describe('When a report goes out next', () => {
  it.each([
    // Friday morning.
    ['2026-11-20T15:00:00.000Z', '2026-11-23T12:00:00.000Z'],
    ['2026-11-23T11:59:59.000Z', '2026-11-23T12:00:00.000Z'],
    // Its own time is over once it has come.
    ['2026-11-23T12:00:00.000Z', '2026-11-30T12:00:00.000Z'],
    // Late on Sunday in New York it is Monday in Greenwich.
    ['2026-11-23T03:00:00.000Z', '2026-11-23T12:00:00.000Z'],
  ])('is the next Monday at seven in New York: after %s, %s', (after, due) => expect(nextDue(weekly, after)).toBe(due));

  it('keeps to the clock when summer time ends', () => {
    expect(nextDue(weekly, '2026-10-30T15:00:00.000Z')).toBe('2026-11-02T12:00:00.000Z');
    expect(nextDue(weekly, '2026-10-23T15:00:00.000Z')).toBe('2026-10-26T11:00:00.000Z');
  });

  it('is the last day of a month that lacks the day', () => {
    expect(nextDue(monthly, '2026-11-20T15:00:00.000Z')).toBe('2026-11-30T12:00:00.000Z');
    expect(nextDue(monthly, '2026-11-30T12:00:00.000Z')).toBe('2026-12-31T12:00:00.000Z');
    expect(nextDue(monthly, '2027-02-01T15:00:00.000Z')).toBe('2027-02-28T12:00:00.000Z');
  });

  it('is an hour later on the night that has no such hour', () => {
    expect(nextDue({ ...weekly, weekday: 7, hour: 2 }, '2027-03-13T15:00:00.000Z')).toBe('2027-03-14T07:00:00.000Z');
  });
});

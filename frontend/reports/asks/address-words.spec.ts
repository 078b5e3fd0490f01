import { addressWords, type DaysAsked } from './address-words.js';

const TODAY = '2026-11-30';
const ofTours = ['kind', 'against'];
const said = (address: string, days: DaysAsked = 'this-month', takes = ofTours) => addressWords(new URLSearchParams(address), { days, takes, today: TODAY });

describe('An address of a report that cannot be understood', () => {
  it('is said of a year that is none, or out of range, with the year that is shown', () => {
    expect(said('year=abcd', 'year')).toEqual(['“abcd” is not a year between 1990 and 2026. Showing 2026.']);
    expect([said('year=1066', 'year').length, said('year=2027', 'year').length, said('year=2025', 'year').length, said('', 'year').length]).toEqual([1, 1, 0, 0]);
  });

  it('is said of days that do not exist, with the days that are shown', () => {
    expect(said('from=2026-13-45')).toEqual(['“2026-13-45” is not a day. Showing 11/01/2026 to 11/30/2026.']);
    expect(said('from=x&to=y')[0]).toContain('“x” and “y” are not days.');
  });

  it('is said of a range that ends before it begins, or lacks one end', () => {
    expect(said('from=2026-10-01&to=2026-09-01')[0]).toContain('The last day, 09/01/2026, is before the first, 10/01/2026. Showing 11/01/2026');
    expect([said('from=2026-10-01')[0], said('to=2026-10-01')[0]]).toEqual([expect.stringContaining('the last is missing'), expect.stringContaining('the first is missing')]);
    expect(said('from=2026-10-01&to=2026-10-31')).toEqual([]);
  });

  it('is said of a period, a kind of sales and a year to compare with that there are not', () => {
    expect(said('period=fortnight')[0]).toContain('“fortnight” is not a period.');
    expect(said('kind=boats')).toEqual(['“boats” is not a kind of sales. Showing all.']);
    expect(said('against=2030')).toEqual(['“2030” is not a year before 2026. Comparing with no year.']);
    expect(said('period=last-month&kind=resale&against=2024')).toEqual([]);
  });

  it('is said of no more than what the report takes', () => {
    expect([said('kind=boats&against=2030', 'last-month-to-today', []), said('kind=boats', 'year', ['year']), said('against=2030', 'year', ['year', 'kind'])]).toEqual([[], [], []]);
  });

  it('is said of the month of a figure that is none, or yet to come', () => {
    expect([said('month=2026-13', 'year'), said('month=2026-12', 'year')]).toEqual([[expect.stringContaining('“2026-13” is not a month.')], [expect.stringContaining('“2026-12” is after 11/2026.')]]);
    expect([said('month=2026-11', 'year'), said('year=2025&month=2025-12', 'year'), said('month=2026-12'), said('month=2026-12', 'year', ['year'])]).toEqual([[], [], [], []]);
  });

  it('is said of a past day that is none, on any report', () => {
    expect(said('asOf=friday', 'none')).toEqual(['“friday” is not a day. Showing now.']);
    expect(said('asOf=2026-13-45')).toHaveLength(1);
    expect(said('asOf=2026-11-20&year=abcd', 'none')).toEqual([]);
  });

  it('is said of the last month of the points to be ceded', () => {
    expect(said('to=soon', 'last-month-shown')[0]).toContain('“soon” is not a day. Showing the newest months');
    expect(said('to=2027-01-01', 'last-month-shown')[0]).toContain('in the future');
    expect(said('to=2026-02-01', 'last-month-shown')).toEqual([]);
  });
});

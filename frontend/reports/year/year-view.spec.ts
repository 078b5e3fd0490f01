import { monthsOfYears } from './months-of-years.js';
import { behindLabel } from './behind-label.js';
import { behindQuery, isSameBehind, monthSoFarQuery, monthsQuery, readYearView, sameDayBefore, yearQuery } from '../../../backend/reports/year-view.rules.js';

const read = (address: string, today = '2026-11-23') => readYearView(new URLSearchParams(address), today);

describe('A dashboard of a year', () => {
  it('counts a running year through today and compares it with the same days of the year before', () => {
    const view = read('');
    expect(view).toMatchObject({ year: 2026, against: 2025, from: '2026-01-01', to: '2026-11-23' });
    expect(yearQuery(view, undefined).toString()).toBe('from=2026-01-01&to=2026-11-23&against=2025');
    expect(monthsQuery(view, '2026-11-20').toString()).toBe('from=2025-01-01&to=2026-11-23&by=month&asOf=2026-11-20');
    expect(sameDayBefore(view)).toBe('11/23');
  });

  it('counts a year that is over whole, and none to come', () => {
    expect(read('year=2024')).toMatchObject({ from: '2024-01-01', to: '2024-12-31' });
    expect(sameDayBefore(read('year=2024'))).toBe('');
    expect(read('year=2031')).toMatchObject({ year: 2026 });
  });

  it('sets the running month beside the same days of last year\'s, and has none of a year that is over', () => {
    expect(monthSoFarQuery(read(''), undefined)?.toString()).toBe('from=2026-11-01&to=2026-11-23&by=month&against=2025');
    expect(monthSoFarQuery(read('year=2024'), undefined)).toBeUndefined();
    expect(monthSoFarQuery(read('', '2026-12-31'), undefined)?.toString()).toBe('from=2026-12-01&to=2026-12-31&by=month&against=2025');
  });

  it('asks behind a figure for its tours alone: of a line, of a month of it, of all others, or of a month of either year', () => {
    const behind = (address: string) => behindQuery(read(address), undefined, ['opc', 'call in']).toString();
    expect(behind('measure=sales&key=opc')).toBe('from=2026-01-01&to=2026-11-23');
    expect(behind('measure=tours&key=opc&month=2026-02')).toBe('from=2026-02-01&to=2026-02-28');
    expect(behind('measure=tours&others=true&month=2026-11')).toBe('from=2026-11-01&to=2026-11-23&except=opc&except=call+in');
    expect(behind('measure=tours&key=opc&month=2026-12')).toBe('from=2026-01-01&to=2026-11-23');
    expect(behind('measure=tours&key=2025-12&by=month')).toBe('from=2025-01-01&to=2026-11-23&by=month');
  });

  it('closes an open figure when it is chosen again, and says whose tours are shown', () => {
    const { behind } = read('measure=tours&key=opc&month=2026-02');
    expect([isSameBehind(behind, { measure: 'tours', key: 'opc', month: '2026-02' }), isSameBehind(behind, { measure: 'tours', key: 'opc' })]).toEqual([true, false]);
    const label = (address: string) => behindLabel(read(address), { lines: [{ key: 'opc', label: 'OPC' }] });
    expect(['key=opc&month=2026-02', 'others=true&month=2026-02', 'key=2025-12&by=month', 'key=opc', ''].map((address) => label(`measure=tours&${address}`))).toEqual(['OPC, 02/2026', 'Others, 02/2026', '12/2025', 'OPC', 'All of 2026']);
  });

  it('has all twelve months of both years, whatever happened in them', () => {
    const months = monthsOfYears([{ key: '2026-02', label: '2026-02', salesVolume: '10.00' }, { key: '2025-12', label: '2025-12', salesVolume: '5.00' }], 'salesVolume', { year: 2026, against: 2025 });
    expect(months).toHaveLength(12);
    expect([months[1], months[11]]).toEqual([{ name: 'Feb', month: '2026-02', amount: '10.00', before: '0' }, { name: 'Dec', month: '2026-12', amount: '0', before: '5.00' }]);
  });
});

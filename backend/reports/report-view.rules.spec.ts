import { reportDays, reportPeriods } from './report-periods.rules.js';
import { readReportView, reportQuery } from './report-view.rules.js';

const read = (address: string) => readReportView(new URLSearchParams(address), 'this-year', '2026-11-23');

describe('The address of a report', () => {
  it('says the days by a word that moves with the calendar, or as they are', () => {
    expect(read('')).toMatchObject({ period: 'this-year', from: '2026-01-01', to: '2026-11-23', kind: 'all', closedOnly: false });
    expect(read('period=last-month')).toMatchObject({ from: '2026-10-01', to: '2026-10-31' });
    expect(read('from=2026-03-05&to=2026-04-06')).toMatchObject({ period: undefined, from: '2026-03-05', to: '2026-04-06' });
    expect(read('from=2026-04-06&to=2026-03-05')).toMatchObject({ period: 'this-year' });
  });

  it('says what is counted, what it is compared with, and which figure is opened', () => {
    expect(read('kind=membership&closedOnly=true&against=2025&measure=sales&key=opc')).toMatchObject({ kind: 'membership', closedOnly: true, against: 2025, behind: { measure: 'sales', key: 'opc' } });
    expect(read('kind=lease&against=2026&measure=luck')).toMatchObject({ kind: 'all', against: undefined, behind: undefined });
  });

  it('asks the server for days, so that a link of today says tomorrow what its word says then', () => {
    expect(reportQuery(read('period=this-month&against=2025&closedOnly=true'), '2026-11-01').toString()).toBe('from=2026-11-01&to=2026-11-23&asOf=2026-11-01&closedOnly=true&against=2025');
  });

  it('says the one rep and the one source that it is of, for the server too', () => {
    const view = read('rep=%2331&source=(none)');
    expect(view).toMatchObject({ rep: '#31', source: '(none)' });
    expect(reportQuery(view, undefined).get('rep')).toBe('#31');
    expect(reportQuery(read('rep='), undefined).has('rep')).toBe(false);
  });

  it('knows quarters, also in January', () => {
    expect(reportDays('this-quarter', '2026-01-15')).toEqual({ from: '2026-01-01', to: '2026-01-15' });
    expect(reportDays('last-quarter', '2026-01-15')).toEqual({ from: '2025-10-01', to: '2025-12-31' });
    expect(reportDays('last-year', '2026-01-15')).toEqual({ from: '2025-01-01', to: '2025-12-31' });
    expect(reportPeriods).toHaveLength(7);
  });
});

import { addressOfChoice, choiceFor, choiceOf, isOfFixedDays, queryOfAddress } from './report-address.rules.js';
import { reportNamed } from './reports.rules.js';

const asked = (name: string, address: string) => queryOfAddress(reportNamed(name)!, address, '2026-11-23');

describe('What was chosen on a report', () => {
  it('is kept without the past day that was looked at and the figure that was open', () => {
    expect(choiceOf('measure=sales&kind=resale&asOf=2026-11-20&key=%2331&period=last-month')).toBe('period=last-month&kind=resale');
    expect(choiceOf('?kind=')).toBe('');
  });

  it('is asked for again in the days of then', () => {
    expect(asked('sales-rep-detail', 'period=last-month&rep=%2331')).toEqual({ from: '2026-10-01', to: '2026-10-31', rep: '#31' });
    expect(asked('sales-dashboard', 'kind=resale')).toEqual({ from: '2026-01-01', to: '2026-11-23', against: '2025', kind: 'resale' });
    expect(asked('sales-volume-yoy', '')).toEqual({ from: '2025-01-01', to: '2026-11-23', by: 'month' });
  });

  it('is what the report takes: a dashboard is of a year, and others are of days', () => {
    const all = 'period=last-month&year=2025&against=2024&kind=resale';
    const of = (name: string) => choiceFor(reportNamed(name)!, all);
    expect([of('sales-dashboard'), of('sales-by-source')]).toEqual(['year=2025&kind=resale', 'period=last-month&against=2024&kind=resale']);
  });

  it('is opened as it was chosen, and without a choice as the report is, whatever view its reader opens it with', () => {
    const report = reportNamed('sales-dashboard')!;
    expect([addressOfChoice(report, 'kind=resale'), addressOfChoice(report, '')]).toEqual(['/admin/reports-sales-dashboard?kind=resale', '/admin/reports-sales-dashboard?view=all']);
  });

  it('says whether its days stay as they are', () => {
    expect([isOfFixedDays('from=2026-03-05&to=2026-04-06'), isOfFixedDays('period=last-month'), isOfFixedDays('year=2025')]).toEqual([true, false, true]);
  });
});

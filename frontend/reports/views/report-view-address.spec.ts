import { keptReportNamed } from '../../../backend/reports/kept-reports.rules.js';
import { addressOfView, arrangementOf, choiceOfView, isAsItOpens } from './report-view-address.js';

describe('A view of a report', () => {
  it('keeps what the address says, and gives it back', () => {
    const choice = 'period=last-month&kind=resale&rep=%2331';
    expect(arrangementOf(choice).filters).toEqual([{ field: 'period', op: 'is', value: 'last-month' }, { field: 'kind', op: 'is', value: 'resale' }, { field: 'rep', op: 'is', value: '#31' }]);
    expect(choiceOfView(keptReportNamed('sales-rep-detail')!, arrangementOf(choice))).toBe(choice);
  });

  it('takes the place of what was chosen, on the same past day, with no figure open', () => {
    const before = new URLSearchParams('asOf=2026-11-20&period=this-year&measure=sales&key=%2331&view=3');
    expect(addressOfView(before, 'kind=resale', 12).toString()).toBe('asOf=2026-11-20&kind=resale&view=12');
    expect(addressOfView(before, '', undefined).toString()).toBe('asOf=2026-11-20');
  });

  it('is opened by itself where its reader opens the report with it, and never over a choice or an open figure', () => {
    expect(['', 'asOf=2026-11-20', 'measure=sales', 'behind=overdue', 'year=2025'].map((address) => isAsItOpens(new URLSearchParams(address)))).toEqual([true, true, false, false, false]);
  });
});

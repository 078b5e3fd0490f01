import { allScreens } from '../platform/screens/screens.rules.js';
import { addressOfChoice, choiceFor, isOfFixedDays, keptReportNamed, keptReports, viewFor } from './kept-reports.rules.js';
import { queryOfAddress } from './report-address.rules.js';
import { reportNamed } from './reports.rules.js';

const asked = (name: string, address: string) => queryOfAddress(reportNamed(name)!, address, '2026-11-23');
const chosen = (name: string, address: string) => choiceFor(keptReportNamed(name)!, address);

describe('What was chosen on a report', () => {
  it('is kept without the past day that was looked at and the figure that was open', () => {
    expect(chosen('sales-by-source', 'measure=sales&kind=resale&asOf=2026-11-20&key=%2331&period=last-month')).toBe('period=last-month&kind=resale');
    expect(chosen('sales-by-source', '?kind=')).toBe('');
  });

  it('is asked for again in the days of then', () => {
    expect(asked('sales-rep-detail', 'period=last-month&rep=%2331')).toEqual({ from: '2026-10-01', to: '2026-10-31', rep: '#31' });
    expect(asked('sales-dashboard', 'kind=resale')).toEqual({ from: '2026-01-01', to: '2026-11-23', against: '2025', kind: 'resale' });
    expect(asked('sales-volume-yoy', '')).toEqual({ from: '2025-01-01', to: '2026-11-23', by: 'month' });
  });

  it('is what the report takes: a year, days, the last month, or what volume counts', () => {
    const all = 'period=last-month&year=2025&to=2026-10-31&against=2024&kind=resale&lost=with&figure=sold&behind=overdue';
    expect(['sales-dashboard', 'sales-by-source', 'epic-dashboard', 'epic-membership-points', 'contracts-dashboard'].map((name) => chosen(name, all))).toEqual(['year=2025&kind=resale', 'period=last-month&to=2026-10-31&against=2024&kind=resale', 'year=2025', 'to=2026-10-31', 'lost=with']);
  });

  it('is kept in a view with the order of its lines, which no mail has', () => {
    const address = 'kind=resale&sort=-vpg&lines=all';
    expect(['sales-dashboard', 'sales-by-source'].map((name) => viewFor(keptReportNamed(name)!, address))).toEqual(['kind=resale&sort=-vpg&lines=all', 'kind=resale']);
    expect(chosen('sales-dashboard', address)).toBe('kind=resale');
  });

  it('is opened as it was chosen, and without a choice as the report is, whatever view its reader opens it with', () => {
    const report = keptReportNamed('sales-dashboard')!;
    expect([addressOfChoice(report, 'kind=resale'), addressOfChoice(report, '')]).toEqual(['/admin/reports-sales-dashboard?kind=resale', '/admin/reports-sales-dashboard?view=all']);
  });

  it('says whether its days stay as they are', () => {
    const said = [['sales-by-source', 'from=2026-03-05&to=2026-04-06'], ['sales-by-source', 'period=last-month'], ['sales-by-source', 'to=2026-04-06'], ['sales-dashboard', 'year=2025'], ['epic-membership-points', 'to=2026-10-31'], ['contracts-dashboard', 'lost=with']] as const;
    expect(said.map(([name, choice]) => isOfFixedDays(keptReportNamed(name)!, choice))).toEqual([true, false, false, true, true, false]);
  });
});

describe('The reports that are kept and mailed', () => {
  it('have each a name and a screen of their own', () => {
    for (const field of ['name', 'path'] as const) expect(new Set(keptReports.map((report) => report[field])).size).toBe(keptReports.length);
  });

  it('are all that stand in the hub', () => {
    const screens = allScreens.filter(({ under }) => under === '/admin/reports');
    expect(keptReports.map(({ path }) => path).toSorted()).toEqual(screens.map(({ path }) => path).toSorted());
  });

  it('are each opened by the permission of their own (I13)', () => {
    expect(Object.fromEntries(keptReports.map(({ name, permission }) => [name, permission]))).toEqual({
      'sales-by-source': 'Reports_Main',
      'sales-dashboard': 'Reports_SalesDashboard',
      'sales-volume-yoy': 'Reports_SalesDashboard',
      'sales-vpg-yoy': 'Reports_SalesDashboard',
      'sales-rep-detail': 'Reports_SalesDashboard',
      'marketing-dashboard': 'Reports_MarketingDashboard',
      'marketing-source-detail': 'Reports_MarketingDashboard',
      'tours-all': 'Reports_Main',
      'contracts-dashboard': 'Reports_ContractsDashboard',
      'epic-dashboard': 'Reports_EpicDashboard',
      'epic-membership-points': 'Reports_EpicDashboard',
    });
  });
});

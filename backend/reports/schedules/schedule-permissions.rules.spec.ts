import { reportsSeen } from './schedule-permissions.rules.js';

describe('The schedules of reports that somebody sees', () => {
  it('are those of reports that they may open', () => {
    expect(reportsSeen(new Set(['Reports_MarketingDashboard']))).toEqual(['marketing-dashboard', 'marketing-source-detail']);
    expect(reportsSeen(new Set(['Reports_EpicDashboard']))).toEqual(['epic-dashboard', 'epic-membership-points']);
    expect(reportsSeen(new Set(['Leads_Main']))).toEqual([]);
  });

  it('are all of them for who looks after the settings', () => {
    expect(reportsSeen(new Set(['Settings_Main']))).toBeUndefined();
  });
});

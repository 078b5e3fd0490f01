import { changeInPercent, dashboardDays } from './contracts-dashboard.rules.js';

describe('The days of the contracts dashboard', () => {
  it('compare the month so far with the same month a year before, to the same day', () => {
    expect(dashboardDays('2026-11-21')).toMatchObject({
      thisMonth: { from: '2026-11-01', to: '2026-11-21' },
      yearAgo: { from: '2025-11-01', to: '2025-11-21' },
      twoYears: { from: '2025-01-01', to: '2026-12-31' },
    });
  });

  it('take February 28 for a February 29 that the year before lacks', () => {
    expect(dashboardDays('2028-02-29').yearAgo).toEqual({ from: '2027-02-01', to: '2027-02-28' });
  });

  it('look seven days ahead for closings and for the end of rescission', () => {
    const days = dashboardDays('2026-11-21');
    expect(days.closingSoon).toEqual({ from: '2026-11-21', to: '2026-11-28' });
    expect(days.rescissionSoon).toEqual({ from: '2026-11-21', to: '2026-11-28' });
  });

  it('tell growth in percent, and nothing when there was no volume before', () => {
    expect(changeInPercent('25380.00', '22580.00')).toBe('12.4');
    expect(changeInPercent('90.00', '100.00')).toBe('-10.0');
    expect(changeInPercent('90.00', '0.00')).toBeNull();
  });
});

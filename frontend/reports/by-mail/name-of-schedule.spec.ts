import { nameOfSchedule } from './name-of-schedule.js';

const mondays = { report: 'sales-dashboard', every: 'week', weekday: 1, dayOfMonth: 1, hour: 8, format: 'pdf', receivers: [{ name: 'Dana Kim' }, { name: 'Victor Lang' }] } as const;

describe('A schedule of a report', () => {
  it('is told from another of the same report by what is sent of it, when, as what and to whom', () => {
    expect(nameOfSchedule(mondays, 'this year')).toBe('Sales Dashboard by mail, this year, every Monday at 8AM, as PDF, to Dana Kim and Victor Lang');
    expect(nameOfSchedule({ ...mondays, every: 'month', format: 'xlsx', receivers: [{ name: 'Siân O’Brien' }] }, 'this year')).toBe('Sales Dashboard by mail, this year, on day 1 of each month at 8AM, as Excel, to Siân O’Brien');
  });

  it('says so where it goes to nobody any more', () => {
    expect(nameOfSchedule({ ...mondays, receivers: [] }, 'last month')).toBe('Sales Dashboard by mail, last month, every Monday at 8AM, as PDF, to nobody');
  });
});

import { goesOut } from './goes-out.js';

const mondays = { every: 'week', weekday: 1, dayOfMonth: 1, hour: 8, format: 'pdf', receivers: [{ name: 'Dana Kim' }, { name: 'Victor Lang' }] } as const;

describe('A schedule of a report', () => {
  it('is told from another of the same report by when it goes out, as what and to whom', () => {
    expect(goesOut(mondays)).toBe('every Monday at 8AM, as PDF, to Dana Kim and Victor Lang');
    expect(goesOut({ ...mondays, every: 'month', format: 'xlsx', receivers: [{ name: 'Siân O’Brien' }] })).toBe('on day 1 of each month at 8AM, as Excel, to Siân O’Brien');
  });

  it('says so where it goes to nobody any more', () => {
    expect(goesOut({ ...mondays, receivers: [] })).toBe('every Monday at 8AM, as PDF, to nobody');
  });
});

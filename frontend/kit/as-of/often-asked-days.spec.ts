import { oftenAskedDays } from './often-asked-days.js';

const days = (today: string) => oftenAskedDays(today).map(({ day, words }) => `${words} ${day}`);

describe('The past days that are asked for most', () => {
  it('are yesterday, the first of the month and the end of the last one', () => {
    expect(days('2026-11-22')).toEqual(['Yesterday 2026-11-21', 'First of November 2026-11-01', 'End of October 2026-10-31']);
  });

  it('are each offered once, and never today', () => {
    expect(days('2026-11-01')).toEqual(['First of October 2026-10-01', 'End of October 2026-10-31']);
    expect(days('2026-11-02')).toEqual(['First of November 2026-11-01', 'End of October 2026-10-31']);
    expect(days('2027-01-01')).toEqual(['First of December 2026-12-01', 'End of December 2026-12-31']);
  });
});

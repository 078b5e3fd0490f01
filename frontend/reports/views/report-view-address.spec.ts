import { addressOfView, arrangementOf, choiceOfView } from './report-view-address.js';

describe('A view of a report', () => {
  it('keeps what the address says, and gives it back', () => {
    const choice = 'period=last-month&kind=resale&rep=%2331';
    expect(arrangementOf(choice).filters).toEqual([{ field: 'period', op: 'is', value: 'last-month' }, { field: 'kind', op: 'is', value: 'resale' }, { field: 'rep', op: 'is', value: '#31' }]);
    expect(choiceOfView(arrangementOf(choice))).toBe(choice);
  });

  it('takes the place of what was chosen, on the same past day, with no figure open', () => {
    const before = new URLSearchParams('asOf=2026-11-20&period=this-year&measure=sales&key=%2331&view=3');
    expect(addressOfView(before, 'kind=resale', 12).toString()).toBe('asOf=2026-11-20&kind=resale&view=12');
    expect(addressOfView(before, '', undefined).toString()).toBe('asOf=2026-11-20');
  });
});

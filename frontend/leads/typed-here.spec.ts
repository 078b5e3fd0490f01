import type { Lead } from './lead-record.js';
import { withTyped } from './typed-here.js';

const lead = { leadId: 7, firstName: 'Wilma', age: 51 } as Lead;

describe('What somebody typed of a lead', () => {
  it('stands in the place of what they may not see', () => {
    expect(withTyped(lead, { mobilePhone: '+13055550174', email: '', smsOptIn: false })).toEqual({ ...lead, mobilePhone: '+13055550174' });
  });

  it('never covers what the lead says', () => {
    expect(withTyped(lead, { firstName: 'Wima', age: 50 })).toBe(lead);
  });
});

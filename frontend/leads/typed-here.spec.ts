import type { Lead } from './lead-record.js';
import { forgetKept, pageIs } from '../server/kept-in-window.js';
import { keepTyped, typedOf, withTyped } from './typed-here.js';

const lead = { leadId: 7, firstName: 'Wilma', age: 51 } as Lead;

describe('What somebody typed of a lead', () => {
  it('stands in the place of what they may not see', () => {
    expect(withTyped(lead, { mobilePhone: '+13055550174', email: '', smsOptIn: false })).toEqual({ ...lead, mobilePhone: '+13055550174' });
  });

  it('never covers what the lead says', () => {
    expect(withTyped(lead, { firstName: 'Wima', age: 50 })).toBe(lead);
  });

  const nothing = () => false;
  const phone = { mobilePhone: '+13055550174' };

  it('is there until the lead is left for any other page', () => {
    pageIs('/admin/leads-new');
    for (const other of ['/admin/tours-detail/7', '/admin/leads', '/admin/leads-detail/17']) {
      keepTyped(7, phone, nothing);
      for (const own of ['/admin/leads-detail/7', '/admin/leads-edit/7', '/admin/leads-detail/7']) pageIs(own);
      expect(typedOf(7)).toEqual(phone);
      pageIs(other);
      expect([other, typedOf(7)]).toEqual([other, {}]);
    }
  });

  it('goes with the session', () => {
    keepTyped(7, phone, nothing);
    forgetKept();
    expect(typedOf(7)).toEqual({});
  });

  it('is kept of what they may not see alone', () => {
    keepTyped(7, { firstName: 'Wilma', ...phone, smsOptIn: 'true' }, (permission) => permission === undefined || permission === 'Leads_Sensitive');
    expect(typedOf(7)).toEqual({ smsOptIn: 'true' });
  });
});

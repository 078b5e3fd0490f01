import { hiddenFields, missingPermissions, withoutFields } from './hidden-fields.js';

const sensitive = { Leads_Sensitive: ['email', 'phone'], Leads_Admin: ['income'] };

describe('What somebody may not see', () => {
  it('are the fields of every permission that they lack', () => {
    expect([...hiddenFields(sensitive, new Set(['Leads_Admin']))]).toEqual(['email', 'phone']);
    expect([...hiddenFields(sensitive, new Set(['Leads_Admin', 'Leads_Sensitive']))]).toEqual([]);
    expect(missingPermissions(sensitive, new Set())).toEqual(['Leads_Admin', 'Leads_Sensitive']);
  });

  it('is not held by a permission that only contains the name', () => {
    expect(hiddenFields(sensitive, new Set(['Epic_Leads_Sensitive', 'leads_sensitive'])).has('email')).toBe(true);
  });

  it('is left out at any depth', () => {
    const record = { name: 'Kim', email: 'k@example.com', spouse: { name: 'Lee', phone: '555-0101' }, calls: [{ phone: '555-0102', at: 1 }] };
    expect(withoutFields(record, hiddenFields(sensitive, new Set()))).toEqual({ name: 'Kim', spouse: { name: 'Lee' }, calls: [{ at: 1 }] });
  });
});

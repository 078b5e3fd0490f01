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

  it('is left out at its own place, and nothing of the same name elsewhere', () => {
    const record = { name: 'Kim', email: 'k@example.com', texts: [{ state: 'sent', email: 'what the text was about' }] };
    expect(withoutFields(record, hiddenFields(sensitive, new Set()))).toEqual({ name: 'Kim', texts: [{ state: 'sent', email: 'what the text was about' }] });
  });

  it('is left out of each value within a record where its path says so', () => {
    const record = { cost: '1.00', gifts: [{ name: 'Spa', cost: '25.00' }, { name: 'Golf', cost: null }], merged: { changes: { email: { to: 'k@example.com' }, age: 3 } } };
    expect(withoutFields(record, new Set(['gifts.cost', 'merged.changes.email']))).toEqual({ cost: '1.00', gifts: [{ name: 'Spa' }, { name: 'Golf' }], merged: { changes: { age: 3 } } });
  });
});

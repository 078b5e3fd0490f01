import { Refusal } from '../commands/refusal.js';
import { refuseHiddenChanges } from './hidden-changes.js';

const sensitive = { Leads_Sensitive: ['email'] };
const blind = new Set<string>();

describe('A whole record sent by somebody who cannot see all of it', () => {
  it('says nothing of hidden fields that are missing or blank', () => {
    expect(refuseHiddenChanges({ name: 'Kim', email: '' }, sensitive, blind)).toEqual({ name: 'Kim' });
    expect(refuseHiddenChanges({ name: 'Kim', email: null }, sensitive, blind)).toEqual({ name: 'Kim' });
    expect(refuseHiddenChanges({ name: 'Kim' }, sensitive, blind)).toEqual({ name: 'Kim' });
  });

  it('is refused when it sets a hidden field, whatever the record holds', () => {
    const attempt = (): unknown => refuseHiddenChanges({ email: 'k@example.com' }, sensitive, blind);
    expect(attempt).toThrow(Refusal);
    expect(attempt).toThrow('You may not change email');
  });

  it('counts in full from who sees all of it', () => {
    const fields = { name: 'Kim', email: '' };
    expect(refuseHiddenChanges(fields, sensitive, new Set(['Leads_Sensitive']))).toBe(fields);
  });
});

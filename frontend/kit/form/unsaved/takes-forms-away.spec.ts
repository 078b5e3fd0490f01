import { takesFormsAway } from './takes-forms-away.js';

const at = (search: string, pathname = '/admin/contracts-detail/1042') => ({ pathname, search });

describe('What is typed on a page', () => {
  it('would be lost on another page, in an older version, on a past day and in another list', () => {
    expect([at('', '/admin/contracts'), at('?version=3'), at('?asOf=2026-11-01'), at('?list=docks')].map((to) => takesFormsAway(at(''), to))).toEqual([true, true, true, true]);
  });

  it('stays whatever else the address says, and when a day is taken back that no form went by', () => {
    expect([takesFormsAway(at(''), at('?compare=1-2')), takesFormsAway(at('?version=3'), at('?version=3&field=notes'))]).toEqual([false, false]);
    expect(takesFormsAway(at('?asOf=2026-11-01', '/admin/employees-new'), at('', '/admin/employees-new'))).toBe(false);
  });
});

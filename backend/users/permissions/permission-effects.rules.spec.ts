import { effectOf } from './permission-effects.rules.js';

describe('what a permission is good for', () => {
  it.each([
    ['Contracts_Main', 'opens Contracts'],
    ['Contracts_New', 'opens New, New HSI / RCI'],
    ['Leads_Sensitive', 'shows addresses, phones, mail addresses and income of leads'],
    ['Contracts_Admin', 'allows reopening contracts that are finished, and an APR above 18%'],
    ['Epic_Contracts_Admin', 'allows reopening epic contracts that are finished'],
    ['Owners_Main', 'does nothing yet'],
    ['Listings_Admin', 'does nothing yet'],
  ])('is said in words: %s %s', (permission, words) => {
    expect(effectOf(permission)).toBe(words);
  });
});

import { dealWords, isWebAddress } from './deal-words.js';

const link = 'https://deals.example/88';

describe('The link to a deal', () => {
  it('says the number, and where there is none that the contract is to be completed (C20)', () => {
    expect(dealWords({ tppLink: link, tppDealNumber: 'TPP49999' }, 'Deal Desk')).toBe('TPP49999');
    expect(dealWords({ tppLink: link, tppDealNumber: '' }, 'Deal Desk')).toBe('Complete Deal Desk Contract');
  });

  it('names the platform also while the settings are on their way, or do not come', () => {
    expect(dealWords({ tppLink: link, tppDealNumber: null }, undefined)).toBe('Complete TPP Contract');
  });

  it('is nothing without an address, and none that is no web address', () => {
    expect(dealWords({ tppLink: null, tppDealNumber: '' }, undefined)).toBe('');
    expect([isWebAddress(link), isWebAddress('javascript:alert(1)'), isWebAddress(null)]).toEqual([true, false, false]);
  });
});

import { ownAfter } from './member-own.rules.js';

describe('What a member has of its own', () => {
  it('is what was edited on it, a name and an address as a whole', () => {
    expect(ownAfter([], ['lastName'])).toEqual(['firstName', 'middleName', 'lastName']);
    expect(ownAfter(['email'], ['city', 'email'])).toEqual(['email', 'address', 'city', 'state', 'zipcode', 'country']);
    expect(ownAfter([], ['mobilePhone'])).toEqual(['mobilePhone']);
  });

  it('is never its tier, term and dates, which the contract says', () => {
    expect(ownAfter([], ['membershipTier', 'membershipExpDate'])).toEqual([]);
  });
});

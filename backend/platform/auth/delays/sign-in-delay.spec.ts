import { ACCOUNT_RULE, ADDRESS_RULE, delayMs, placeOf } from './sign-in-delay.js';

describe('failed sign-ins', () => {
  it('cost nothing while they look like slips', () => {
    expect(delayMs(5, ACCOUNT_RULE)).toBe(0);
  });

  it('cost one second, then twice as long each time', () => {
    expect([6, 7, 8, 9].map((failures) => delayMs(failures, ACCOUNT_RULE))).toEqual([1_000, 2_000, 4_000, 8_000]);
  });

  it('never keep the owner of an account out for more than a minute', () => {
    expect(delayMs(1_000_000, ACCOUNT_RULE)).toBe(60_000);
  });

  it('let an address that many people share fail more often', () => {
    expect(delayMs(20, ADDRESS_RULE)).toBe(0);
  });

  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::7', '2001:db8:1:2::/64'],
    ['2001:db8::7', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1:2:3:4', 'fe80:0:0:0::/64'],
  ])('from %s are counted against %s', (address, place) => {
    expect(placeOf(address)).toBe(place);
  });
});

import { cardFaults, expiryFault, isCardNumber, spacedExpiry, spacedNumber } from './card.rules.js';

const now = new Date(2026, 10, 28);

describe('A card number', () => {
  it('is spaced as cards print it, whatever is typed or pasted', () => {
    expect(spacedNumber('42424242 4242-4242')).toBe('4242 4242 4242 4242');
    expect(spacedNumber('42424')).toBe('4242 4');
  });

  it('has a check digit', () => {
    expect(['4242 4242 4242 4242', '4000 0000 0000 0002', '378282246310005'].every(isCardNumber)).toBe(true);
    expect(['4242 4242 4242 4241', '4242', ''].some(isCardNumber)).toBe(false);
  });
});

describe('An expiry date', () => {
  it.each([
    ['9', '09 / '],
    ['1', '1'],
    ['0928', '09 / 28'],
    ['092028', '09 / 28'],
    ['9/28', '09 / 28'],
    ['09/2028', '09 / 28'],
  ])('typed as %s reads "%s"', (typed, shown) => expect(spacedExpiry(typed)).toBe(shown));

  it('is good until the end of its month', () => {
    expect([expiryFault('11 / 26', now), expiryFault('10 / 26', now), expiryFault('13 / 26', now)]).toEqual([undefined, 'over', 'unreadable']);
  });
});

it('A card says at each field what is wrong', () => {
  expect(Object.keys(cardFaults({ number: '4242', expiry: '10 / 26', code: '1', name: ' ' }, now))).toEqual(['number', 'expiry', 'code', 'name']);
  expect(cardFaults({ number: '4242 4242 4242 4242', expiry: '09 / 28', code: '123', name: 'Aisha Williams' }, now)).toEqual({});
});

import { readMoney } from './money-entry.js';

describe('an amount that somebody types', () => {
  it.each([
    ['12500', '12500.00'],
    ['12,500.00', '12500.00'],
    ['$1,234,567.5', '1234567.50'],
    ['.5', '0.50'],
    ['7.', '7.00'],
    ['-250', '-250.00'],
    ['($250.00)', '-250.00'],
    ['-0', '0.00'],
    ['9007199254740993.01', '9007199254740993.01'],
  ])('reads %s as %s', (text, amount) => expect(readMoney(text)).toBe(amount));

  it.each(['', '.', 'free', '1,23', '12,50', '1.2.3', '1e5', '--5', '1.000', '2.505', '.005'])('does not guess at "%s"', (text) => expect(readMoney(text)).toBeNull());
});

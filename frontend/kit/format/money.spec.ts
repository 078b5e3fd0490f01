import { formatCount, formatMoney, sumMoney } from './money.js';

describe('amounts', () => {
  it.each([
    ['12500.00', '12,500.00'],
    ['1234567.5', '1,234,567.50'],
    ['-37.04', '-37.04'],
    ['0', '0.00'],
    [null, ''],
    ['', ''],
  ])('%p reads %p', (amount, text) => expect(formatMoney(amount)).toBe(text));

  it('adds up exactly, however large', () => {
    expect(sumMoney(['0.10', '0.20', null, '90071992547409931.01'])).toBe('90071992547409931.31');
    expect(sumMoney(['1.00', '-3.50'])).toBe('-2.50');
  });

  it('groups counts', () => expect([formatCount(1_000_000), formatCount('-2500')]).toEqual(['1,000,000', '-2,500']));
});

import fc from 'fast-check';
import { readAmount, readDecimal, readWhole } from './amounts.js';

describe('amounts of the old system', () => {
  it.each([
    ['12,500.00', '12500.00'],
    [12500.0, '12500.00'],
    ['$7,000', '7000.00'],
    [' 199.5 ', '199.50'],
    ['1,234,567.891', '1234567.89'],
    ['0.005', '0.01'],
    [0, '0.00'],
  ])('reads %p as %s', (text, amount) => expect(readAmount(text)).toBe(amount));

  it.each(['call', '12,50.00', '1.2.3', '', '1e5', 'NaN', '12 500', Number.NaN])('takes %p for no amount', (text) =>
    expect(readAmount(text)).toBeUndefined(),
  );

  it('reads back whatever it writes with thousands separators', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (cents) => {
        const amount = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
        const [whole, fraction] = amount.split('.') as [string, string];
        expect(readAmount(`${Number(whole).toLocaleString('en-US')}.${fraction}`)).toBe(amount);
      }),
    );
  });

  it('keeps the places of a rate and refuses half a person', () => {
    expect(readDecimal('14.9')).toBe('14.9');
    expect(readDecimal('0.02')).toBe('0.02');
    expect(readWhole('40')).toBe(40);
    expect(readWhole('40.5')).toBeUndefined();
  });
});

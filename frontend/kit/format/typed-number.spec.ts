import { readNumber } from './typed-number.js';

describe('A number that somebody types', () => {
  it.each([
    ['1000', '1000'],
    [' 1,000 ', '1000'],
    ['-1,234,567.50', '-1234567.50'],
    ['0.5', '0.5'],
  ])('reads "%s" as %s', (typed, number) => expect(readNumber(typed)).toBe(number));

  it.each(['', ',', '-,', '1,5', '12,50', '1,0000', ',100', '1000,000', '1.', 'many'])('takes "%s" for none', (typed) => expect(readNumber(typed)).toBeNull());
});

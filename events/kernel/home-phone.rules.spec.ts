import fc from 'fast-check';
import { formatHomePhone } from './home-phone.rules.js';
import { formatPhone } from './phone.rules.js';

it('A number that is kept at home reads as the library of all countries writes it', () => {
  const digit = (from: number) => fc.integer({ min: from, max: 9 });
  const number = fc.tuple(digit(2), ...Array.from({ length: 9 }, () => digit(0))).map((digits) => `+1${digits.join('')}`);
  fc.assert(fc.property(number, (kept) => expect(formatHomePhone(kept)).toBe(formatPhone(kept))));
});

it('any other is left to that library', () => {
  for (const other of ['+442079460018', '+14075550125;ext=12', '4075550125', '+1407555012', 'call his wife', '']) expect(formatHomePhone(other)).toBeUndefined();
});

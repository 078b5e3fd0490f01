import { formatPhone } from './phone.js';

describe('A phone number', () => {
  it('reads alike however it was typed', () => {
    for (const typed of ['4075550125', '407-555-0125', '407.555.0125', '(407) 555-0125', '+14075550125', '1 407 555 0125']) {
      expect(formatPhone(typed)).toBe('(407) 555-0125');
    }
    expect(formatPhone('407-555-0125 x12')).toBe('(407) 555-0125 ext. 12');
  });

  it('from abroad keeps its country', () => {
    expect(formatPhone('+442079460018')).toBe('+44 20 7946 0018');
    expect(formatPhone('011 44 20 7946 0018')).toBe('+44 20 7946 0018');
  });

  it('that is none stays as it was written', () => {
    for (const typed of ['5550123', 'call his wife', '407-555-0125 after five', '0', '']) expect(formatPhone(typed)).toBe(typed);
    expect(formatPhone(null)).toBe('');
  });
});

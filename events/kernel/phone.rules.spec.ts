import { phone, text } from './field-kinds.rules.js';
import { digitsLookedFor } from './home-phone.rules.js';
import { formatPhone, phoneNumber, phonesKept } from './phone.rules.js';

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

describe('What is kept of a phone number', () => {
  it('is E.164 however it was typed, with its extension', () => {
    for (const typed of ['305.555.0174', '+1 (305) 555 0174', '3055550174', '1-305-555-0174', '(305)5550174', '+13055550174']) expect(phoneNumber(typed)).toBe('+13055550174');
    expect(phoneNumber('+44 20 7946 0018')).toBe('+442079460018');
    expect(phoneNumber('416 555 0123')).toBe('+14165550123');
    const kept = phoneNumber('407-555-0125 x12')!;
    expect([kept, phoneNumber(kept), formatPhone(kept)]).toEqual(['+14075550125;ext=12', kept, '(407) 555-0125 ext. 12']);
  });

  it('is nothing where it can be none', () => {
    for (const typed of ['0174', '555-0174', '0000000000', '+1 305 555 01745', '305 555 0174 or so', '1-800-CLOSING', '']) expect(phoneNumber(typed)).toBeUndefined();
  });

  it('is what read models hold; what was imported and is none stays', () => {
    const fields = { homePhone: phone('Home'), workPhone: phone('Work'), notes: text('Notes') };
    const said = { homePhone: '305.555.0174', workPhone: 'call his wife', notes: '305.555.0174', other: 1 };
    expect(phonesKept(fields, said)).toEqual({ ...said, homePhone: '+13055550174' });
  });

  it('is looked for by digits, where nothing but a number was typed', () => {
    expect(['(305) 555', '555-0174', '+1 305', 'wife', '12 Oak'].map(digitsLookedFor)).toEqual(['305555', '5550174', '1305', 'wife', '12 Oak']);
  });
});

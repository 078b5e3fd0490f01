import { passwordFault } from './password.rules.js';

const fault = (password: string) => passwordFault(password, 'ellen.brooks@example.com')?.code;

describe('a new password', () => {
  it('has at least eight characters, as people count them', () => {
    expect(fault('seven77')).toBe('too-short');
    expect(fault('eight888')).toBeUndefined();
    expect(fault('💥💥💥💥')).toBe('too-short');
  });

  it('is looked at as it is compared: full-width letters and composed accents are the plain ones', () => {
    expect(fault('ｅｌｌｅｎ．ｂｒｏｏｋｓ')).toBe('is-address');
    expect(fault('e\u0301e\u0301e\u0301e\u0301')).toBe('too-short');
  });

  it('may be a long sentence', () => {
    expect(fault('a b'.repeat(40) + 'a b c d ')).toBeUndefined();
    expect(fault('x'.repeat(129))).toBe('too-long');
  });

  it('is not the mail address, in whatever capitals, nor what stands before its @', () => {
    expect(fault('Ellen.Brooks@Example.com')).toBe('is-address');
    expect(fault('ellen.brooks')).toBe('is-address');
  });
});

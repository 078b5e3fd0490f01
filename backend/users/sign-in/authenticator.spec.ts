import { Secret, TOTP } from 'otpauth';
import { hashRecoveryCode, newRecoveryCodes, newSecret, periodOf, setUpUri } from './authenticator.js';

/** RFC 6238, appendix B: 59 seconds after 1970 the code of this secret ends in 287082. */
const secret = Secret.fromUTF8('12345678901234567890').base32;

describe('the code of an authenticator app', () => {
  it('is the one of RFC 6238, for its own thirty seconds and the clock of a phone that is one period off', () => {
    expect(periodOf('287082', secret, 59_000)).toBe(1);
    expect(periodOf('287082', secret, 89_000)).toBe(1);
    expect(periodOf('287082', secret, 29_000)).toBe(1);
    expect(periodOf('287082', secret, 120_000)).toBeUndefined();
    expect(periodOf('287083', secret, 59_000)).toBeUndefined();
    expect(periodOf('', secret, 59_000)).toBeUndefined();
  });

  it('is nothing but six digits', () => {
    for (const typed of ['', '12345', '1234567', 'ⅤⅠ٣456', '\u{48bef}\u{10f74}\u{3cc71}\u{1f600}12']) expect(periodOf(typed, newSecret())).toBeUndefined();
  });

  it('comes from what the picture holds', () => {
    const made = newSecret();
    const app = new TOTP({ secret: Secret.fromBase32(new URL(setUpUri(made, 'dana@example.com', 'Vacation Resales')).searchParams.get('secret')!) });
    expect(periodOf(app.generate(), made)).toBe(Math.floor(Date.now() / 30_000));
    expect(setUpUri(made, 'dana@example.com', 'Vacation Resales')).toMatch(/^otpauth:\/\/totp\/Vacation%20Resales:dana/);
  });
});

describe('recovery codes', () => {
  it('are ten different ones, each taken however it is typed', async () => {
    const codes = newRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    expect(codes[0]).toMatch(/^[a-z2-9]{5}-[a-z2-9]{5}$/);
    const salt = Buffer.alloc(16, 7);
    expect(await hashRecoveryCode(codes[0]!.toUpperCase().replace('-', ' '), salt)).toEqual(await hashRecoveryCode(codes[0]!, salt));
    expect(await hashRecoveryCode(codes[0]!, Buffer.alloc(16, 8))).not.toEqual(await hashRecoveryCode(codes[0]!, salt));
  });
});

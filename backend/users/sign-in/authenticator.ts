import { hashRaw } from '@node-rs/argon2';
import { Secret, TOTP } from 'otpauth';
import { randomInt } from 'node:crypto';

const PERIOD_S = 30;
const SECRET_BYTES = 20;
/** A clock may be one period off. */
const WINDOW = 1;

const RECOVERY_CODES = 10;
/** Without letters and digits that look alike. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';
const RECOVERY_SIGNS = 10;

/** Two steps as RFC 6238 has them: what authenticator apps show. */
export function newSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** What an authenticator app reads from the picture. @param issuer what the app calls the account by, with its address */
export function setUpUri(secret: string, email: string, issuer: string): string {
  return authenticator(secret, email, issuer).toString();
}

/** What an app shows. */
export const AUTHENTICATOR_CODE = /^\d{6}$/;

/** @returns which period's code it is, counted from 1970; undefined for any other */
export function periodOf(code: string, secret: string, at = Date.now()): number | undefined {
  // The library throws over signs that take more than a byte.
  if (!AUTHENTICATOR_CODE.test(code)) return undefined;
  const delta = authenticator(secret).validate({ token: code, timestamp: at, window: WINDOW });
  return delta === null ? undefined : Math.floor(at / 1_000 / PERIOD_S) + delta;
}

export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const signs = Array.from({ length: RECOVERY_SIGNS }, () => SIGNS[randomInt(SIGNS.length)]).join('');
    return `${signs.slice(0, RECOVERY_SIGNS / 2)}-${signs.slice(RECOVERY_SIGNS / 2)}`;
  });
}

/** However it was written down and typed. */
export function hashRecoveryCode(code: string, salt: Buffer): Promise<Buffer> {
  return hashRaw(code.toLowerCase().replace(/[^a-z0-9]/g, ''), { salt, memoryCost: 19_456, timeCost: 2, parallelism: 1 });
}

function authenticator(secret: string, email = '', issuer = ''): TOTP {
  return new TOTP({ issuer, label: email, secret: Secret.fromBase32(secret), period: PERIOD_S, digits: 6, algorithm: 'SHA1' });
}

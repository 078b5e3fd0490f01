import { parseCookie } from 'cookie';
import { createHash, randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

export const TOKEN_COOKIE = 'authToken';

/** 256 random bits: nobody guesses one, so a plain hash of it is enough at rest. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

export function bearerToken(headers: IncomingHttpHeaders): string | undefined {
  return /^Bearer ([\w-]{20,100})$/i.exec(headers.authorization ?? '')?.[1];
}

export function requestToken(headers: IncomingHttpHeaders): string | undefined {
  return bearerToken(headers) ?? cookieToken(headers);
}

export function cookieToken(headers: IncomingHttpHeaders): string | undefined {
  return headers.cookie === undefined ? undefined : parseCookie(headers.cookie)[TOKEN_COOKIE];
}

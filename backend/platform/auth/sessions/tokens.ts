import { parseCookie } from 'cookie';
import { hash, randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

export const TOKEN_COOKIE = 'authToken';
export const DEVICE_COOKIE = 'device';

/** Over https no other host of the domain, and nobody in the network, can plant a cookie of such a name. */
export function cookieName(name: string, https: boolean): string {
  return https ? `__Host-${name}` : name;
}

/** 256 random bits: nobody guesses one, so a plain hash of it is enough at rest. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashToken(token: string): string {
  return hash('sha256', token, 'hex');
}

/** As tables keep it: who reads one opens nothing with it. */
export function tokenHash(token: string): Buffer {
  return Buffer.from(hashToken(token), 'hex');
}

export function bearerToken(headers: IncomingHttpHeaders): string | undefined {
  return /^Bearer ([\w-]{20,100})$/i.exec(headers.authorization ?? '')?.[1];
}

export function requestToken(headers: IncomingHttpHeaders): string | undefined {
  return bearerToken(headers) ?? cookieToken(headers);
}

export function cookieToken(headers: IncomingHttpHeaders): string | undefined {
  return cookieOf(headers, TOKEN_COOKIE);
}

/** Tells the browser, not who sits at it. */
export function deviceToken(headers: IncomingHttpHeaders): string | undefined {
  return cookieOf(headers, DEVICE_COOKIE);
}

/**
 * Over https a cookie of ours that has a plain name was planted by somebody: it is taken out before anybody reads it.
 * @param ofAreas names of cookies that areas have of their own
 */
export function dropPlantedCookies(headers: IncomingHttpHeaders, https: boolean, ofAreas: readonly string[] = []): void {
  if (!https || headers.cookie === undefined) return;
  const planted = new Set([TOKEN_COOKIE, DEVICE_COOKIE, ...ofAreas]);
  headers.cookie = headers.cookie.split(';').filter((pair) => !planted.has(pair.split('=', 1)[0]!.trim())).join(';');
}

export function cookieOf({ cookie }: IncomingHttpHeaders, name: string): string | undefined {
  const sent = cookie === undefined ? {} : parseCookie(cookie);
  return sent[cookieName(name, true)] ?? sent[name];
}

import type { CookieOptions, Request, Response } from 'express';
import { cookieName, DEVICE_COOKIE, TOKEN_COOKIE } from '../../platform/auth/sessions/tokens.js';

/** Tells scripts that somebody is signed in; carries no authority (`decisions.md A4`). */
const MARKER_COOKIE = 'isAuthenticated';

/** As long as `KnownDevices` remembers one. */
const DEVICE_MS = 180 * 24 * 3_600_000;

export function setSessionCookies(request: Request, response: Response, token: string): void {
  response.cookie(cookieName(TOKEN_COOKIE, request.secure), token, { ...attributes(request), httpOnly: true });
  response.cookie(cookieName(MARKER_COOKIE, request.secure), 'true', attributes(request));
}

export function clearSessionCookies(request: Request, response: Response): void {
  response.clearCookie(cookieName(TOKEN_COOKIE, request.secure), { ...attributes(request), httpOnly: true });
  response.clearCookie(cookieName(MARKER_COOKIE, request.secure), attributes(request));
}

/** Of whoever has just proved to be somebody: it opens nothing, but keeps others' guessing from slowing this browser down. */
export function setDeviceCookie(request: Request, response: Response, token: string): void {
  response.cookie(cookieName(DEVICE_COOKIE, request.secure), token, { ...attributes(request), httpOnly: true, sameSite: 'strict', maxAge: DEVICE_MS });
}

function attributes(request: Request): CookieOptions {
  return { sameSite: 'lax', path: '/', secure: request.secure };
}

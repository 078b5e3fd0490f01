import type { CookieOptions, Request, Response } from 'express';
import { TOKEN_COOKIE } from '../platform/auth/tokens.js';

/** Tells scripts that somebody is signed in; carries no authority (`decisions.md A4`). */
const MARKER_COOKIE = 'isAuthenticated';

export function setSessionCookies(request: Request, response: Response, token: string): void {
  response.cookie(TOKEN_COOKIE, token, { ...attributes(request), httpOnly: true });
  response.cookie(MARKER_COOKIE, 'true', attributes(request));
}

export function clearSessionCookies(request: Request, response: Response): void {
  response.clearCookie(TOKEN_COOKIE, { ...attributes(request), httpOnly: true });
  response.clearCookie(MARKER_COOKIE, attributes(request));
}

function attributes(request: Request): CookieOptions {
  return { sameSite: 'lax', path: '/', secure: request.secure };
}

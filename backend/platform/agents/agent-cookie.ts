import type { CookieOptions, Request, Response } from 'express';
import { AGENT_COOKIE, cookieName } from '../auth/sessions/tokens.js';

export function setAgentCookie(request: Request, response: Response, token: string): void {
  response.cookie(cookieName(AGENT_COOKIE, request.secure), token, attributes(request));
}

export function clearAgentCookie(request: Request, response: Response): void {
  response.clearCookie(cookieName(AGENT_COOKIE, request.secure), attributes(request));
}

/** Agents come by typing, never by a link from elsewhere. */
function attributes({ secure }: Request): CookieOptions {
  return { sameSite: 'strict', path: '/', httpOnly: true, secure };
}

import type { CookieOptions, Request, Response } from 'express';
import type { IncomingHttpHeaders } from 'node:http';
import { cookieName, cookieOf } from '../auth/sessions/tokens.js';
import type { AgentsOf } from './agents-of.js';

type Named = Pick<AgentsOf, 'cookie'>;

export function agentToken({ cookie }: Named, headers: IncomingHttpHeaders): string | undefined {
  return cookieOf(headers, cookie);
}

export function setAgentCookie({ cookie }: Named, request: Request, response: Response, token: string): void {
  response.cookie(cookieName(cookie, request.secure), token, attributes(request));
}

export function clearAgentCookie({ cookie }: Named, request: Request, response: Response): void {
  response.clearCookie(cookieName(cookie, request.secure), attributes(request));
}

/** Agents come by typing, never by a link from elsewhere. */
function attributes({ secure }: Request): CookieOptions {
  return { sameSite: 'strict', path: '/', httpOnly: true, secure };
}

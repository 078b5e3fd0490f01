import { ForbiddenException } from '@nestjs/common';
import type { Request } from 'express';
import { bearerToken } from './sessions/tokens.js';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

export class ForeignOrigin extends ForbiddenException {
  constructor() {
    super('This request comes from another site');
  }
}

/**
 * Another site must not write with a visitor's cookie (`decisions.md A4`). Browsers send Origin with every write.
 * @param publicOrigin where people find the product, if that was set
 */
export function refuseForeignOrigin(request: Request, publicOrigin: string | undefined): void {
  if (!READING.has(request.method) && isForeign(request, publicOrigin)) throw new ForeignOrigin();
}

/** For a GET that does something: a picture on another site's page asks in the name of everybody who looks at it. */
export function refuseForeignPage(request: Request): void {
  if (request.headers['sec-fetch-site'] === 'cross-site') throw new ForbiddenException('This request comes from another site');
}

/** Of routes and sockets alike. No origin is no other site: only browsers say one, and they do with whatever is more than reading. */
export function isForeign(request: Request, publicOrigin: string | undefined): boolean {
  const { origin } = request.headers;
  if (origin === undefined || bearerToken(request.headers)) return false;
  return (request.secure && isUnencrypted(origin)) || (hostOf(origin) !== request.host && origin !== publicOrigin);
}

/** Whoever sits in the network can answer for our name over plain http, and send people from there. */
function isUnencrypted(origin: string): boolean {
  return origin.startsWith('http:');
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}

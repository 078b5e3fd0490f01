import { ForbiddenException } from '@nestjs/common';
import type { Request } from 'express';
import { bearerToken } from './tokens.js';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

export class ForeignOrigin extends ForbiddenException {
  constructor() {
    super('This request comes from another site');
  }
}

/** Another site must not write with a visitor's cookie (`decisions.md A4`). Browsers send Origin with every write. */
export function refuseForeignOrigin(request: Request): void {
  if (READING.has(request.method) || bearerToken(request.headers)) return;
  const { origin } = request.headers;
  if (isForeignOrigin(origin, request.host) || (request.secure && isUnencrypted(origin))) throw new ForeignOrigin();
}

/** For a GET that does something: a picture on another site's page asks in the name of everybody who looks at it. */
export function refuseForeignPage(request: Request): void {
  if (request.headers['sec-fetch-site'] === 'cross-site') throw new ForbiddenException('This request comes from another site');
}

/** No origin is no other site: only browsers say one, and they always do. */
export function isForeignOrigin(origin: string | undefined, host: string | undefined): boolean {
  return origin !== undefined && hostOf(origin) !== host;
}

/** Whoever sits in the network can answer for our name over plain http, and send people from there. */
function isUnencrypted(origin: string | undefined): boolean {
  return origin?.startsWith('http:') ?? false;
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}

import { ForbiddenException } from '@nestjs/common';
import type { Request } from 'express';
import { bearerToken } from './tokens.js';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Another site must not write with a visitor's cookie (`decisions.md A4`). Browsers send Origin with every write. */
export function refuseForeignOrigin(request: Request): void {
  const { origin } = request.headers;
  if (origin === undefined || READING.has(request.method) || bearerToken(request.headers)) return;
  if (hostOf(origin) !== request.host) throw new ForbiddenException('This request comes from another site');
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}

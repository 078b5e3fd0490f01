import { MethodNotAllowedException, UseGuards, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Request, Response } from 'express';
import { bearerToken } from './sessions/tokens.js';

/**
 * For a GET of existing clients that changes something: only with `Authorization: Bearer`, which no link and no other site
 * can send; a cookie alone gets a 405 (`decisions.md A13`).
 */
export function ByTokenOnly(): MethodDecorator {
  return UseGuards(TokenOnlyGuard);
}

class TokenOnlyGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const http = context.switchToHttp();
    if (bearerToken(http.getRequest<Request>().headers) !== undefined) return true;
    http.getResponse<Response>().setHeader('Allow', 'POST');
    throw new MethodNotAllowedException('Send this as a POST');
  }
}

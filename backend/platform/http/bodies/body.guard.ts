import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request, Response } from 'express';
import { ACCESS, type Access } from '../../auth/permission.decorator.js';
import { TAKES_UPLOAD } from '../../uploads/takes-upload.js';
import { bodyLimitsOf, SAID_LIMITS, type BodyLimits } from './body-limits.js';
import { readForm, TAKES_FORM } from './form-body.js';
import { readBody } from './json-body.js';

/** Reads a body once its sender is known to be let in, and as much of it as the route takes: strangers have nothing read. */
@Injectable()
export class BodyGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (context.getType() !== 'http') return true;
    const http = context.switchToHttp();
    const places = [context.getHandler(), context.getClass()];
    // The route reads it itself, piece by piece.
    if (this.reflector.getAllAndOverride<boolean | undefined>(TAKES_UPLOAD, places)) return true;
    const access = this.reflector.getAllAndOverride<Access | undefined>(ACCESS, places);
    const said = this.reflector.getAllAndOverride<BodyLimits | undefined>(SAID_LIMITS, places);
    const read = this.reflector.getAllAndOverride<boolean | undefined>(TAKES_FORM, places) ? readForm : readBody;
    await read(http.getRequest<Request>(), http.getResponse<Response>(), bodyLimitsOf(access, said));
    return true;
  }
}

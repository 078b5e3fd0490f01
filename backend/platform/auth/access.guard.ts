import { ForbiddenException, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { Settings } from '../config/settings.js';
import { ACCESS, type Access } from './permission.decorator.js';
import { MissingPermission } from './missing-permission.js';
import { PleaseSignIn } from './please-sign-in.js';
import { refuseForeignOrigin } from './origin.js';
import { holdsAny } from './permissions.js';
import { RECENT_PROOF, refuseWithoutProof } from './sessions/recent-proof.js';
import { BEFORE_SECOND_STEP, SecondStepNeeded } from './sessions/second-step-first.js';
import type { AuthenticatedRequest } from './sessions/session.js';
import { Sessions } from './sessions/sessions.js';

/** Stands before every route: one that does not say who may call it is called by nobody. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly sessions: Sessions,
    private readonly settings: Settings,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    // Sockets are checked when they connect and when they join.
    if (context.getType() !== 'http') return true;
    const request = context.switchToHttp().getRequest<AuthenticatedRequest>();
    const places = [context.getHandler(), context.getClass()];
    const access = this.reflector.getAllAndOverride<Access | undefined>(ACCESS, places);
    if (access === undefined) throw new ForbiddenException('This route does not say who may call it');
    refuseForeignOrigin(request, this.settings.publicOrigin);
    request.session = await this.sessions.authenticate(request.headers);
    if (access === 'public') return true;
    if (!request.session) throw new PleaseSignIn(await this.sessions.endOf(request.headers));
    if (request.session.needsSecondStep && !this.reflector.getAllAndOverride<boolean | undefined>(BEFORE_SECOND_STEP, places)) throw new SecondStepNeeded();
    if (access !== 'signed-in' && !holdsAny(request.session.permissions, access)) throw new MissingPermission(access);
    if (this.reflector.getAllAndOverride<boolean | undefined>(RECENT_PROOF, places)) refuseWithoutProof(request.session);
    return true;
  }
}

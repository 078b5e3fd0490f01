import { Injectable } from '@nestjs/common';
import { loggablePath } from '../http/loggable-path.js';
import { AccessLog } from './access-log.js';
import { callerOf } from './caller.js';
import type { MissingPermission } from './missing-permission.js';
import type { AuthenticatedRequest } from './session.js';

/** Tells the access log who asked for what they may not do, whether the route says so or what stands behind it. */
@Injectable()
export class Denials {
  constructor(private readonly accessLog: AccessLog) {}

  async log(request: AuthenticatedRequest, { needed }: MissingPermission): Promise<void> {
    if (!request.session) return;
    const { userId, actor } = request.session;
    const permissions = needed.join(' or ');
    await this.accessLog.write({
      kind: 'denied',
      userId,
      name: actor.name,
      ...callerOf(request),
      detail: `${permissions}: ${request.method} ${loggablePath(request.path)}`,
      oncePerMinute: `${userId} ${permissions}`,
    });
  }
}

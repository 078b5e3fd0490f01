import { Injectable, Optional, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { validate as isUuid } from 'uuid';
import type { AuthenticatedRequest } from '../auth/sessions/session.js';
import { DoneCommands } from '../commands/saves/done-commands.js';

/** Has the database look whether a command came before while its body is read and checked. Refuses nothing. */
@Injectable()
export class LookAheadGuard implements CanActivate {
  /** A server that only shows takes no commands. */
  constructor(@Optional() private readonly done?: DoneCommands) {}

  canActivate(context: ExecutionContext): boolean {
    if (context.getType() !== 'http') return true;
    const { headers, session } = context.switchToHttp().getRequest<AuthenticatedRequest>();
    const commandId = headers['idempotency-key'];
    // Strangers have nothing looked up.
    if (session && typeof commandId === 'string' && isUuid(commandId)) this.done?.lookAhead(commandId.toLowerCase());
    return true;
  }
}

import { BadRequestException, createParamDecorator, UnauthorizedException, type ExecutionContext } from '@nestjs/common';
import { v4 as uuidV4, validate as isUuid } from 'uuid';
import type { AuthenticatedRequest } from '../auth/session.js';
import { newYorkDay } from '../calendar/new-york-day.js';
import type { Issued } from '../commands/command.js';

/** What the request says about the command in its body: who, once, on which revision, when. */
export const IssuedBy = createParamDecorator((_: unknown, context: ExecutionContext): Issued =>
  issuedBy(context.switchToHttp().getRequest<AuthenticatedRequest>()),
);

export function issuedBy(request: AuthenticatedRequest, now = new Date()): Issued {
  if (!request.session) throw new UnauthorizedException();
  const sentId = idempotencyKey(request);
  const commandId = sentId ?? uuidV4();
  const ifMatch = revisionOf(request.headers['if-match']);
  return {
    actor: request.session.actor,
    commandId,
    ...(sentId === undefined ? {} : { mayComeAgain: true }),
    correlationId: commandId,
    ...(ifMatch === undefined ? {} : { ifMatch }),
    at: now.toISOString(),
    today: newYorkDay(now),
    asked: { path: request.path, body: request.body as unknown },
    permissions: request.session.permissions,
  };
}

function idempotencyKey(request: AuthenticatedRequest): string | undefined {
  const sent = request.headers['idempotency-key'];
  if (sent === undefined) return undefined;
  if (typeof sent !== 'string' || !isUuid(sent)) throw new BadRequestException('Idempotency-Key must be a uuid');
  return sent.toLowerCase();
}

/** `If-Match: "12"` is revision 12; `*` asks for any. No revision has ten digits, and the store could not even look for one. */
function revisionOf(ifMatch: string | undefined): number | undefined {
  if (ifMatch === undefined || ifMatch.trim() === '*') return undefined;
  const revision = /^\s*(?:W\/)?"(\d{1,9})"\s*$/.exec(ifMatch)?.[1];
  if (revision === undefined) throw new BadRequestException('If-Match must be the ETag of a record');
  return Number(revision);
}

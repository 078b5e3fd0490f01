import { BadRequestException, createParamDecorator, UnauthorizedException, type ExecutionContext } from '@nestjs/common';
import type { Response } from 'express';
import { v4 as uuidV4, validate as isUuid } from 'uuid';
import type { AuthenticatedRequest, Session } from '../auth/sessions/session.js';
import { newYorkDay } from '../../../events/kernel/new-york-day.js';
import type { CommandMetadata, Sender } from '../commands/command.js';
import { senderOf } from './told-to-wait.js';

/** What the request says about the command in its body: who, once, on which revision, when. */
export const IssuedBy = createParamDecorator((_: unknown, context: ExecutionContext): CommandMetadata =>
  issuedBy(context.switchToHttp().getRequest<AuthenticatedRequest>(), senderOf(context.switchToHttp().getResponse<Response>())),
);

function issuedBy(request: AuthenticatedRequest, sender: Sender): CommandMetadata {
  if (!request.session) throw new UnauthorizedException();
  return issuedAs(request.session, request, sender);
}

/** For who is let in by another way than a session. */
export function issuedAs({ actor, permissions }: Pick<Session, 'actor' | 'permissions'>, request: AuthenticatedRequest, sender: Sender, now = new Date()): CommandMetadata {
  const sentId = idempotencyKey(request);
  const commandId = sentId ?? uuidV4();
  const ifMatch = revisionOf(request.headers['if-match']);
  return {
    actor,
    commandId,
    ...(sentId === undefined ? {} : { mayComeAgain: true }),
    correlationId: commandId,
    ...(ifMatch === undefined ? {} : { ifMatch }),
    at: now.toISOString(),
    today: newYorkDay(now),
    asked: { by: `${actor.kind} ${actor.id}`, path: request.path, body: withoutPasswords(request.body) },
    permissions,
    sender,
  };
}

/** The hash of what was asked stands in events, where a password or a code could be guessed from it. Older clients send one that counts for nothing. */
function withoutPasswords(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(Object.entries(body).filter(([name]) => !/password|^code$/i.test(name)));
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

import { createParamDecorator, UnauthorizedException, type ExecutionContext } from '@nestjs/common';
import type { AuthenticatedRequest } from '../auth/sessions/session.js';
import type { Reading } from './records.js';
import type { RecordReader } from './record-registry.js';

/** Who reads a record, and what of it: `?asOf=`, `?before=&limit=` of its history, `?from=&to=` of a comparison. */
export const ReadingOf = createParamDecorator((_: unknown, context: ExecutionContext): Reading & RecordReader => {
  const { session, query } = context.switchToHttp().getRequest<AuthenticatedRequest>();
  if (!session) throw new UnauthorizedException();
  const text = (name: string): string | undefined => (query[name] === undefined ? undefined : String(query[name] as string));
  return { permissions: session.permissions, tenantId: session.tenantId, asOf: text('asOf'), before: text('before'), limit: text('limit'), from: text('from'), to: text('to') };
});

import { HttpException } from '@nestjs/common';
import { AppendsRefused, AppendTooLarge, StoreUnavailable, WrongExpectedRevision } from '../../../../events/store/event-store.js';
import { ListRequestError } from '../../../../projections/lists/list-request.js';
import { MissingPermission } from '../../auth/missing-permission.js';
import type { PermissionSet } from '../../auth/permissions.js';
import { PleaseSignIn } from '../../auth/please-sign-in.js';
import { TooManyAttempts } from '../../auth/delays/too-many-attempts.js';
import { ClaimsNotReady } from '../../claims/claims-not-ready.js';
import { CommandIdReused, Refusal, StaleRevision } from '../../commands/refusal.js';
import { StillSaving } from '../../commands/saves/still-saving.js';
import { staleRecord } from '../../records/stale-record.js';
import { StillBuilding } from '../../projections/still-building.js';
import { InvalidBody } from '../bodies/invalid-body.js';
import { NoPlaceFree } from '../../concurrency/bounded-semaphore.js';
import { TooMuchAtOnce } from '../../concurrency/too-much-at-once.js';
import { problem, type ProblemDetails } from './problem.js';

/** Postgres is out of reach, restarting, or out of connections. */
const DATABASE_AWAY = /^(08|57P|53)|^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT)$/;

/** A read went on for longer than `database.ts` lets it. */
const STATEMENT_TIMEOUT = '57014';

/** Zero bytes and other text that Postgres cannot hold: there is nothing to be found under it, and nothing to be saved. */
const NO_TEXT = /^22(021|P05)$/;

const STORE_AWAY = 'The event store does not answer. Lists can be read; records open and changes are saved once it is back. Please try again in a moment.';

const NOBODY: PermissionSet = new Set();

/**
 * What an error means to the caller; 500 without a word for what nobody foresaw.
 * @param permissions the caller's: what changed meanwhile is told without what they may not see
 */
export function problemOf(error: unknown, permissions = NOBODY): ProblemDetails {
  if (error instanceof Refusal) return refused(error);
  if (error instanceof StaleRevision) return problem(412, staleRecord(error, permissions));
  if (error instanceof ListRequestError) return problem(400, { detail: error.message, field: error.field, code: 'list-request' });
  if (error instanceof CommandIdReused) return problem(409, { detail: error.message, code: 'command-id-reused' });
  if (error instanceof WrongExpectedRevision) return problem(409, { detail: 'Too many people are changing this at once. Please try again.', code: 'contended' });
  if (error instanceof AppendTooLarge) return problem(413, { detail: 'This is too large to be saved' });
  if (error instanceof StillBuilding) return problem(503, { detail: error.message, code: 'still-building', retryAfter: error.retryAfter });
  if (error instanceof NoPlaceFree) return problem(503, { detail: error.message, code: 'busy', retryAfter: error.retryAfter });
  if (error instanceof TooMuchAtOnce) return problem(429, { detail: error.message, code: 'busy', retryAfter: error.retryAfter });
  if (error instanceof StillSaving) return problem(503, { detail: error.message, code: 'still-saving', commandId: error.commandId, retryAfter: error.retryAfter });
  if (error instanceof AppendsRefused) return problem(503, { detail: error.message, code: 'appends-refused', retryAfter: 5 });
  if (error instanceof StoreUnavailable) return problem(503, { detail: STORE_AWAY, code: 'store-unavailable', retryAfter: 2 });
  if (error instanceof MissingPermission) return problem(403, { detail: error.message, permission: error.needed.join(' or ') });
  if (error instanceof PleaseSignIn) return problem(401, { detail: error.message, ...(error.end && { code: error.end }) });
  if (error instanceof TooManyAttempts) return problem(429, { detail: error.message, retryAfter: error.retryAfter });
  if (error instanceof InvalidBody) return invalid(error);
  if (error instanceof ClaimsNotReady) return problem(503, { detail: error.message, retryAfter: error.retryAfter });
  if (error instanceof HttpException) return problem(error.getStatus(), { detail: error.message });
  return bodyProblem(error) ?? databaseProblem(error) ?? problem(500);
}

function refused({ message, options }: Refusal): ProblemDetails {
  const { status = 422, ...more } = options;
  return problem(status, { detail: message, ...more });
}

function invalid({ faults }: InvalidBody): ProblemDetails {
  const first = faults[0];
  return problem(400, { detail: first?.message ?? 'The body is not valid', ...(first ? { field: first.field } : {}), errors: faults });
}

function unavailable(detail: string): ProblemDetails {
  return problem(503, { detail, retryAfter: 2 });
}

/** What the body reader throws: plain errors with a status and a type. */
function bodyProblem(error: unknown): ProblemDetails | undefined {
  const { type, status } = (error ?? {}) as { type?: unknown; status?: unknown };
  if (type === 'entity.too.large') return problem(413, { detail: 'The body is too large' });
  if (type === 'entity.parse.failed') return problem(400, { detail: 'The body is not valid JSON' });
  const callerFault = typeof status === 'number' && status >= 400 && status < 500;
  return callerFault ? problem(status) : undefined;
}

function databaseProblem(error: unknown): ProblemDetails | undefined {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  if (typeof code === 'string' && NO_TEXT.test(code)) return problem(400, { detail: 'A text holds a character that cannot be saved' });
  if (code === STATEMENT_TIMEOUT) return unavailable('This took too long. Please try again.');
  const away = (typeof code === 'string' && DATABASE_AWAY.test(code)) || /timeout exceeded when trying to connect|timeout expired|Connection terminated/.test(String(message));
  return away ? unavailable('The database does not answer') : undefined;
}

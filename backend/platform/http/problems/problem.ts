import { PROOF_NEEDED } from '../../auth/sessions/recent-proof.js';
import { SECOND_STEP_NEEDED } from '../../auth/sessions/second-step-first.js';
import type { RecordInTheWay } from '../../commands/refusal.js';
import type { HistoryEntry } from '../../records/history.js';
import type { ChangedSince } from '../../records/net-changes.js';

/** An input at fault: which one, which rule it breaks, and in words. */
export interface FieldFault {
  readonly field: string;
  /** Absent: one of the product's own. */
  readonly rule?: string;
  readonly message: string;
}

/** RFC 9457 problem+json: what a refused request answers. Carries nothing that a caller should not see. */
export interface ProblemDetails {
  /** Where the answer asks for something to be done first, what; else about:blank. */
  readonly type: 'about:blank' | `urn:problem:${string}`;
  readonly status: number;
  readonly title: string;
  readonly detail?: string;
  readonly field?: string;
  readonly code?: string;
  /** Of a 409: the record that is in the way, what people call it and its screen. */
  readonly record?: RecordInTheWay;
  /** Of a 403: what would have opened it. */
  readonly permission?: string;
  /** Every input at fault, where the answer knows them all. */
  readonly errors?: readonly FieldFault[];
  /** Of a 412: the revision that the record has now, and what happened since the one that was sent. */
  readonly revision?: number;
  readonly since?: readonly HistoryEntry[];
  /** The same, each field once. */
  readonly changes?: readonly ChangedSince[];
  /** Of a 503 while a save waits for the event store: what its outcome is asked for by (GET /api/Commands/{id}). */
  readonly commandId?: string;
  /** For the Retry-After header, seconds. */
  readonly retryAfter?: number;
}

const titles: Readonly<Record<number, string>> = {
  400: 'Bad request',
  401: 'Not signed in',
  403: 'Not permitted',
  404: 'Not found',
  405: 'Method not allowed',
  409: 'Conflict',
  410: 'Gone',
  412: 'Changed meanwhile',
  413: 'Too large',
  414: 'Address too long',
  415: 'Unsupported media type',
  421: 'Not here',
  422: 'Refused',
  429: 'Too many attempts',
  503: 'Not available',
};

/** Answers that a client acts upon by itself: it asks the person, and sends the same request again. */
const typed: ReadonlySet<string> = new Set([PROOF_NEEDED, SECOND_STEP_NEEDED]);

export function problem(status: number, more: Partial<Omit<ProblemDetails, 'type' | 'status' | 'title'>> = {}): ProblemDetails {
  const type = more.code !== undefined && typed.has(more.code) ? (`urn:problem:${more.code}` as const) : 'about:blank';
  return { type, status, title: titles[status] ?? (status < 500 ? 'Refused' : 'Internal error'), ...more };
}

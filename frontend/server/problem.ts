import type { HistoryEntry } from '../../backend/platform/records/history.js';
import type { ChangedSince } from '../../backend/platform/records/net-changes.js';

/** What `application/problem+json` answers carry. */
export interface ProblemBody {
  readonly title?: string;
  readonly detail?: string;
  /** Machine name of the refusal. */
  readonly code?: string;
  /** The input at fault. */
  readonly field?: string;
  /** Of a 409: the record that is in the way, what people call it and its screen. */
  readonly record?: { readonly words: string; readonly page: string };
  /** The permission that was missing (403). */
  readonly permission?: string;
  /** Faults by input (400). */
  readonly errors?: readonly { readonly field: string; readonly message: string }[];
  /** Of a 412: what happened since the revision that was sent, oldest first. */
  readonly since?: readonly HistoryEntry[];
  /** The same, each field once. */
  readonly changes?: readonly ChangedSince[];
  /** Of a 412: the revision that the record has now. */
  readonly revision?: number;
}

/** The server said no, or could not be reached (status 0). `message` is fit for people. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly body: ProblemBody = {},
    operation = 'request',
    /** Seconds after which the server will listen again (429, 503). */
    readonly retryAfter?: number,
  ) {
    super(wordsFor(status, body, operation));
  }

  /** The same request may well succeed when it is sent again. */
  get canRetry(): boolean {
    return this.status === 0 || this.status === 408 || this.status === 429 || this.status >= 500;
  }

  /** Nobody is signed in, or not any more. */
  get isSignedOut(): boolean {
    return this.status === 401;
  }

  get isStale(): boolean {
    return this.status === 412;
  }

  /** What is wrong with this input, if the refusal is about it. */
  faultAt(field: string): string | undefined {
    const listed = this.body.errors?.find((fault) => fault.field === field)?.message;
    return listed ?? (this.body.field === field ? this.message : undefined);
  }
}

function wordsFor(status: number, body: ProblemBody, operation: string): string {
  if (body.detail) return body.detail;
  if (body.title) return body.title;
  if (status === 0) return 'The server cannot be reached.';
  // The misspelling is the text that people know (decisions.md A18).
  return `Error occured on ${operation} with response code: ${status}`;
}

export function asProblem(error: unknown): Problem {
  return error instanceof Problem ? error : new Problem(0, { detail: error instanceof Error ? error.message : undefined });
}

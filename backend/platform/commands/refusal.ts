import type { RecordedEvent } from '../../../events/kernel/event.js';
import type { Aggregate } from './aggregate.js';

interface RefusalOptions {
  /** The input at fault. */
  readonly field?: string;
  /** Every input at fault, where there may be several. */
  readonly errors?: readonly { readonly field: string; readonly message: string }[];
  /** The HTTP answer, 422 when left out. */
  readonly status?: 400 | 403 | 404 | 409 | 410 | 422;
  readonly code?: string;
  /** The record that is in the way. */
  readonly record?: RecordInTheWay;
}

export interface RecordInTheWay {
  /** What people call it: "Contract 1042". */
  readonly words: string;
  /** Its screen. */
  readonly page: string;
}

/** The rules say no. */
export class Refusal extends Error {
  constructor(
    message: string,
    readonly options: RefusalOptions = {},
  ) {
    super(message);
  }
}

/** No such record. */
export class NotFound extends Refusal {
  constructor(noun: string, id: string | number) {
    super(`There is no ${noun} ${id}`, { status: 404 });
  }
}

/** What is to be begun is there already. */
export class AlreadyThere extends Refusal {
  constructor(noun: string, id: string | number) {
    super(`There is ${/^[aeio]/.test(noun) ? 'an' : 'a'} ${noun} ${id} already`, { status: 409 });
  }
}

/** The caller's If-Match is older than the record: here is what happened since (`decisions.md A16`). */
export class StaleRevision extends Error {
  constructor(
    /** Whose words tell what happened, and which of its fields are not for everybody. */
    readonly aggregate: Pick<Aggregate<never>, 'describe' | 'sensitive'>,
    readonly stream: string,
    readonly expected: number,
    readonly actual: number,
    readonly since: readonly RecordedEvent[],
  ) {
    super(`${stream} has changed since revision ${expected}`);
  }
}

/** The same Idempotency-Key came with another command. */
export class CommandIdReused extends Error {
  constructor(readonly commandId: string) {
    super('This Idempotency-Key was used for another command');
  }
}

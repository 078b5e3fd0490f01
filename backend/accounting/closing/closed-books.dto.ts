import type { BookedKind } from '../../../events/accounting/booked-kind.rules.js';
import type { BookedFacts } from '../../../events/resale-contracts/booked.rules.js';

/** A month whose rows and sums stay as they were when it was closed. */
export interface ClosedMonth {
  /** YYYY-MM */
  readonly month: string;
  readonly closing: number;
  readonly booked: number;
  /** Which contracts are in it. */
  readonly kinds: readonly BookedKind[];
  /** When it was closed, ISO UTC. */
  readonly changedAt: string;
}

/** What was changed in a contract after its month was closed: a difference on the day of the change. */
export interface ChangeAfterClose {
  readonly key: string;
  readonly kind: BookedKind;
  readonly contractId: number;
  /** The closed month, YYYY-MM. */
  readonly month: string;
  /** YYYY-MM-DD */
  readonly changedOn: string;
  readonly changedBy: string;
  readonly reason: string;
  /** What the reader may not see is not in these. */
  readonly before: Partial<BookedFacts>;
  readonly after: Partial<BookedFacts>;
}

/** Wire form of GET /api/Accounting/ClosedBooks. */
export interface ClosedBooksAnswer {
  readonly months: readonly ClosedMonth[];
  /** Those of each contract in the order in which they were made. */
  readonly changes: readonly ChangeAfterClose[];
  readonly position: string;
}

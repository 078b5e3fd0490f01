import type { ChangeAfterClose, ClosedMonth } from '../sheet/closed-rows.rules.js';

/** Wire form of GET /api/Accounting/ClosedBooks. */
export interface ClosedBooksAnswer {
  readonly months: readonly ClosedMonth[];
  /** Those of each contract in the order in which they were made. */
  readonly changes: readonly ChangeAfterClose[];
  readonly position: string;
}

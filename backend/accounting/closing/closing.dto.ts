import type { JournalAccount } from '../journal/journal.rules.js';
import type { NotReady } from '../journal/journal.dto.js';

/** Something that is looked at before a month is closed. */
export interface ClosingCheck {
  readonly name: string;
  readonly ok: boolean;
  readonly detail: string;
}

/** Wire form of GET /api/Accounting/Months/{id}. Amounts are decimal strings. */
export interface MonthAnswer {
  readonly monthId: number;
  /** YYYY-MM */
  readonly month: string;
  readonly closed: boolean;
  /** It has ended, so that it can be closed. */
  readonly over: boolean;
  readonly checks: readonly ClosingCheck[];
  readonly notReady: readonly NotReady[];
  readonly booked: number;
  /** As they are; of a closed month as they were closed. */
  readonly accounts: readonly JournalAccount[];
  readonly debit: string;
  readonly credit: string;
  /** Whether the journal of a closed month still comes to what was frozen; null while it is open. */
  readonly holds: boolean | null;
  readonly frozen: { readonly accounts: readonly JournalAccount[]; readonly debit: string; readonly credit: string; readonly booked: number } | null;
  /** Up to where everything that it is made of is known. */
  readonly position: string;
}

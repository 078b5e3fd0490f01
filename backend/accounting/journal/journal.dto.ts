import type { BookedKind } from '../../../events/accounting/booked-kind.rules.js';
import type { JournalAccount, JournalEntry } from './journal.rules.js';

/** A contract that is in no total of the journal yet. */
export interface NotReady {
  readonly kind: BookedKind;
  readonly contractId: number;
  readonly contractStatus: string;
  readonly contractDate: string;
  /** What it lacks, in the words of the accounting list. */
  readonly missing: readonly string[];
}

/** What the contracts of a period come to. Amounts are decimal strings; debits equal credits. */
export interface JournalFigures {
  /** YYYY-MM-DD, both counted in. */
  readonly from: string;
  readonly to: string;
  /** Where the other side of a sale stands. */
  readonly clearingGlCode: string;
  /** Where it stands in these days: months that were closed keep theirs. */
  readonly clearingGlCodes: readonly string[];
  readonly accounts: readonly JournalAccount[];
  readonly debit: string;
  readonly credit: string;
  /** Contracts that are booked. */
  readonly booked: number;
  readonly notReady: readonly NotReady[];
  /** Contracts of the period that are no sale: drafts, and what was given up. */
  readonly noSale: number;
}

/** Wire form of GET /api/Accounting/Journal. */
export interface JournalAnswer extends JournalFigures {
  /** At most as many as a sheet holds; the file has all. */
  readonly entries: readonly JournalEntry[];
  readonly entryCount: number;
  readonly position: string;
}

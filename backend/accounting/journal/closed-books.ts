import type { BookedKind } from '../../../events/accounting/booked-kind.rules.js';
import type { DayRange } from '../../platform/calendar/month-so-far.rules.js';
import type { Bookable, LateChange } from './journal.rules.js';

/** What a closed month was frozen by. */
export interface FrozenBy {
  readonly clearingGlCode: string;
  /** Months that were closed before memberships were booked have none (`decisions.md D24`). */
  readonly kinds: readonly BookedKind[];
}

/** The contracts of closed months as they were when those were closed, whatever became of them since. */
export class ClosedBooks<Change extends LateChange = LateChange> {
  private readonly first = new Map<string, Change>();
  /** Of what the months have, of each contract in their order. */
  readonly changes: readonly Change[];

  /**
   * @param changes of closed months, of each contract in their order
   * @param months those that are closed
   */
  constructor(
    changes: readonly Change[],
    private readonly months: ReadonlyMap<string, FrozenBy> = new Map(),
  ) {
    for (const change of changes) {
      const key = bookKey(change, change.month);
      if (!this.first.has(key)) this.first.set(key, change);
    }
    // What came into a month after its close is a difference, whether or not the month has its kind.
    this.changes = changes.filter((change) => this.books(change, change.month) || !asItWas(this.first.get(bookKey(change, change.month))!));
  }

  /** Whether a month has contracts of this kind; an open one has all. */
  books({ kind = 'resale' }: Pick<Bookable, 'kind'>, month: string): boolean {
    return this.months.get(month)?.kinds.includes(kind) ?? true;
  }

  /** Whether a contract of the list is booked as it is: its month is open, or has it unchanged. */
  holds(contract: Bookable): boolean {
    const month = contract.contractDate.slice(0, 7);
    return this.books(contract, month) && !this.first.has(bookKey(contract, month));
  }

  /** Contracts of closed months that were changed since, as those months have them. */
  asClosed({ from, to }: DayRange): readonly Bookable[] {
    return [...this.first.values()].flatMap((change) => {
      const was = this.books(change, change.month) && asItWas(change);
      return was && was.contractDate >= from && was.contractDate <= to ? [was] : [];
    });
  }

  /** A closed month keeps its clearing account, whatever the company's setting says by now. */
  clearingOf(month: string, now: string): string {
    return this.months.get(month)?.clearingGlCode ?? now;
  }

  /** Every account that the other side of these days stands on. */
  clearingIn({ from, to }: DayRange, now: string): readonly string[] {
    const within = [...this.months].filter(([month]) => month >= from.slice(0, 7) && month <= to.slice(0, 7)).map(([, { clearingGlCode }]) => clearingGlCode);
    return [...new Set([now, ...within, ...this.bookedIn({ from, to }).map(({ month }) => this.clearingOf(month, now))])];
  }

  /** Changes that are booked in these days. */
  bookedIn({ from, to }: DayRange): readonly Change[] {
    return this.changes.filter(({ changedOn }) => changedOn >= from && changedOn <= to);
  }
}

function asItWas({ kind, contractId, month, facts: { before } }: LateChange): Bookable | undefined {
  return before.contractDate?.slice(0, 7) === month ? { ...before, ...(kind && { kind }), contractId, contractDate: before.contractDate } : undefined;
}

/** A contract in a month: contracts of units and memberships are numbered apart. */
function bookKey({ kind = 'resale', contractId }: Pick<Bookable, 'kind' | 'contractId'>, month: string): string {
  return `${kind} ${contractId} ${month}`;
}

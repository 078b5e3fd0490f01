import type { DayRange } from '../../platform/calendar/month-so-far.rules.js';
import type { Bookable, LateChange } from './journal.rules.js';

/** The contracts of closed months as they were when those were closed, whatever became of them since. */
export class ClosedBooks {
  private readonly first = new Map<string, LateChange>();

  /**
   * @param changes of closed months, of each contract in their order
   * @param clearing the accounts that closed months were frozen with, by month
   */
  constructor(
    readonly changes: readonly LateChange[],
    private readonly clearing: ReadonlyMap<string, string> = new Map(),
  ) {
    for (const change of changes) {
      const key = bookKey(change, change.month);
      if (!this.first.has(key)) this.first.set(key, change);
    }
  }

  /** A contract of the list as its month has it; undefined where that month was closed without it. */
  asBooked(contract: Bookable): Bookable | undefined {
    const change = this.first.get(bookKey(contract, contract.contractDate.slice(0, 7)));
    return change ? asItWas(change) : contract;
  }

  /** Contracts that were in closed months and have another date by now. */
  goneSince({ from, to }: DayRange, isThere: (key: string) => boolean): readonly Bookable[] {
    return [...this.first.values()].flatMap((change) => {
      const was = asItWas(change);
      return was && was.contractDate >= from && was.contractDate <= to && !isThere(bookKey(change, change.month)) ? [was] : [];
    });
  }

  /** A closed month keeps its clearing account, whatever the company's setting says by now. */
  clearingOf(month: string, now: string): string {
    return this.clearing.get(month) ?? now;
  }

  /** Every account that the other side of these days stands on. */
  clearingIn({ from, to }: DayRange, now: string): readonly string[] {
    const within = [...this.clearing].filter(([month]) => month >= from.slice(0, 7) && month <= to.slice(0, 7)).map(([, code]) => code);
    return [...new Set([now, ...within, ...this.bookedIn({ from, to }).map(({ month }) => this.clearingOf(month, now))])];
  }

  /** Changes that are booked in these days. */
  bookedIn({ from, to }: DayRange): readonly LateChange[] {
    return this.changes.filter(({ changedOn }) => changedOn >= from && changedOn <= to);
  }
}

function asItWas({ kind, contractId, month, facts: { before } }: LateChange): Bookable | undefined {
  return before.contractDate?.slice(0, 7) === month ? { ...before, ...(kind && { kind }), contractId, contractDate: before.contractDate } : undefined;
}

/** A contract in a month: contracts of units and memberships are numbered apart. */
export function bookKey({ kind = 'resale', contractId }: Pick<Bookable, 'kind' | 'contractId'>, month: string): string {
  return `${kind} ${contractId} ${month}`;
}

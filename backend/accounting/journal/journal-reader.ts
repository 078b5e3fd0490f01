import { Injectable } from '@nestjs/common';
import pg from 'pg';
import { companyFactDefaults } from '../../../events/company/company-facts.rules.js';
import { contractsBetween } from '../../../projections/accounting-list/journal.queries.js';
import { closedMonths } from '../../../projections/accounting-months/accounting-months.queries.js';
import { changesOfClosedMonths } from '../../../projections/changed-after-close/changed-after-close.queries.js';
import { rowsOf } from '../../../projections/engine/write/rows-of.js';
import type { DayRange } from '../../platform/calendar/month-so-far.rules.js';
import { ListReader } from '../../platform/lists/list-reader.js';
import { LookUp } from '../../platform/lists/look-up.js';
import { RowCursor } from '../../platform/lists/row-cursor.js';
import { LogHead } from '../../platform/projections/log-head.js';
import { ReadyLists } from '../../platform/projections/ready-lists.js';
import { companyFacts, journalLists } from '../accounting.lists.js';
import { ClosedBooks, type FrozenBy } from './closed-books.js';
import { bookingOf, differenceOf, JournalTotals, type Bookable, type Booking, type JournalEntry, type LateChange } from './journal.rules.js';
import type { JournalAnswer, JournalFigures, NotReady } from './journal.dto.js';

/** As many as a sheet holds. */
const MOST_ENTRIES = 20_000;
/** There is one company (`decisions.md A20`). */
const COMPANY = 1;

/** A contract with what became of it, or a change that was made after its month was closed. */
interface Booked {
  readonly contract?: Bookable;
  /** YYYY-MM-DD */
  readonly day: string;
  readonly booking: Booking;
}

/** The journal of some days: closed months as they were closed, what was changed in them since on the day of the change. */
@Injectable()
export class Journals {
  constructor(
    private readonly pool: pg.Pool,
    private readonly cursor: RowCursor,
    private readonly lists: ListReader,
    private readonly head: LogHead,
    private readonly ready: ReadyLists,
    private readonly lookUp: LookUp,
  ) {}

  async answer(days: DayRange, person: number): Promise<JournalAnswer> {
    const position = await this.lists.knownOf(journalLists);
    const entries: JournalEntry[] = [];
    let entryCount = 0;
    const figures = await this.figures(days, person, (entry) => {
      entryCount++;
      if (entries.length < MOST_ENTRIES) entries.push(entry);
    });
    return { ...figures, entries, entryCount, position };
  }

  /** @param each is told every entry, in the order of the days */
  async figures(days: DayRange, person: number, each: (entry: JournalEntry) => void = () => undefined): Promise<JournalFigures> {
    const [clearingGlCode, closed] = await this.closedBooks();
    const totals = new JournalTotals();
    const notReady: NotReady[] = [];
    let [booked, noSale] = [0, 0];
    for await (const some of this.booked(days, clearingGlCode, closed, person)) {
      for (const { contract, booking } of some) {
        if ('noSale' in booking) noSale++;
        else if ('missing' in booking) notReady.push({ ...named(contract!), missing: booking.missing });
        else {
          if (contract) booked++;
          for (const entry of booking.entries) {
            totals.add(entry);
            each(entry);
          }
        }
      }
    }
    return { ...days, clearingGlCode, clearingGlCodes: closed.clearingIn(days, clearingGlCode), accounts: totals.byAccount(), debit: totals.total('debit'), credit: totals.total('credit'), booked, notReady, noSale };
  }

  /** All of it, for a file: it lacks nothing that was said before, for nobody sees it move. @throws Refusal (409) while that is not known */
  async *entries(days: DayRange, person: number): AsyncGenerator<readonly JournalEntry[]> {
    await this.head.reachedBy(journalLists);
    const [clearingGlCode, closed] = await this.closedBooks();
    for await (const some of this.booked(days, clearingGlCode, closed, person)) yield some.flatMap(({ booking }) => ('entries' in booking ? booking.entries : []));
  }

  /** By days: what closed months keep, and what was changed in them, among the others. */
  private async *booked(days: DayRange, clearingGlCode: string, closed: ClosedBooks, person: number): AsyncGenerator<readonly Booked[]> {
    const bookedAs = (contract: Bookable): Booked => ({ contract, day: contract.contractDate, booking: bookingOf(contract, closed.clearingOf(contract.contractDate.slice(0, 7), clearingGlCode)) });
    const differences = closed.bookedIn(days).map((change): Booked => ({ day: change.changedOn, booking: { entries: differenceOf(change, closed.clearingOf(change.month, clearingGlCode)) } }));
    const waiting = [...closed.asClosed(days).map(bookedAs), ...differences].toSorted((one, other) => one.day.localeCompare(other.day));
    for await (const contracts of this.cursor.chunks(contractsBetween(days), person) as AsyncGenerator<unknown[]> as AsyncGenerator<readonly Bookable[]>) {
      const last = contracts.at(-1)!.contractDate;
      const due = waiting.splice(0, waiting.filter(({ day }) => day < last).length);
      yield [...contracts.filter((contract) => closed.holds(contract)).map(bookedAs), ...due].toSorted((one, other) => one.day.localeCompare(other.day));
    }
    yield waiting;
  }

  /** The clearing account of the moment, and what is known of closed months. */
  private async closedBooks(): Promise<[string, ClosedBooks]> {
    this.ready.requireAll(journalLists);
    const [now, changes, months] = await Promise.all([this.clearingGlCode(), rowsOf<LateChange>(this.pool, changesOfClosedMonths()), rowsOf<FrozenBy & { readonly month: string }>(this.pool, closedMonths())]);
    return [now, new ClosedBooks(changes, new Map(months.map((frozen) => [frozen.month, frozen])))];
  }

  private async clearingGlCode(): Promise<string> {
    const company = await this.lookUp.row(companyFacts, COMPANY);
    const known = company && !company.lacks('journalGlCode') && company.text('journalGlCode').trim();
    return known || companyFactDefaults.journalGlCode;
  }
}

function named({ kind = 'resale', contractId, contractStatus, contractDate }: Bookable): Omit<NotReady, 'missing'> {
  return { kind, contractId, contractStatus, contractDate };
}

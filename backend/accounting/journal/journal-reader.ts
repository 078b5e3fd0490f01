import { Injectable } from '@nestjs/common';
import { companyFactDefaults } from '../../../events/company/company-facts.rules.js';
import { contractsBetween } from '../../../projections/accounting-list/journal.queries.js';
import { ChangeFeed } from '../../../projections/engine/changes/change-feed.js';
import type { DayRange } from '../../platform/calendar/month-so-far.rules.js';
import { LookUp } from '../../platform/lists/look-up.js';
import { RowCursor } from '../../platform/lists/row-cursor.js';
import { ReadyLists } from '../../platform/projections/ready-lists.js';
import { bookedContracts, companyFacts } from '../accounting.lists.js';
import { bookingOf, JournalTotals, type Bookable, type JournalEntry } from './journal.rules.js';
import type { JournalAnswer, JournalFigures, NotReady } from './journal.dto.js';

/** As many as a sheet holds. */
const MOST_ENTRIES = 20_000;
/** There is one company (`decisions.md A20`). */
const COMPANY = 1;

/** The journal of some days, made of the contracts as they are now. */
@Injectable()
export class Journals {
  constructor(
    private readonly cursor: RowCursor,
    private readonly feed: ChangeFeed,
    private readonly ready: ReadyLists,
    private readonly lookUp: LookUp,
  ) {}

  async answer(days: DayRange, person: number): Promise<JournalAnswer> {
    // Asked before: rows may be newer than the position that the client follows from, never older.
    const position = await this.feed.checkpoint(bookedContracts.list);
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
    const clearingGlCode = await this.clearingGlCode();
    const totals = new JournalTotals();
    const notReady: NotReady[] = [];
    let [booked, noSale] = [0, 0];
    for await (const contracts of this.contracts(days, person)) {
      for (const contract of contracts) {
        const booking = bookingOf(contract, clearingGlCode);
        if ('noSale' in booking) noSale++;
        else if ('missing' in booking) notReady.push({ contractId: contract.contractId, contractStatus: contract.contractStatus, contractDate: contract.contractDate, missing: booking.missing });
        else {
          booked++;
          for (const entry of booking.entries) {
            totals.add(entry);
            each(entry);
          }
        }
      }
    }
    return { ...days, clearingGlCode, accounts: totals.byAccount(), debit: totals.total('debit'), credit: totals.total('credit'), booked, notReady, noSale };
  }

  /** All of it, for a file. */
  async *entries(days: DayRange, person: number): AsyncGenerator<readonly JournalEntry[]> {
    const clearingGlCode = await this.clearingGlCode();
    for await (const contracts of this.contracts(days, person)) {
      yield contracts.flatMap((contract) => {
        const booking = bookingOf(contract, clearingGlCode);
        return 'entries' in booking ? booking.entries : [];
      });
    }
  }

  private contracts(days: DayRange, person: number): AsyncGenerator<readonly Bookable[]> {
    this.ready.require(bookedContracts.list);
    return this.cursor.chunks(contractsBetween(days), person) as AsyncGenerator<unknown[]> as AsyncGenerator<readonly Bookable[]>;
  }

  private async clearingGlCode(): Promise<string> {
    const company = await this.lookUp.row(companyFacts, COMPANY);
    const known = company && !company.lacks('journalGlCode') && company.text('journalGlCode').trim();
    return known || companyFactDefaults.journalGlCode;
  }
}

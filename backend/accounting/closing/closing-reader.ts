import { Injectable } from '@nestjs/common';
import { Books } from '../../platform/books/books.js';
import type { DayRange } from '../../platform/calendar/month-so-far.rules.js';
import { addDays } from '../../platform/calendar/day.rules.js';
import { streamName } from '../../platform/commands/stream-name.js';
import { StreamStates } from '../../platform/commands/stream-states.js';
import { ListReader } from '../../platform/lists/list-reader.js';
import { LookUp } from '../../platform/lists/look-up.js';
import { LogHead } from '../../platform/projections/log-head.js';
import { accountingMonthList, closingLists } from '../accounting.lists.js';
import { Journals } from '../journal/journal-reader.js';
import type { WithFigures } from './accounting-month.commands.js';
import { accountingMonth, monthOf, type AccountingMonth } from './accounting-month.js';
import { ClosingChecks } from './closing-checks.js';
import type { MonthAnswer } from './closing.dto.js';

/** What a month comes to, and what is looked at before it is closed. */
@Injectable()
export class Closings {
  constructor(
    private readonly journals: Journals,
    private readonly checks: ClosingChecks,
    private readonly states: StreamStates,
    private readonly lookUp: LookUp,
    private readonly books: Books,
    private readonly head: LogHead,
    private readonly lists: ListReader,
  ) {}

  /** Nobody changes money of contracts meanwhile, and the lists say all that was changed before. @throws Refusal */
  settling<T>(work: () => Promise<T>): Promise<T> {
    return this.books.settling(async () => {
      await this.head.reachedBy(closingLists);
      return work();
    });
  }

  async looked(monthId: number, person: number): Promise<WithFigures> {
    const days = daysOf(monthOf(monthId));
    const figures = await this.journals.figures(days, person);
    return { figures, checks: await this.checks.of(figures, days.to) };
  }

  async answer(monthId: number, person: number, today: string): Promise<MonthAnswer> {
    const position = await this.lists.knownOf(closingLists);
    const [{ figures, checks }, { state }] = await Promise.all([this.looked(monthId, person), this.states.present(accountingMonth, streamName(accountingMonth, monthId))]);
    const month = monthOf(monthId);
    const { notReady, booked, accounts, debit, credit } = figures;
    const known = (state as AccountingMonth)?.closed ? (state as AccountingMonth)!.frozen : null;
    const frozen = known && { accounts: known.accounts, debit: known.debit, credit: known.credit, booked: known.booked };
    return { monthId, month, closed: known !== null, over: month < today.slice(0, 7), checks, notReady, booked, accounts, debit, credit, frozen, holds: frozen && JSON.stringify(frozen) === JSON.stringify({ accounts, debit, credit, booked }), position };
  }

  async newestClosed(): Promise<string | undefined> {
    const keys = await this.lookUp.keysWith(accountingMonthList, 'state', 'Closed');
    return keys.length === 0 ? undefined : monthOf(Math.max(...keys.map(Number)));
  }
}

function daysOf(month: string): DayRange {
  const from = `${month}-01`;
  return { from, to: addDays(`${addDays(from, 31).slice(0, 7)}-01`, -1) };
}

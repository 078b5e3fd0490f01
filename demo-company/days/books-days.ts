import { addDays, addMonths } from '../../backend/platform/calendar/day.rules.js';
import { isWeeklyPayDate } from '../../backend/commission/rules/pay-dates.rules.js';
import { newYorkDay } from '../../events/kernel/new-york-day.js';
import type { CompanyBefore } from './export/company-before.js';
import type { Deed } from './papers/deed.js';
import { isSunday, momentOf } from './work-days.js';

/** Weeks whose run paid a contract that was changed after it. */
const REPRICED = [1, 4];
/** So many weeks had passed when a line was asked about, and answered. */
const ANSWERED = 4;
const MORNING = 9 * 60 + 5;
const EVENING = 17 * 60 + 15;

/** Months of the books are closed, those of last year too, and every Friday the sales executives are paid. */
export function booksDays(_company: CompanyBefore, days: readonly string[]): Deed[] {
  const fridays = days.filter(isWeeklyPayDate);
  return [...monthsClosed(days), ...fridays.flatMap(payRun), ...REPRICED.flatMap((week) => comesDown(fridays[week])), ...answered(fridays.slice(0, ANSWERED)), ...question(fridays, 'The buyers put 30% down at the table. Does this line know of it?')];
}

/** A month is closed at the end of the next one; those from before the first of the days are closed on that one. @param moment ISO UTC */
export function isClosedBy(month: string, moment: string): boolean {
  return closingDay(month) <= newYorkDay(new Date(moment));
}

function monthsClosed(days: readonly string[]): Deed[] {
  const [first, last] = [days[0]!, days.at(-1)!];
  const months = monthsFrom(`${Number(first.slice(0, 4)) - 1}-01`, (month) => closingDay(month) <= last);
  return months.map((month, index) => {
    const day = closingDay(month);
    const at = day < first ? momentOf(first, MORNING + index) : momentOf(day, EVENING);
    return { name: `books of ${month}`, at, by: 'accounting-manager', needs: 'Accounting_Admin', sending: ({ books }) => books.closing(month) };
  });
}

function monthsFrom(first: string, goesOn: (month: string) => boolean): string[] {
  const months = [];
  for (let month = first; goesOn(month); month = nextMonth(month)) months.push(month);
  return months;
}

/** The last working day of the month after. */
function closingDay(month: string): string {
  const last = addDays(`${nextMonth(nextMonth(month))}-01`, -1);
  return isSunday(last) ? addDays(last, -1) : last;
}

function nextMonth(month: string): string {
  return addMonths(`${month}-01`, 1).slice(0, 7);
}

/** On the Monday after it was paid. */
function comesDown(friday: string | undefined): Deed[] {
  if (friday === undefined) return [];
  return [{ name: `pay run of ${friday}, price after it`, at: momentOf(addDays(friday, 3), 11 * 60), by: 'sales-manager', needs: 'Contracts_Edit', sending: ({ books }) => books.repriced(friday, 'The owner came down after the inspection') }];
}

/** The sales manager asks about the first line of the latest run, in the afternoon of its day. */
function question(fridays: readonly string[], note: string): Deed[] {
  const last = fridays.at(-1);
  return last === undefined ? [] : [{ name: `pay run of ${last}, asked`, at: momentOf(last, 16 * 60 + 10), by: 'sales-manager', needs: 'Commission_Main', sending: ({ books }) => books.questioned(fridays, note) }];
}

/** Accounting answers on the day after. */
function answered(fridays: readonly string[]): Deed[] {
  return question(fridays, 'I make this one per cent more. Which deposit counts?').flatMap((asked): Deed[] => {
    const last = fridays.at(-1)!;
    const said = 'The deposit of the contract counts as it stood on the day of the cut-off; what came later is in the next run';
    return [asked, { name: `pay run of ${last}, settled`, at: momentOf(addDays(last, 1), 10 * 60 + 30), by: 'accounting-manager', needs: 'Accounting_Edit', sending: ({ books }) => books.settled(fridays, said) }];
  });
}

/** Prepared by one person, approved by another, paid in the afternoon. */
function payRun(friday: string): Deed[] {
  const name = `pay run of ${friday}`;
  const prepared: Deed = { name: `${name}, prepared`, at: momentOf(friday, 10 * 60), by: 'accounting-manager', needs: 'Accounting_Edit', sending: ({ books }) => books.prepared(friday) };
  const approved: Deed = { name: `${name}, approved`, at: momentOf(friday, 11 * 60 + 20), by: 'executive', needs: 'Accounting_Admin', sending: ({ books }) => books.approved(friday) };
  const paid: Deed = { name: `${name}, paid`, at: momentOf(friday, 15 * 60), by: 'accounting-manager', needs: 'Accounting_Admin', sending: ({ books }) => books.paid(friday, `ACH ${friday}`) };
  return [prepared, approved, paid];
}

import { setImmediate } from 'node:timers/promises';
import type { FrozenRun } from '../../../events/commission/commission-run.events.js';
import type { CommissionedEmployee } from '../../../projections/commissioned-sales/commissioned-sales.queries.js';
import { commissionLines } from '../report/commission-lines.js';
import type { CommissionReportName } from '../report/commission-report.dto.js';
import { reportTitles } from '../report/report-titles.js';
import type { SaleToPay } from '../report/sale-of-row.js';
import type { CommissionRates } from '../rules/commission-rates.rules.js';
import type { PayDate } from './pay-dates-tried.js';
import { peopleAsPaid, salesAsPaid } from './run-as-paid.js';
import type { TriedAnswer } from './tried.dto.js';
import { peopleTried, triedOf, type Amounts, type BothWays } from './tried-sums.js';

/** A pay date with its run, or with the contracts that one would pay. */
export interface PayDateToTry extends PayDate {
  readonly report: CommissionReportName;
  readonly run: { readonly isPaid: boolean; readonly frozen: FrozenRun } | undefined;
  readonly sales: readonly SaleToPay[];
}

export interface YearToTry {
  readonly dates: readonly PayDateToTry[];
  readonly employees: readonly CommissionedEmployee[];
  /** Those that hold for a pay date, and those that somebody tries. */
  readonly ratesOf: (payDate: string) => CommissionRates;
  readonly tried: CommissionRates;
}

/** The pay dates of a year as they were paid and as they would have been, by person and by report. */
export function triedYear(year: YearToTry): TriedAnswer {
  return summed(year, year.dates.map((date) => ({ ...date, both: bothWays(date, year) })));
}

/** The same, with a turn for others after each pay date. */
export async function triedYearInTurns(year: YearToTry): Promise<TriedAnswer> {
  const dates = [];
  for (const date of year.dates) {
    dates.push({ ...date, both: bothWays(date, year) });
    await setImmediate();
  }
  return summed(year, dates);
}

function summed(year: YearToTry, dates: readonly (PayDateToTry & { readonly both: BothWays })[]): TriedAnswer {
  const payDates = dates.map(({ payDate }) => payDate).toSorted();
  const reports = [...new Set(dates.map(({ report }) => report))].map((report) => {
    const of = dates.filter((date) => date.report === report);
    const paid = of.filter(({ run }) => run?.isPaid).length;
    return { report, title: reportTitles[report], paid, unpaid: of.length - paid, ...triedOf(of.map(({ both }) => both)) };
  });
  const all = dates.map(({ both }) => both);
  return { from: payDates[0] ?? '', to: payDates.at(-1) ?? '', people: peopleTried(all, year.employees), reports, total: triedOf(all) };
}

/** What changed after a run was paid is in neither: adjustments and rests are paid by another pay date. */
function bothWays({ report, payDate, period, run, sales }: PayDateToTry, { employees, ratesOf, tried }: YearToTry): BothWays {
  if (!run) return { was: linesBy(ratesOf(payDate)), tried: linesBy(tried) };
  const then = { sales: salesAsPaid(run.frozen, period.field), employees: peopleAsPaid(run.frozen, employees) };
  return { was: run.frozen.lines, tried: commissionLines(report, { payDate, ...then, rates: tried }).lines };

  function linesBy(rates: CommissionRates): readonly Amounts[] {
    return commissionLines(report, { payDate, sales, employees, rates }).lines;
  }
}

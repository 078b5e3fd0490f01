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
import type { TriedAnswer, TriedOfPerson } from './tried.dto.js';
import { TriedSum, type Amounts, type BothWays } from './tried-sums.js';

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

/** The pay dates of a year as they were paid and as they would have been, by person and by report. Others have a turn after each. */
export async function triedYear({ dates, ...by }: YearToTry): Promise<TriedAnswer> {
  const total = new TriedSum();
  const reports = new Map<CommissionReportName, TriedSum>();
  const people = new Map<number, { employeeName: string; readonly sum: TriedSum }>();
  for (const date of dates) {
    const ofReport = reports.get(date.report) ?? new TriedSum();
    reports.set(date.report, ofReport);
    const both = bothWays(date, by);
    for (const way of ['was', 'tried'] as const) {
      for (const line of both[way]) {
        const person = people.get(line.employeeId) ?? { employeeName: '', sum: new TriedSum() };
        people.set(line.employeeId, Object.assign(person, { employeeName: line.employeeName }));
        for (const sum of [total, ofReport, person.sum]) sum.add(way, line);
      }
    }
    await setImmediate();
  }
  const payDates = dates.map(({ payDate }) => payDate).toSorted();
  const nameNow = new Map(by.employees.map(({ employeeId, fullName }) => [employeeId, fullName]));
  return {
    ...{ from: payDates[0] ?? '', to: payDates.at(-1) ?? '', total: total.answer() },
    people: [...people].map(([employeeId, { employeeName, sum }]) => ({ employeeId, employeeName: nameNow.get(employeeId) ?? employeeName, ...sum.answer() })).toSorted(byName),
    reports: [...reports].map(([report, sum]) => {
      const of = dates.filter((date) => date.report === report);
      const paid = of.filter(({ run }) => run?.isPaid).length;
      return { report, title: reportTitles[report], paid, unpaid: of.length - paid, ...sum.answer() };
    }),
  };
}

function byName(one: TriedOfPerson, other: TriedOfPerson): number {
  return one.employeeName.localeCompare(other.employeeName) || one.employeeId - other.employeeId;
}

/** What changed after a run was paid is in neither: adjustments and rests are paid by another pay date. */
function bothWays({ report, payDate, period, run, sales }: PayDateToTry, { employees, ratesOf, tried }: Omit<YearToTry, 'dates'>): BothWays {
  if (!run) return { was: linesBy(ratesOf(payDate)), tried: linesBy(tried) };
  const then = { sales: salesAsPaid(run.frozen, period.field), employees: peopleAsPaid(run.frozen, employees) };
  return { was: run.frozen.lines, tried: commissionLines(report, { payDate, ...then, rates: tried }).lines };

  function linesBy(rates: CommissionRates): readonly Amounts[] {
    return commissionLines(report, { payDate, sales, employees, rates }).lines;
  }
}

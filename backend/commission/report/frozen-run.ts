import type { FrozenRun, RunPart } from '../../../events/commission/commission-run.events.js';
import { wholeOf } from '../../../events/commission/run-parts.rules.js';
import { dayInWords } from '../../platform/calendar/day.rules.js';
import { Refusal } from '../../platform/commands/refusal.js';
import type { CommissionLine, CommissionReport, CommissionReportName, SaleUnpaid } from './commission-report.dto.js';

/** What people know a sale by, which no run keeps. */
export interface NameOfSale {
  readonly saleId: string;
  readonly buyer: string;
  readonly what: string;
}

export type Shown = Pick<CommissionReport, 'report' | 'payDate' | 'from' | 'to' | 'ratesFrom' | 'lines' | 'leftOut' | 'peopleLeftOut' | 'held' | 'adjustments' | 'carries' | 'reserves'>;

/** What a run was reckoned by, which no screen shows. */
export type ReckonedBy = Pick<FrozenRun, 'secondPerson'> & Required<Pick<FrozenRun, 'rates' | 'people'>>;

/** What is written into the event: everything but whose names are their own. */
export function frozenOf(report: Shown, by: ReckonedBy): FrozenRun {
  const { payDate, from, to, ratesFrom } = report;
  return {
    ...{ report: report.report, payDate, from, to, ratesFrom, ...by },
    lines: report.lines.map(({ buyer: _, what: __, ...line }) => ({ ...line, asked: [...line.asked], facts: [...line.facts] })),
    leftOut: report.leftOut.map(({ buyer: _, what: __, ...sale }) => sale),
    held: report.held.map(({ buyer: _, what: __, ...sale }) => sale),
    ...(report.peopleLeftOut.length > 0 && { peopleLeftOut: [...report.peopleLeftOut] }),
    ...(report.adjustments.length > 0 && { adjustments: report.adjustments.map(({ buyer: _, what: __, ...one }) => ({ ...one, facts: [...one.facts] })) }),
    ...(report.carries.length > 0 && { carries: [...report.carries] }),
    ...(report.reserves.length > 0 && { reserves: [...report.reserves] }),
  };
}

/** `resale-1018`, of every contract in a run. */
export function salesIn({ lines, leftOut, held, adjustments = [] }: FrozenRun): readonly string[] {
  return [...new Set([...lines, ...leftOut, ...held, ...adjustments].map(keyOf))];
}

/** A run as the report shows it, with the names of now. */
export function shownRun(frozen: FrozenRun, names: readonly NameOfSale[]): Shown {
  const known = new Map(names.map(({ saleId, buyer, what }) => [saleId, { buyer, what }]));
  const named = <Sale extends Parameters<typeof keyOf>[0]>(sale: Sale) => ({ ...sale, ...(known.get(keyOf(sale)) ?? { buyer: '', what: '' }) });
  const { payDate, from, to, ratesFrom, lines, leftOut, held, report, adjustments = [], carries = [], reserves = [], peopleLeftOut = [] } = frozen;
  return {
    ...{ report: report as CommissionReportName, payDate, from, to, ratesFrom, carries, reserves, peopleLeftOut },
    ...{ lines: lines.map(named) satisfies readonly CommissionLine[], leftOut: leftOut.map(named) satisfies readonly SaleUnpaid[], held: held.map(named), adjustments: adjustments.map(named) },
  };
}

/** A large run with its parts, which stand in another table. @throws Refusal (409) while that lacks some of them */
export function wholeRun(frozen: FrozenRun, parts: readonly RunPart[]): FrozenRun {
  if (frozen.parts && frozen.parts.count !== parts.length) throw new Refusal(`Not all is known yet of the pay run of ${dayInWords(frozen.payDate)}. Please try again in a moment.`, { status: 409, code: 'behind' });
  return wholeOf(frozen, parts);
}

export function keyOf({ kind, contractId }: { readonly kind: string; readonly contractId: number }): string {
  return `${kind}-${contractId}`;
}

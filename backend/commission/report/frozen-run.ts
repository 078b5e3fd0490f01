import type { FrozenRun } from '../../../events/commission/commission-run.events.js';
import type { CommissionLine, CommissionReport, CommissionReportName, SaleUnpaid } from './commission-report.dto.js';

/** What people know a sale by, which no run keeps. */
export interface NameOfSale {
  readonly saleId: string;
  readonly buyer: string;
  readonly what: string;
}

type Shown = Pick<CommissionReport, 'report' | 'payDate' | 'from' | 'to' | 'ratesFrom' | 'lines' | 'leftOut' | 'held'>;

/** What is written into the event: everything but whose names are their own. */
export function frozenOf(report: Shown, secondPerson: boolean): FrozenRun {
  const { payDate, from, to, ratesFrom } = report;
  return {
    ...{ report: report.report, payDate, from, to, ratesFrom, secondPerson },
    lines: report.lines.map(({ buyer: _, what: __, ...line }) => ({ ...line, asked: [...line.asked], facts: [...line.facts] })),
    leftOut: report.leftOut.map(({ buyer: _, what: __, ...sale }) => sale),
    held: report.held.map(({ buyer: _, what: __, ...sale }) => sale),
  };
}

/** `resale-1018`, of every contract in a run. */
export function salesIn({ lines, leftOut, held }: FrozenRun): readonly string[] {
  return [...new Set([...lines, ...leftOut, ...held].map(keyOf))];
}

/** A run as the report shows it, with the names of now. */
export function shownRun(frozen: FrozenRun, names: readonly NameOfSale[]): Shown {
  const known = new Map(names.map(({ saleId, buyer, what }) => [saleId, { buyer, what }]));
  const named = <Sale extends Parameters<typeof keyOf>[0]>(sale: Sale) => ({ ...sale, ...(known.get(keyOf(sale)) ?? { buyer: '', what: '' }) });
  const { secondPerson: _, lines, leftOut, held, report, ...days } = frozen;
  return { ...days, report: report as CommissionReportName, lines: lines.map(named) satisfies readonly CommissionLine[], leftOut: leftOut.map(named) satisfies readonly SaleUnpaid[], held: held.map(named) };
}

export function keyOf({ kind, contractId }: { readonly kind: string; readonly contractId: number }): string {
  return `${kind}-${contractId}`;
}

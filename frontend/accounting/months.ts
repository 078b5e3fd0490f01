import { monthWords } from '../../events/accounting/month-words.rules.js';
import { formatCount, sumMoney } from '../kit/format/money.js';
import type { SheetLine } from '../kit/sheet/sheet-column.js';

interface Dated {
  readonly contractDate: string | null;
  readonly [field: string]: unknown;
}

/** The rows under their months, each with what its rows come to, and whether it is closed. Rows of a month stand together already. */
export function underMonths<R extends Dated>(rows: readonly R[], sums: readonly string[], closed: ReadonlySet<string> = new Set()): readonly SheetLine<R>[] {
  const months = new Map<string, R[]>();
  for (const row of rows) {
    const month = row.contractDate?.slice(0, 7) ?? '';
    months.set(month, [...(months.get(month) ?? []), row]);
  }
  return [...months].flatMap(([month, within]) => [{ summary: { key: `month:${month}`, values: valuesOf(month, within, sums), show: { contractStatus: `${monthInWords(month)}${closed.has(month) ? ', closed' : ''}` } } }, ...within.map((row) => ({ row }))]);
}

function valuesOf(month: string, rows: readonly Dated[], sums: readonly string[]): Readonly<Record<string, unknown>> {
  const amounts = sums.map((field) => [field, sumMoney(rows.map((row) => row[field] as string | null))]);
  return { contractStatus: monthInWords(month), salesAgent: `${formatCount(rows.length)} ${rows.length === 1 ? 'contract' : 'contracts'}`, ...Object.fromEntries(amounts) };
}

function monthInWords(month: string): string {
  return month ? monthWords(month) : 'No purchase date';
}

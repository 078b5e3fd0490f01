import type { SqlStatement } from '../engine/write/sql-parameters.js';

/** Sums kept by the month and by the day on which they were told. */
export interface ToldTables {
  readonly inMonths: string;
  readonly inDays: string;
}

/**
 * What was told through a past day: the months before its own, then the days of its own. However much was told, few rows are summed.
 * @param rows SQL that selects of a table, its WHERE begun
 * @param asOf the parameter of the day
 */
export function toldBy({ inMonths, inDays }: ToldTables, rows: (table: string) => string, asOf: string): SqlStatement['text'] {
  const month = `date_trunc('month', ${asOf}::date)`;
  return `${rows(inMonths)} AND day < ${month}
      UNION ALL ${rows(inDays)} AND day BETWEEN ${month} AND ${asOf}::date`;
}

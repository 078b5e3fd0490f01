import type { SqlStatement } from '../engine/write/sql-parameters.js';

/** Sums kept by the month and by the day on which they were recorded. */
export interface RecordedSums {
  readonly inMonths: string;
  readonly inDays: string;
}

/**
 * What was recorded through a past day: earlier months by the month, the day's own month by the day. Sums at most one month of day rows.
 * @param rows SQL that selects of a table, its WHERE begun
 * @param asOf the parameter of the day
 */
export function recordedThrough({ inMonths, inDays }: RecordedSums, rows: (table: string) => string, asOf: string): SqlStatement['text'] {
  const month = `date_trunc('month', ${asOf}::date)`;
  return `${rows(inMonths)} AND day < ${month}
      UNION ALL ${rows(inDays)} AND day BETWEEN ${month} AND ${asOf}::date`;
}

import type { SqlStatement } from '../engine/write/sql-parameters.js';

/** Indexed by day. */
export type ToldInDays = 'enrolled_member_months_told_in_days' | 'ceded_member_months_told_in_days';

/** The first day of which sums say anything: before it they count nothing. */
export function firstTold(table: ToldInDays): SqlStatement {
  return { text: `SELECT min(day) AS day FROM "${table}"`, values: [] };
}

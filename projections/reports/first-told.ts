import type { SqlStatement } from '../engine/write/sql-parameters.js';

/** The first day of which sums say anything: before it they count nothing. @param table indexed by day */
export function firstTold(table: 'enrolled_member_months_told_in_days' | 'ceded_member_months_told_in_days'): SqlStatement {
  return { text: `SELECT min(day) AS day FROM "${table}"`, values: [] };
}

import { cedeMonthFields } from '../../../events/reports/cede.rules.js';
import type { SqlStatement } from '../../engine/write/sql-parameters.js';
import { listColumns } from '../../lists/list-columns.js';
import { listQuery } from '../../lists/list-query.js';
import { recordedThrough } from '../recorded-through.js';
import { CededMemberMonth } from './ceded-members.read-model.js';

/** Followed by the screen of the report. */
export const cededMonthsQuery = listQuery<CededMemberMonth>({ entity: CededMemberMonth, key: 'key', columns: listColumns(cedeMonthFields, { month: {}, bucket: {}, members: {}, points: {} }), defaultSort: 'key' });

/** Members by month of enrolment and status, now or at the end of a past day. */
export function cededSums(asOf: string | undefined): SqlStatement {
  const sums = `month, bucket, sum(members)::int AS members, sum(points)::bigint AS points`;
  if (asOf === undefined) return { text: `SELECT ${sums} FROM "ceded_member_months" GROUP BY month, bucket`, values: [] };
  return { text: `SELECT ${sums} FROM (${recordedThrough(MONTHS_RECORDED, (table) => `SELECT month, bucket, members, points FROM "${table}" WHERE true`, '$1')}) AS recorded GROUP BY month, bucket HAVING sum(members) <> 0`, values: [asOf] };
}

const MONTHS_RECORDED = { inMonths: 'ceded_member_months_told_in_months', inDays: 'ceded_member_months_told_in_days' };

/** Which members a figure counts; undefined is any. */
export interface CededPart {
  readonly asOf: string | undefined;
  readonly buckets: readonly string[];
  /** Days, both inclusive: of months that begin between them. */
  readonly from: string | undefined;
  readonly to: string | undefined;
}

/** The members behind a figure, newest first: what they counted for then, with the names of now. */
export function cededBehind({ asOf, buckets, from, to }: CededPart): SqlStatement {
  return {
    text: `SELECT behind.*, trim(person."firstName" || ' ' || person."lastName") AS name, person."memberStatus", person."membershipTier", person."rciMemberNumber", person."epicContractId"
      FROM (SELECT "memberId", month, bucket, sum(points)::bigint AS points FROM "ceded_member_standings"
        WHERE ($1::date IS NULL OR day <= $1) AND bucket = ANY($2) AND ($3::date IS NULL OR month >= $3) AND ($4::date IS NULL OR month <= $4)
        GROUP BY "memberId", month, bucket HAVING sum(members) <> 0) AS behind
      LEFT JOIN "member_list" AS person USING ("memberId") ORDER BY behind.month DESC, behind."memberId" DESC`,
    values: [asOf ?? null, buckets, from ?? null, to ?? null],
  };
}

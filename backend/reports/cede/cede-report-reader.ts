import { Injectable } from '@nestjs/common';
import pg from 'pg';
import { allBuckets, cedeBuckets, type CedeBucket } from '../../../events/reports/cede.rules.js';
import { rowsOf } from '../../../projections/engine/write/rows-of.js';
import { ListRequestError } from '../../../projections/lists/list-request.js';
import { cededBehind, cededSums } from '../../../projections/reports/cede/ceded-members.queries.js';
import { ListReader } from '../../platform/lists/list-reader.js';
import { membersKnown } from '../members-known-reader.js';
import { reportAsked, type ReportQuery } from '../report-query-reader.js';
import type { CedeAnswer, CededMember, CedeRowsAnswer } from './cede-report.dto.js';
import { cedeMeasures, cedeMonths, cedeReport, sumOf, type CededSum } from './cede-report.rules.js';
import { isMonth } from '../../platform/calendar/day.rules.js';

export const CEDED = 'ceded-members';
export const MEMBERS = 'member-list';
const STANDINGS = 'ceded-member-standings';
/** Sums that an upgrade adds stay empty until they are built, while the list beside them answers already. */
const SUMS = ['ceded-member-months'];
const SUMS_OF_PAST = ['ceded-member-months-told-in-months', 'ceded-member-months-told-in-days'];
/** Ten years. */
const MOST_MONTHS_DAYS = 3_660;

export interface CedeAsked {
  readonly asOf: string;
  readonly live: boolean;
  /** First days of the first and of the last month. */
  readonly from: string;
  readonly to: string;
}

/** The last thirteen months unless days are asked for. @throws ListRequestError that names the field */
export function cedeAsked(query: ReportQuery, today: string): CedeAsked {
  const { from, to, asOf, live } = reportAsked(query, today);
  if (to > asOf && query.to !== undefined) throw new ListRequestError('to', 'must not be after the day of the report');
  if (query.from === undefined) return { asOf, live, ...cedeMonths(query.to === undefined ? asOf : to) };
  if (Date.parse(to) - Date.parse(from) > MOST_MONTHS_DAYS * 86_400_000) throw new ListRequestError('from', 'is more than ten years before the end');
  return { asOf, live, from: `${from.slice(0, 7)}-01`, to: `${to.slice(0, 7)}-01` };
}

/** Reads the points that are to be ceded. */
@Injectable()
export class CedeReportReader {
  constructor(
    private readonly pool: pg.Pool,
    private readonly lists: ListReader,
  ) {}

  async read({ asOf, live, from, to }: CedeAsked): Promise<CedeAnswer> {
    const position = await this.lists.builtUpTo([CEDED], live ? SUMS : SUMS_OF_PAST);
    const past = live ? undefined : asOf;
    const [sums, known] = await Promise.all([rowsOf<CededSum>(this.pool, cededSums(past)), membersKnown(this.pool, 'ceded_member_months_told_in_days', past)]);
    return { ...known, name: 'epic-membership-points', asOf, live, position, measures: cedeMeasures, from, to, ...cedeReport(sums, { from, to }) };
  }

  /** The members behind a line, a month, or both. @throws ListRequestError */
  async members({ asOf, live, from, to }: CedeAsked, query: ReportQuery): Promise<CedeRowsAnswer> {
    const position = await this.lists.builtUpTo([CEDED], [STANDINGS, MEMBERS]);
    const rows = await rowsOf<CededMember>(this.pool, cededBehind({ asOf: live ? undefined : asOf, buckets: bucketsAsked(query), ...monthsAsked(query, { from, to }) }));
    return { asOf, live, position, rows: rows.map(named), total: sumOf(rows.map(({ points }) => ({ members: 1, points }))) };
  }
}

/** A line by its key; without one, of the total, or of a month all there are. */
function bucketsAsked({ key, month }: ReportQuery): readonly CedeBucket[] {
  if (key === undefined || key === '') return month === undefined ? cedeBuckets : allBuckets;
  const bucket = allBuckets.find((one) => one === key);
  if (!bucket) throw new ListRequestError('key', `takes ${allBuckets.join(', ')}`);
  return [bucket];
}

/** The lines of the first table are of all months. */
function monthsAsked({ month }: ReportQuery, months: { readonly from: string; readonly to: string }): { readonly from: string | undefined; readonly to: string | undefined } {
  if (month === undefined) return { from: undefined, to: undefined };
  if (month === 'all') return months;
  if (typeof month !== 'string' || !isMonth(month)) throw new ListRequestError('month', 'must be a month, YYYY-MM, or all');
  return { from: `${month}-01`, to: `${month}-01` };
}

/** A member whose row is not there yet has no names. */
function named(row: CededMember): CededMember {
  const { name, memberStatus, membershipTier, rciMemberNumber, epicContractId } = row;
  return { ...row, name: name ?? '', memberStatus: memberStatus ?? '', membershipTier: membershipTier ?? '', rciMemberNumber: rciMemberNumber ?? '', epicContractId: epicContractId ?? 0, month: row.month.slice(0, 7) };
}

import { APR_LIMIT, enrolledMonthFields, pointsDayFields, soldDayFields } from '../../../events/reports/epic.rules.js';
import { SqlParameters, type SqlStatement } from '../../engine/write/sql-parameters.js';
import { listColumns } from '../../lists/list-columns.js';
import { listQuery } from '../../lists/list-query.js';
import { PointsDay } from '../../points-ledger/points-ledger.read-model.js';
import { recordedThrough } from '../recorded-through.js';
import { daysAround, wholeMonths } from '../whole-months.rules.js';
import { EnrolledMemberMonth } from './enrolled-members.read-model.js';
import { SoldMembershipDay } from './sold-memberships.read-model.js';

/** Followed by the dashboard. */
export const soldDaysQuery = listQuery<SoldMembershipDay>({ entity: SoldMembershipDay, key: 'key', columns: listColumns(soldDayFields, { contractDate: {}, payment: {}, sold: {}, volume: {}, overLimit: {} }), defaultSort: 'key' });
export const enrolledMonthsQuery = listQuery<EnrolledMemberMonth>({ entity: EnrolledMemberMonth, key: 'key', columns: listColumns(enrolledMonthFields, { month: {}, memberStatus: {}, membershipTier: {}, members: {} }), defaultSort: 'key' });
export const pointsDaysQuery = listQuery<PointsDay>({ entity: PointsDay, key: 'key', columns: listColumns(pointsDayFields, { pointsDay: {}, move: {}, points: {} }), defaultSort: 'key' });

/** Days are YYYY-MM-DD, both inclusive. `asOf` is a past day, its end; undefined is now. */
export interface SoldPart {
  readonly from: string;
  readonly to: string;
  readonly asOf: string | undefined;
}

/** What was sold of a month and a payment. */
export interface SoldSum {
  /** YYYY-MM. */
  readonly month: string;
  readonly payment: string;
  readonly sold: number;
  readonly volume: string;
}

/** By month and payment. */
export function soldSums(part: SoldPart): SqlStatement {
  const { text, values } = soldRows(part);
  return { text: `SELECT to_char(of, 'YYYY-MM') AS month, payment, sum(sold)::int AS sold, sum(volume)::numeric(18, 2) AS volume FROM (${text}) AS counted GROUP BY 1, 2 HAVING sum(sold) <> 0`, values };
}

/** Financed contracts through the day, and those of them that are over the limit. */
export function overLimitSum(part: SoldPart): SqlStatement {
  const { text, values } = soldRows(part);
  return { text: `SELECT coalesce(sum(sold), 0)::int AS financed, coalesce(sum("overLimit"), 0)::int AS over FROM (${text}) AS counted WHERE payment = 'financed'`, values };
}

/** The last day on which something was sold: what an empty year can offer instead. */
export function lastSoldDay({ from, to, asOf }: SoldPart): SqlStatement {
  const days = asOf === undefined ? onDays('sold_membership_days') : `${onDays('sold_membership_days_told')} AND day <= $3::date`;
  return { text: `SELECT max(of) AS day FROM (SELECT of FROM (${days}) AS counted GROUP BY 1 HAVING sum(sold) > 0) AS days`, values: [from, to, ...(asOf === undefined ? [] : [asOf])] };
}

/** Rows to be summed. As of a past day whole months by the month, the days around them by the day; a part that has none is left out. */
function soldRows({ from, to, asOf }: SoldPart): SqlStatement {
  if (asOf === undefined) return { text: onDays('sold_membership_days'), values: [from, to] };
  const parameters = new SqlParameters();
  const until = parameters.add(asOf);
  const said = (day: string) => `${parameters.add(day)}::date`;
  const months = wholeMonths(from, to);
  const [first, last] = months ? [said(months.first), said(months.last)] : [];
  const ofMonths = (table: string) => `SELECT month AS of, ${SOLD} FROM "${table}" WHERE month BETWEEN ${first} AND ${last}`;
  const ofDays = daysAround({ from, to }).map((days) => `${onDays('sold_membership_days_told', said(days.from), said(days.to))} AND day <= ${until}::date`);
  return { text: [...(months ? [recordedThrough(SOLD_RECORDED, ofMonths, until)] : []), ...ofDays].join('\n      UNION ALL '), values: parameters.values };
}

const SOLD = 'payment, sold, volume, "overLimit"';
const SOLD_RECORDED = { inMonths: 'sold_membership_months_told_in_months', inDays: 'sold_membership_months_told_in_days' };

function onDays(table: string, from = '$1::date', to = '$2::date'): string {
  return `SELECT "contractDate" AS of, ${SOLD} FROM "${table}" WHERE "contractDate" BETWEEN ${from} AND ${to}`;
}

/** Members by tier and status that were enrolled through a month. @param through its first day */
export function enrolledSums({ through, asOf }: { readonly through: string; readonly asOf: string | undefined }): SqlStatement {
  const ofMonths = (table: string) => `SELECT "membershipTier", "memberStatus", members FROM "${table}" WHERE month <= $1::date`;
  const rows = asOf === undefined ? ofMonths('enrolled_member_months') : recordedThrough(ENROLLED_RECORDED, ofMonths, '$2');
  return { text: `SELECT "membershipTier" AS tier, "memberStatus" AS status, sum(members)::int AS members FROM (${rows}) AS counted GROUP BY 1, 2 HAVING sum(members) <> 0`, values: [through, ...(asOf === undefined ? [] : [asOf])] };
}

const ENROLLED_RECORDED = { inMonths: 'enrolled_member_months_told_in_months', inDays: 'enrolled_member_months_told_in_days' };

/** What moved the points: all before the year in one row (month ''), then month by month through a day. */
export function pointsMoved({ from, to }: { readonly from: string; readonly to: string }): SqlStatement {
  return { text: `SELECT CASE WHEN "pointsDay" < $1::date THEN '' ELSE to_char("pointsDay", 'YYYY-MM') END AS month, move, sum(points)::bigint AS points FROM "points_days" WHERE "pointsDay" <= $2::date GROUP BY 1, 2`, values: [from, to] };
}

/** The tiers in the order of the products: what each costs on the list. */
export const tierOrder: SqlStatement = { text: `SELECT trim("memberTier") AS tier FROM "product_list" GROUP BY 1 ORDER BY min("listPrice"), min("productId")`, values: [] };

/** Which contracts stand behind a figure. */
export interface ContractsPart extends SoldPart {
  readonly payment: string | undefined;
  readonly overLimit: boolean;
}

/** The contracts behind a figure, newest first: what they said then, with the names of now. */
export function contractsBehind(part: ContractsPart, most: number): SqlStatement {
  return {
    text: `SELECT behind.*, contract."buyerFirstName", contract."buyerLastName", contract."membershipTier", contract."memberId", contract."salesAgent"
      FROM (${standing(part)}) AS behind LEFT JOIN "epic_contract_list" AS contract USING ("epicContractId")
      ORDER BY behind."contractDate" DESC, "epicContractId" DESC LIMIT $5`,
    values: [...standingValues(part), most],
  };
}

/** What all of them come to, however many are shown. */
export function contractsBehindSum(part: ContractsPart): SqlStatement {
  return { text: `SELECT count(*)::int AS sold, coalesce(sum(price), 0)::numeric(18, 2) AS volume FROM (${standing(part)}) AS behind`, values: standingValues(part) };
}

function standing({ overLimit }: ContractsPart): string {
  const over = overLimit ? ` AND payment = 'financed' AND round("aprRate", 2) > ${APR_LIMIT}` : '';
  return `SELECT "epicContractId", "contractStatus", "contractDate", payment, price, "aprRate" FROM "sold_membership_standings"
    WHERE "contractDate" BETWEEN $1::date AND $2::date AND ($3::date IS NULL OR day <= $3::date) AND ($4::text IS NULL OR payment = $4) AND lower(trim("contractStatus")) <> 'canceled'${over}
    GROUP BY "epicContractId", "contractStatus", "contractDate", payment, price, "aprRate" HAVING sum(count) > 0`;
}

function standingValues({ from, to, asOf, payment }: ContractsPart): readonly unknown[] {
  return [from, to, asOf ?? null, payment ?? null];
}

/** Which members a slice holds. */
export interface MembersPart {
  readonly by: 'tier' | 'status';
  readonly name: string;
  readonly through: string;
  readonly asOf: string | undefined;
}

/** The members behind a slice, newest first: as they counted then and as their contract stood, with the names of now. */
export function membersBehind({ by, name, through, asOf }: MembersPart, most: number): SqlStatement {
  const slice = by === 'tier' ? '"membershipTier"' : '"memberStatus"';
  return {
    text: `SELECT behind.*, count(*) OVER ()::int AS count, trim(person."firstName" || ' ' || person."lastName") AS name, person."membershipStartDate", person."currentYearEpicAdvPointsAvail" AS "pointsToBuy",
        stood."contractStatus", stood.payment, stood.price
      FROM (SELECT "memberId", "memberStatus", "membershipTier", "epicContractId" FROM "enrolled_member_standings"
        WHERE ${slice} = $1 AND month <= $2 AND ($3::date IS NULL OR day <= $3::date) GROUP BY 1, 2, 3, 4 HAVING sum(members) > 0) AS behind
      LEFT JOIN "member_list" AS person USING ("memberId")
      LEFT JOIN LATERAL (SELECT "contractStatus", payment, price FROM "sold_membership_standings" AS standing
        WHERE standing."epicContractId" = behind."epicContractId" AND ($3::date IS NULL OR day <= $3::date)
        GROUP BY "contractStatus", "contractDate", payment, price, "aprRate" HAVING sum(count) > 0 LIMIT 1) AS stood ON true
      ORDER BY behind."epicContractId" DESC, behind."memberId" DESC LIMIT $4`,
    values: [name, through, asOf ?? null, most],
  };
}

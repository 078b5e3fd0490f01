import { Injectable } from '@nestjs/common';
import pg from 'pg';
import { epicMeasures, type EpicMeasureName } from '../../../events/reports/epic.rules.js';
import { NONE } from '../../../events/reports/report-keys.rules.js';
import { rowsOf } from '../../../projections/engine/write/rows-of.js';
import * as sql from '../../../projections/reports/epic/epic-dashboard.queries.js';
import { sameDayOf } from '../../platform/calendar/day.rules.js';
import { ListReader } from '../../platform/lists/list-reader.js';
import type { EpicAsked } from './epic-query-reader.js';
import type { ContractBehindFigure, ContractsBehindAnswer, EpicDashboardAnswer, MemberBehindSlice, MembersBehindAnswer } from './epic-dashboard.dto.js';
import { membersOf, pointsOf, salesMonths, salesOf, type PointsSum } from './epic-dashboard.rules.js';
import { daysOfMonth, type ContractFigure } from './epic-view.rules.js';
import { membersKnown } from '../members-known-reader.js';

const SOLD = 'sold-memberships';
const ENROLLED = 'ceded-members';
const POINTS = 'points-ledger';
const MEMBERS = 'member-list';
const CONTRACTS = 'epic-contract-list';

/** What each call is made of. */
export const figuresFrom = [SOLD, ENROLLED, POINTS, 'product-list'] as const;
export const contractsFrom = [SOLD, CONTRACTS] as const;
export const membersFrom = [ENROLLED, SOLD, MEMBERS] as const;

/** The sums that answer. Those that an upgrade adds stay empty until they are built, while the lists above answer already. */
const SUMS = ['sold-membership-days', 'enrolled-member-months', 'points-days'];
const SUMS_OF_PAST = [
  ...['sold-membership-days-told', 'sold-membership-months-told-in-months', 'sold-membership-months-told-in-days'],
  ...['enrolled-member-months-told-in-months', 'enrolled-member-months-told-in-days', 'points-days'],
];
const SOLD_STANDINGS = 'sold-membership-standings';
const ENROLLED_STANDINGS = 'enrolled-member-standings';

/** As many as a sheet holds. */
const MOST = 20_000;
const EVER = '1900-01-01';

/** Reads the figures of the Epic dashboard and what is behind them. */
@Injectable()
export class EpicDashboardReader {
  constructor(
    private readonly pool: pg.Pool,
    private readonly lists: ListReader,
  ) {}

  async read({ year, to, asOf, live }: EpicAsked): Promise<EpicDashboardAnswer> {
    const position = await this.lists.builtUpTo(figuresFrom, live ? SUMS : SUMS_OF_PAST);
    const past = live ? undefined : asOf;
    const from = `${year}-01-01`;
    const sold = (first: string, last: string) => rowsOf<sql.SoldSum>(this.pool, sql.soldSums({ from: first, to: last, asOf: past }));
    const [now, before, yearBefore, apr, points, members, order, known] = await Promise.all([
      sold(from, to),
      sold(`${year - 1}-01-01`, sameDayOf(to, year - 1)),
      sold(`${year - 1}-01-01`, `${year - 1}-12-31`),
      rowsOf<EpicDashboardAnswer['apr']>(this.pool, sql.overLimitSum({ from: EVER, to, asOf: past })),
      rowsOf<PointsSum>(this.pool, sql.pointsMoved({ from, to })),
      rowsOf<{ readonly tier: string; readonly status: string; readonly members: number }>(this.pool, sql.enrolledSums({ through: `${to.slice(0, 7)}-01`, asOf: past })),
      rowsOf<{ readonly tier: string }>(this.pool, sql.tierOrder),
      membersKnown(this.pool, 'enrolled_member_months_told_in_days', past),
    ]);
    return {
      ...{ name: 'epic-dashboard', asOf, live, position, measures, year, from, to },
      sales: salesOf(now),
      before: salesOf(before),
      months: salesMonths(year, now, yearBefore),
      points: pointsOf(points, year, to),
      members: membersOf(members, order.map(({ tier }) => tier)),
      apr: apr[0]!,
      ...known,
      ...(now.length + yearBefore.length === 0 && (await this.lastYearWithSales(asOf, past))),
    };
  }

  /** The contracts that a figure of sales counts: of a month of either year, or of the year through its day. */
  async contracts({ year, to, asOf, live }: EpicAsked, figure: ContractFigure, month: string | undefined): Promise<ContractsBehindAnswer> {
    const position = await this.lists.builtUpTo(contractsFrom, [SOLD_STANDINGS]);
    const days = figure === 'overLimit' ? { from: EVER, to } : month === undefined ? { from: `${year}-01-01`, to } : daysOfMonth(month, { to });
    const payment = figure === 'paidInFull' || figure === 'financed' ? figure : undefined;
    const part = { ...days, asOf: live ? undefined : asOf, payment, overLimit: figure === 'overLimit' };
    const [found, total] = await Promise.all([
      rowsOf<Omit<ContractBehindFigure, 'buyer'> & { readonly buyerFirstName: string | null; readonly buyerLastName: string | null }>(this.pool, sql.contractsBehind(part, MOST)),
      rowsOf<ContractsBehindAnswer['total']>(this.pool, sql.contractsBehindSum(part)),
    ]);
    const rows = found.map(({ buyerFirstName, buyerLastName, ...row }) => ({ ...row, buyer: `${buyerFirstName ?? ''} ${buyerLastName ?? ''}`.trim(), membershipTier: row.membershipTier ?? '', memberId: row.memberId ?? 0, salesAgent: row.salesAgent ?? '' }));
    return { asOf, live, position, rows, total: total[0]! };
  }

  /** The members of a slice. @param seesContracts whether their reader may know what contracts say of money */
  async members({ to, asOf, live }: EpicAsked, slice: { readonly by: 'tier' | 'status'; readonly name: string }, seesContracts: boolean): Promise<MembersBehindAnswer> {
    const position = await this.lists.builtUpTo(membersFrom, [ENROLLED_STANDINGS, SOLD_STANDINGS]);
    const part = { by: slice.by, name: slice.name === NONE ? '' : slice.name, through: `${to.slice(0, 7)}-01`, asOf: live ? undefined : asOf };
    const found = await rowsOf<Required<MemberBehindSlice> & { readonly count: number }>(this.pool, sql.membersBehind(part, MOST));
    const rows = found.map(({ count: _, payment, price, pointsToBuy, membershipStartDate, ...row }) => ({
      ...row,
      ...{ name: row.name ?? '', epicContractId: row.epicContractId ?? 0, contractStatus: row.contractStatus ?? '' },
      ...(seesContracts && { payment, price }),
      ...(live && { pointsToBuy: pointsToBuy ?? 0, membershipStartDate }),
    }));
    return { asOf, live, position, rows, count: found[0]?.count ?? 0 };
  }

  private async lastYearWithSales(today: string, asOf: string | undefined): Promise<{ readonly lastYear?: number }> {
    const [row] = await rowsOf<{ readonly day: string | null }>(this.pool, sql.lastSoldDay({ from: EVER, to: today, asOf }));
    return row?.day ? { lastYear: Number(row.day.slice(0, 4)) } : {};
  }
}

const measures = (Object.keys(epicMeasures) as EpicMeasureName[]).map((name) => ({ name, ...epicMeasures[name] }));

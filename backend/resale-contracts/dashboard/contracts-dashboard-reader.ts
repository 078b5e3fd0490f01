import { Injectable } from '@nestjs/common';
import pg from 'pg';
import { inProgressStatuses } from '../../../events/resale-contracts/resale-contract.enums.js';
import * as queries from '../../../projections/contracts-dashboard/contracts-dashboard.queries.js';
import type { Part } from '../../../projections/contracts-dashboard/contracts-dashboard.queries.js';
import { ChangeFeed } from '../../../projections/engine/changes/change-feed.js';
import { rowsOf } from '../../../projections/engine/write/rows-of.js';
import type { SqlStatement } from '../../../projections/engine/write/sql-parameters.js';
import type { ResaleContractListRow } from '../../../projections/resale-contract-list/resale-contract-list.read-model.js';
import { partsOf, soldStatuses, statusesInVolume } from './contracts-dashboard.parts.js';
import { changeInPercent, dashboardDays, type DayRange } from './contracts-dashboard.rules.js';
import { contractList } from '../resale-contracts.lists.js';

interface Volume {
  readonly count: number;
  readonly purchasePrice: string;
}

/** Wire form of GET /api/Contracts/Dashboard. Amounts are decimal strings. */
export interface ContractsDashboardAnswer {
  readonly day: string;
  /** False for a past day. */
  readonly live: boolean;
  /** Volume counts what was rescinded and canceled, too. */
  readonly withLost: boolean;
  readonly volume: { readonly month: string; readonly count: number; readonly amount: string; readonly yearAgo: string; readonly changePercent: string | null };
  readonly inProgress: number;
  readonly overdue: { readonly count: number; readonly balanceDue: string };
  readonly closingSoon: { readonly count: number; readonly balanceDue: string; readonly days: DayRange };
  readonly rescissionEnds: {
    readonly count: number;
    readonly days: DayRange;
    readonly first: { readonly contractId: number; readonly day: string } | null;
  };
  readonly statuses: readonly ({ readonly contractStatus: string } & Volume)[];
  /** This year and the one before. */
  readonly months: readonly ({ readonly month: string } & Volume)[];
  readonly position: string;
}

/** A contract behind a figure: the figures are those of the moment, the names those of now. */
export type ContractBehind = Pick<
  ResaleContractListRow,
  'contractId' | 'contractStatus' | 'contractDate' | 'closingDate' | 'lastDayToRescind' | 'purchasePrice' | 'balanceDue' | 'buyer' | 'seller' | 'resort' | 'unitNumber' | 'useWeek' | 'tppDealNumber' | 'tppLink'
>;

/** Wire form of GET /api/Contracts/Dashboard/Contracts. */
export interface ContractsBehindAnswer {
  readonly rows: readonly ContractBehind[];
  /** How many there are; the rows may be fewer. */
  readonly count: number;
  /** The same contracts in the list: its filters. */
  readonly part: Part;
}

/** Amounts are decimal strings. */
export interface Sums {
  readonly count: number;
  readonly purchasePrice: string;
  readonly balanceDue: string;
}

/** What the figures are of. */
export interface DashboardMoment {
  /** YYYY-MM-DD in New York. */
  readonly day: string;
  /** Today. */
  readonly live: boolean;
  readonly withLost: boolean;
}

/** Counts contracts as they are, or as they were at the end of a past day. */
@Injectable()
export class ContractsDashboard {
  constructor(
    private readonly pool: pg.Pool,
    private readonly feed: ChangeFeed,
  ) {}

  async read({ day, live, withLost }: DashboardMoment): Promise<ContractsDashboardAnswer> {
    const moment = live ? {} : { day };
    const days = dashboardDays(day);
    const parts = partsOf(day, withLost);
    const position = await this.feed.checkpoint(contractList.list);
    const sums = (part: Part) => this.row<Sums>(queries.sumsOf(moment, part));
    const [statuses, months, volume, yearAgo, overdue, closing, rescission, [first]] = await Promise.all([
      rowsOf<ContractsDashboardAnswer['statuses'][number]>(this.pool, queries.countsByStatus(moment)),
      rowsOf<ContractsDashboardAnswer['months'][number]>(this.pool, queries.volumeByMonth(moment, days.twoYears, statusesInVolume(withLost))),
      sums(parts.volume),
      sums(parts.yearAgo),
      sums(parts.overdue),
      sums(parts.closing),
      sums(parts.rescission),
      rowsOf<Signed>(this.pool, queries.firstToEnd(moment, parts.rescission)),
    ]);
    return {
      ...{ day, live, withLost, position, months },
      volume: volumeOf(day, volume, yearAgo),
      inProgress: inProgress(statuses),
      overdue: { count: overdue.count, balanceDue: overdue.balanceDue },
      closingSoon: { count: closing.count, balanceDue: closing.balanceDue, days: days.closingSoon },
      rescissionEnds: { count: rescission.count, days: days.rescissionSoon, first: first ? { contractId: first.contractId, day: first.lastDayToRescind } : null },
      statuses: statuses.filter(({ count }) => count > 0),
    };
  }

  /** The contracts behind a tile, a slice or a bar, newest first. */
  async contractsOf(part: Part, { day, live }: DashboardMoment): Promise<ContractsBehindAnswer> {
    const moment = live ? {} : { day };
    const [rows, { count }] = await Promise.all([
      rowsOf<ContractBehind>(this.pool, queries.contractsOf(moment, part, MOST_BEHIND_A_FIGURE)),
      this.row<Sums>(queries.sumsOf(moment, part)),
    ]);
    return { rows, count, part };
  }

  /** What was sold in these days, as volume counts it now. */
  soldIn(contractDate: DayRange): Promise<Sums> {
    return this.row(queries.sumsOf({}, { statuses: soldStatuses, contractDate }));
  }

  private async row<Row>(statement: SqlStatement): Promise<Row> {
    return (await rowsOf<Row>(this.pool, statement))[0]!;
  }
}

/** As many as a sheet holds. */
const MOST_BEHIND_A_FIGURE = 20_000;

interface Signed {
  readonly contractId: number;
  readonly lastDayToRescind: string;
}

function volumeOf(day: string, { count, purchasePrice: amount }: Sums, { purchasePrice: yearAgo }: Sums): ContractsDashboardAnswer['volume'] {
  return { month: day.slice(0, 7), count, amount, yearAgo, changePercent: changeInPercent(amount, yearAgo) };
}

function inProgress(statuses: ContractsDashboardAnswer['statuses']): number {
  const working: readonly string[] = inProgressStatuses;
  return statuses.reduce((sum, { contractStatus, count }) => (working.includes(contractStatus) ? sum + count : sum), 0);
}

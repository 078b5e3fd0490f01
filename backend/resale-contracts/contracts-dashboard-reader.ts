import { Injectable } from '@nestjs/common';
import pg from 'pg';
import { inProgressStatuses } from '../../events/resale-contract.values.js';
import * as queries from '../../projections/contracts-dashboard/contracts-dashboard.queries.js';
import { ChangeFeed } from '../../projections/engine/change-feed.js';
import { rowTypes } from '../../projections/engine/row-types.js';
import type { SqlStatement } from '../../projections/engine/sql-parameters.js';
import { changeInPercent, dashboardDays, type DayRange } from './contracts-dashboard.rules.js';
import { lastDayToRescind } from './rescission.rules.js';
import { contractList } from './resale-contracts.lists.js';

interface Volume {
  readonly count: number;
  readonly purchasePrice: string;
}

/** Wire form of GET /api/Contracts/Dashboard. Amounts are decimal strings. */
export interface ContractsDashboardAnswer {
  readonly day: string;
  /** False for a past day. */
  readonly live: boolean;
  readonly volume: { readonly month: string; readonly amount: string; readonly yearAgo: string; readonly changePercent: string | null };
  readonly inProgress: number;
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

/** Counts contracts as they are, or as they were at the end of a past day. */
@Injectable()
export class ContractsDashboard {
  constructor(
    private readonly pool: pg.Pool,
    private readonly feed: ChangeFeed,
  ) {}

  async read(day: string, live: boolean): Promise<ContractsDashboardAnswer> {
    const moment = live ? {} : { day };
    const days = dashboardDays(day);
    const position = await this.feed.checkpoint(contractList.list);
    const [statuses, months, thisMonth, yearAgo, closing, signed] = await Promise.all([
      this.rows<ContractsDashboardAnswer['statuses'][number]>(queries.countsByStatus(moment)),
      this.rows<ContractsDashboardAnswer['months'][number]>(queries.volumeByMonth(moment, days.twoYears)),
      this.row<{ volume: string }>(queries.volumeBetween(moment, days.thisMonth)),
      this.row<{ volume: string }>(queries.volumeBetween(moment, days.yearAgo)),
      this.row<{ count: number; balanceDue: string }>(queries.closingBetween(moment, days.closingSoon, inProgressStatuses)),
      this.row<Signed>(queries.signedBetween(moment, days.signedToRescindThisWeek, inProgressStatuses)),
    ]);
    return {
      day,
      live,
      volume: {
        month: day.slice(0, 7),
        amount: thisMonth.volume,
        yearAgo: yearAgo.volume,
        changePercent: changeInPercent(thisMonth.volume, yearAgo.volume),
      },
      inProgress: inProgress(statuses),
      closingSoon: { ...closing, days: days.closingSoon },
      rescissionEnds: { count: signed.count, days: days.restOfWeek, first: firstToRescind(signed) },
      statuses: statuses.filter(({ count }) => count > 0),
      months,
      position,
    };
  }

  /** The contracts behind a slice of a past day's pie; the live ones are in the list. */
  contractsInStatus(day: string, contractStatus: string): Promise<Readonly<Record<string, unknown>>[]> {
    return this.rows(queries.contractsInStatus({ day }, contractStatus, MOST_BEHIND_A_SLICE));
  }

  private async rows<Row>({ text, values }: SqlStatement): Promise<Row[]> {
    return (await this.pool.query({ text, values: [...values], types: rowTypes })).rows as Row[];
  }

  private async row<Row>(statement: SqlStatement): Promise<Row> {
    return (await this.rows<Row>(statement))[0]!;
  }
}

/** As many as a sheet holds. */
const MOST_BEHIND_A_SLICE = 20_000;

interface Signed {
  readonly count: number;
  readonly contractId: number | null;
  readonly contractDate: string | null;
}

function firstToRescind({ contractId, contractDate }: Signed) {
  return contractId === null || contractDate === null ? null : { contractId, day: lastDayToRescind(contractDate) };
}

function inProgress(statuses: ContractsDashboardAnswer['statuses']): number {
  const working: readonly string[] = inProgressStatuses;
  return statuses.reduce((sum, { contractStatus, count }) => (working.includes(contractStatus) ? sum + count : sum), 0);
}

import { Injectable } from '@nestjs/common';
import pg from 'pg';
import type { FrozenRun } from '../../../events/commission/commission-run.events.js';
import { commissionRunOf, type CommissionRunRead } from '../../../projections/commission-runs/commission-runs.queries.js';
import { commissionedEmployees, namesOfSales, type CommissionedEmployee } from '../../../projections/commissioned-sales/commissioned-sales.queries.js';
import { ChangeFeed } from '../../../projections/engine/changes/change-feed.js';
import { rollback, withClient } from '../../../projections/engine/schema/borrowed-client.js';
import type { SqlStatement } from '../../../projections/engine/write/sql-parameters.js';
import { NotFound } from '../../platform/commands/refusal.js';
import { ReadyLists } from '../../platform/projections/ready-lists.js';
import { commissionRunsList, commissionedSalesList } from '../commission.lists.js';
import { payRunIdOf } from '../runs/commission-run.js';
import { leftOutOnce } from './carried-over.js';
import { commissionLines } from './commission-lines.js';
import type { CommissionChoice, CommissionReport } from './commission-report.dto.js';
import type { CommissionRequest } from './commission-request.js';
import { commissionSnapshot, rowsOf, type CommissionSnapshot } from './commission-snapshot-reader.js';
import { totalsOf } from './commission-totals.js';
import { frozenOf, salesIn, shownRun, type NameOfSale } from './frozen-run.js';
import { LogHead } from '../../platform/projections/log-head.js';

const readFrom = [commissionedSalesList.list, commissionRunsList.list, 'employee-list', 'resale-contract-list', 'epic-contract-list', 'commission-rates', 'company-lists'];

type Live = Pick<CommissionReport, 'report' | 'payDate' | 'from' | 'to' | 'ratesFrom' | 'lines' | 'leftOut' | 'held'> & { readonly secondPerson: boolean };

/** What a pay date pays: as its run froze it, else as the contracts stand. */
@Injectable()
export class CommissionReports {
  constructor(
    private readonly pool: pg.Pool,
    private readonly feed: ChangeFeed,
    private readonly ready: ReadyLists,
    private readonly head: LogHead,
  ) {}

  async read(asked: CommissionRequest): Promise<CommissionReport> {
    this.requireAll();
    // Asked before: rows may be newer than the position that the client follows from, never older.
    const position = await this.feed.checkpoint(commissionedSalesList.list);
    const [row] = await this.rows<CommissionRunRead>(commissionRunOf(payRunIdOf(asked)));
    const { secondPerson: _, ...shown } = row?.frozen ? { ...(await this.thawed(row.frozen)), secondPerson: false } : await this.live(asked);
    const lines = asked.employeeId === undefined ? shown.lines : shown.lines.filter((line) => line.employeeId === asked.employeeId);
    return { ...shown, run: row ? runOf(row) : null, lines, adjustments: [], totals: totalsOf(lines), position };
  }

  /** What a run that is prepared now freezes: of all that was said before, as of one moment. @throws Refusal while that is not known */
  async toFreeze(asked: CommissionRequest): Promise<FrozenRun> {
    this.requireAll();
    await this.head.reachedBy(readFrom);
    const { secondPerson, ...live } = await this.live(asked);
    return frozenOf(live, secondPerson);
  }

  /** @throws NotFound where nobody has prepared it */
  async run(payRunId: string): Promise<CommissionReport> {
    this.requireAll();
    const position = await this.feed.checkpoint(commissionRunsList.list);
    const [row] = await this.rows<CommissionRunRead>(commissionRunOf(payRunId));
    if (!row?.frozen) throw new NotFound('prepared pay run', payRunId);
    const shown = await this.thawed(row.frozen);
    return { ...shown, run: runOf(row), adjustments: [], totals: totalsOf(shown.lines), position };
  }

  async employees(): Promise<readonly CommissionChoice[]> {
    this.ready.require('employee-list');
    const all = await this.rows<CommissionedEmployee>(commissionedEmployees());
    return all.filter(({ isSalesRep, isSalesManager }) => isSalesRep || isSalesManager).map(({ employeeId, fullName, isSalesRep, isSalesManager }) => ({ employeeId, fullName, isSalesRep, isSalesManager }));
  }

  private async thawed(frozen: FrozenRun) {
    return shownRun(frozen, await this.rows<NameOfSale>(namesOfSales(salesIn(frozen))));
  }

  private async live(asked: CommissionRequest): Promise<Live> {
    const { report, payDate, period } = asked;
    const { then, values, ...toPay } = await this.ofOneMoment(asked);
    const parts = leftOutOnce(commissionLines(report, { payDate, ...toPay }), then);
    return { report, payDate, from: period.from, to: period.to, ratesFrom: values.holdsFrom, secondPerson: values.secondPerson === 'Yes', ...parts };
  }

  private ofOneMoment(asked: CommissionRequest): Promise<CommissionSnapshot> {
    const read = async (client: pg.PoolClient) => {
      await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
      const snapshot = await commissionSnapshot(client, asked);
      await client.query('COMMIT');
      return snapshot;
    };
    return withClient(this.pool, read, rollback);
  }

  private requireAll(): void {
    for (const list of readFrom) this.ready.require(list);
  }

  private rows<Row>(statement: SqlStatement): Promise<Row[]> {
    return rowsOf<Row>(this.pool, statement);
  }
}

function runOf({ frozen: _, ...run }: CommissionRunRead) {
  return run;
}

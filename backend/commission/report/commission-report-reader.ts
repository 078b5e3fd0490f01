import { Injectable } from '@nestjs/common';
import pg from 'pg';
import type { FrozenRun } from '../../../events/commission/commission-run.events.js';
import { commissionRunOf, newestWithLines, type CommissionRunRead } from '../../../projections/commission-runs/commission-runs.queries.js';
import { commissionedEmployees, namesOfSales, type CommissionedEmployee } from '../../../projections/commissioned-sales/commissioned-sales.queries.js';
import { commissionRatesHeld } from '../../../projections/commission-rates/commission-rates.queries.js';
import { ChangeFeed } from '../../../projections/engine/changes/change-feed.js';
import { rollback, withClient } from '../../../projections/engine/schema/borrowed-client.js';
import { rowsOf } from '../../../projections/engine/write/rows-of.js';
import { NotFound } from '../../platform/commands/refusal.js';
import { ReadyLists } from '../../platform/projections/ready-lists.js';
import { commissionRunsList, commissionedSalesList } from '../commission.lists.js';
import { payRunIdOf } from '../runs/commission-run.js';
import { leftOutOnce } from './carried-over.js';
import { commissionLines } from './commission-lines.js';
import type { CommissionChoice, CommissionReport, CommissionReportName } from './commission-report.dto.js';
import type { CommissionRequest } from './commission-request.js';
import { commissionSnapshot, type CommissionSnapshot, type RatesHeld } from './commission-snapshot-reader.js';
import { paidTo, totalsOf } from './commission-totals.js';
import { frozenOf, salesIn, shownRun, wholeRun, type NameOfSale, type ReckonedBy, type Shown } from './frozen-run.js';
import { openingPayDates, reportPeriod } from './report-period.js';
import { settleRecoveries } from '../rules/recoveries.rules.js';
import { LogHead } from '../../platform/projections/log-head.js';

const readFrom = [commissionedSalesList.list, commissionRunsList.list, 'commission-run-parts', 'employee-list', 'resale-contract-list', 'epic-contract-list', 'commission-rates', 'company-lists', 'reserve-ledger'];

type Live = Shown & { readonly by: ReckonedBy };

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
    this.ready.requireAll(readFrom);
    // Asked before: rows may be newer than the position that the client follows from, never older.
    const position = await this.feed.checkpoint(commissionedSalesList.list);
    const row = await this.runRead(payRunIdOf(asked));
    const { by: _, ...shown } = row?.frozen ? { ...(await this.thawed(row.frozen)), by: undefined } : await this.live(asked);
    const secondPerson = await this.wantsSecondPerson();
    const paid = asked.employeeId === undefined ? shown : { ...shown, ...paidTo(asked.employeeId, shown) };
    return { ...paid, run: row ? runOf(row) : null, ...totalsOf(paid), secondPerson, position };
  }

  /** The newest of the latest pay dates that has something to pay; the coming one where none has. */
  async openingPayDate(report: CommissionReportName, today: string): Promise<string> {
    this.ready.requireAll(readFrom);
    const dates = openingPayDates(report, today);
    const asked = dates.map((payDate) => ({ payRunId: payRunIdOf({ report, payDate }), payDate, ...reportPeriod(report, payDate)! }));
    const [newest] = await rowsOf<{ readonly payDate: string }>(this.pool, newestWithLines(asked));
    return newest?.payDate ?? dates[0]!;
  }

  /** What a run that is prepared now freezes: of all that was said before, as of one moment. @throws Refusal while that is not known */
  async toFreeze(asked: CommissionRequest): Promise<FrozenRun> {
    this.ready.requireAll(readFrom);
    await this.head.reachedBy(readFrom);
    const { by, ...live } = await this.live(asked);
    return frozenOf(live, by);
  }

  /** @throws NotFound where nobody has prepared it */
  async run(payRunId: string): Promise<CommissionReport> {
    this.ready.requireAll(readFrom);
    const position = await this.feed.checkpoint(commissionRunsList.list);
    const row = await this.runRead(payRunId);
    if (!row?.frozen) throw new NotFound('prepared pay run', payRunId);
    const shown = await this.thawed(row.frozen);
    return { ...shown, run: runOf(row), ...totalsOf(shown), secondPerson: await this.wantsSecondPerson(), position };
  }

  /** A large run with its parts, which are shown apart: all of them, once the run names them. */
  private async runRead(payRunId: string): Promise<CommissionRunRead | undefined> {
    const read = () => rowsOf<CommissionRunRead>(this.pool, commissionRunOf(payRunId));
    let [row] = await read();
    if ((row?.frozen?.parts?.count ?? 0) > (row?.parts.length ?? 0)) {
      await this.head.reachedBy(['commission-run-parts']);
      [row] = await read();
    }
    return row?.frozen ? { ...row, frozen: wholeRun(row.frozen, row.parts) } : row;
  }

  /** As the company's settings say now, whenever the rates beside it hold. */
  private async wantsSecondPerson(): Promise<boolean> {
    const [held] = await rowsOf<RatesHeld>(this.pool, commissionRatesHeld());
    return held?.secondPerson === 'Yes';
  }

  /** The same, of all that was said before: for who approves. */
  async secondPersonAtHead(): Promise<boolean> {
    await this.head.reachedBy(['commission-rates']);
    return this.wantsSecondPerson();
  }

  async employees(): Promise<readonly CommissionChoice[]> {
    this.ready.require('employee-list');
    const all = await rowsOf<CommissionedEmployee>(this.pool, commissionedEmployees());
    return all.filter(({ isSalesRep, isSalesManager }) => isSalesRep || isSalesManager).map(({ employeeId, fullName, isSalesRep, isSalesManager }) => ({ employeeId, fullName, isSalesRep, isSalesManager }));
  }

  private async thawed(frozen: FrozenRun) {
    return shownRun(frozen, await rowsOf<NameOfSale>(this.pool, namesOfSales(salesIn(frozen))));
  }

  private async live(asked: CommissionRequest): Promise<Live> {
    const { report, payDate, period } = asked;
    const { then, values, differences, owed, available, ...toPay } = await this.ofOneMoment(asked);
    const { lines, ...unpaid } = leftOutOnce(commissionLines(report, { payDate, ...toPay }), then);
    const settled = settleRecoveries({ payRunId: payRunIdOf(asked), lines, adjustments: differences, owed, available });
    const paid = new Set([...lines, ...settled.adjustments].map(({ employeeId }) => employeeId));
    const people = toPay.employees.filter(({ employeeId }) => paid.has(employeeId)).map(({ employeeId, fullName, isSalesManager, isSenior }) => ({ employeeId, fullName, isSalesManager, isSenior }));
    const by: ReckonedBy = { secondPerson: values.secondPerson === 'Yes', rates: keptRates(toPay.rates), people };
    return { report, payDate, from: period.from, to: period.to, ratesFrom: values.holdsFrom, by, lines, ...unpaid, ...settled };
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
}

function runOf({ frozen: _, parts: __, ...run }: CommissionRunRead) {
  return run;
}

/** Events are plain values that nobody else holds. */
function keptRates({ exceptionDeals, bonus, manager, ...rates }: CommissionSnapshot['rates']): ReckonedBy['rates'] {
  return { ...rates, exceptionDeals: [...exceptionDeals], bonus: [...bonus], manager: { ...manager } };
}

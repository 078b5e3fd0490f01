import { Injectable } from '@nestjs/common';
import pg from 'pg';
import type { FrozenRun } from '../../../events/commission/commission-run.events.js';
import type { CommissionRateValues } from '../../../events/company/commission-rates.fields.js';
import { ratesHolding } from '../../../events/company/commission-rates.rules.js';
import type { CompanyListItem } from '../../../events/company/company-list-items.js';
import { commissionRatesHeld } from '../../../projections/commission-rates/commission-rates.queries.js';
import { commissionRunOf, paidInOtherRuns, type CommissionRunRead } from '../../../projections/commission-runs/commission-runs.queries.js';
import { commissionedEmployees, namesOfSales, salesOfPeriod, type CommissionedEmployee, type SaleOfPeriod } from '../../../projections/commissioned-sales/commissioned-sales.queries.js';
import { ChangeFeed } from '../../../projections/engine/changes/change-feed.js';
import { rowTypes } from '../../../projections/engine/write/row-types.js';
import type { SqlStatement } from '../../../projections/engine/write/sql-parameters.js';
import { NotFound } from '../../platform/commands/refusal.js';
import { ReadyLists } from '../../platform/projections/ready-lists.js';
import { commissionRunsList, commissionedSalesList } from '../commission.lists.js';
import { ratesOfCompany } from '../rules/rates-of-company.rules.js';
import { payRunIdOf } from '../runs/commission-run.js';
import { commissionLines, paidElsewhere } from './commission-lines.js';
import type { CommissionChoice, CommissionReport } from './commission-report.dto.js';
import type { CommissionRequest } from './commission-request.js';
import { totalsOf } from './commission-totals.js';
import { frozenOf, salesIn, shownRun, type NameOfSale } from './frozen-run.js';
import { saleToPay } from './sale-of-row.js';

const readFrom = [commissionedSalesList.list, commissionRunsList.list, 'employee-list', 'resale-contract-list', 'epic-contract-list', 'commission-rates', 'company-lists'];

interface RatesHeld {
  readonly periods: readonly CommissionRateValues[] | null;
  readonly deals: readonly CompanyListItem[] | null;
}

interface PaidElsewhere {
  readonly payDate: string;
  readonly key: string;
}

type Live = Pick<CommissionReport, 'report' | 'payDate' | 'from' | 'to' | 'ratesFrom' | 'lines' | 'leftOut' | 'held'> & { readonly secondPerson: boolean };

/** What a pay date pays: as its run froze it, else as the contracts stand. */
@Injectable()
export class CommissionReports {
  constructor(
    private readonly pool: pg.Pool,
    private readonly feed: ChangeFeed,
    private readonly ready: ReadyLists,
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

  /** What a run that is prepared now freezes. */
  async toFreeze(asked: CommissionRequest): Promise<FrozenRun> {
    this.requireAll();
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
    const [rows, employees, [held]] = await Promise.all([this.rows<SaleOfPeriod>(salesOfPeriod(period)), this.rows<CommissionedEmployee>(commissionedEmployees()), this.rows<RatesHeld>(commissionRatesHeld())]);
    const values = ratesHolding(held?.periods ?? [], payDate);
    const sales = rows.map((row) => saleToPay(row, period.field));
    const all = commissionLines(report, { payDate, sales, employees, rates: ratesOfCompany(values, held?.deals ?? []) });
    const elsewhere = await this.rows<PaidElsewhere>(paidInOtherRuns(report, payRunIdOf(asked), rows.map(({ saleId }) => saleId)));
    const parts = paidElsewhere(all, new Map(elsewhere.map(({ key, payDate: day }) => [key, day])));
    return { report, payDate, from: period.from, to: period.to, ratesFrom: values.holdsFrom, secondPerson: values.secondPerson === 'Yes', ...parts };
  }

  private requireAll(): void {
    for (const list of readFrom) this.ready.require(list);
  }

  private async rows<Row>({ text, values }: SqlStatement): Promise<Row[]> {
    return (await this.pool.query({ text, values: [...values], types: rowTypes })).rows as Row[];
  }
}

function runOf({ frozen: _, ...run }: CommissionRunRead) {
  return run;
}

import { Injectable } from '@nestjs/common';
import { Decimal } from 'decimal.js';
import pg from 'pg';
import { ratesHolding } from '../../../events/company/commission-rates.rules.js';
import type { CommissionRateValues } from '../../../events/company/commission-rates.fields.js';
import type { CompanyListItem } from '../../../events/company/company-list-items.js';
import { commissionRatesHeld } from '../../../projections/commission-rates/commission-rates.queries.js';
import { commissionedEmployees, salesOfPeriod, type CommissionedEmployee, type SaleOfPeriod } from '../../../projections/commissioned-sales/commissioned-sales.queries.js';
import { ChangeFeed } from '../../../projections/engine/changes/change-feed.js';
import { rowTypes } from '../../../projections/engine/write/row-types.js';
import type { SqlStatement } from '../../../projections/engine/write/sql-parameters.js';
import { ReadyLists } from '../../platform/projections/ready-lists.js';
import { commissionedSalesList } from '../commission.lists.js';
import { ratesOfCompany } from '../rules/rates-of-company.rules.js';
import { commissionLines } from './commission-lines.js';
import type { CommissionChoice, CommissionLine, CommissionReport, CommissionTotals } from './commission-report.dto.js';
import type { CommissionRequest } from './commission-request.js';
import { saleToPay } from './sale-of-row.js';

const readFrom = [commissionedSalesList.list, 'employee-list', 'resale-contract-list', 'epic-contract-list', 'commission-rates', 'company-lists'];

interface RatesHeld {
  readonly periods: readonly CommissionRateValues[] | null;
  readonly deals: readonly CompanyListItem[] | null;
}

/** What a pay date pays, as the contracts stand. */
@Injectable()
export class CommissionReports {
  constructor(
    private readonly pool: pg.Pool,
    private readonly feed: ChangeFeed,
    private readonly ready: ReadyLists,
  ) {}

  async read({ report, payDate, period, employeeId }: CommissionRequest): Promise<CommissionReport> {
    for (const list of readFrom) this.ready.require(list);
    // Asked before: rows may be newer than the position that the client follows from, never older.
    const position = await this.feed.checkpoint(commissionedSalesList.list);
    const [rows, employees, [held]] = await Promise.all([
      this.rows<SaleOfPeriod>(salesOfPeriod(period)), 
      this.rows<CommissionedEmployee>(commissionedEmployees()),
      this.rows<RatesHeld>(commissionRatesHeld()),
    ]);
    const rates = ratesHolding(held?.periods ?? [], payDate);
    const sales = rows.map((row) => saleToPay(row, period.field));
    const all = commissionLines(report, { payDate, sales, employees, rates: ratesOfCompany(rates, held?.deals ?? []) });
    const lines = employeeId === undefined ? all.lines : all.lines.filter((line) => line.employeeId === employeeId);
    return { report, payDate, from: period.from, to: period.to, ratesFrom: rates.holdsFrom, ...all, lines, adjustments: [], totals: totalsOf(lines), position };
  }

  async employees(): Promise<readonly CommissionChoice[]> {
    this.ready.require('employee-list');
    const all = await this.rows<CommissionedEmployee>(commissionedEmployees());
    return all.filter(({ isSalesRep, isSalesManager }) => isSalesRep || isSalesManager).map(({ employeeId, fullName, isSalesRep, isSalesManager }) => ({ employeeId, fullName, isSalesRep, isSalesManager }));
  }

  private async rows<Row>({ text, values }: SqlStatement): Promise<Row[]> {
    return (await this.pool.query({ text, values: [...values], types: rowTypes })).rows as Row[];
  }
}

/** A manager has a line of a contract, and so has the next: contracts are counted once. */
function totalsOf(lines: readonly CommissionLine[]): CommissionTotals {
  const sum = (amounts: readonly string[]) => amounts.reduce((total, amount) => total.plus(amount), new Decimal(0)).toFixed(2);
  const contracts = new Map(lines.map((line) => [`${line.kind}-${line.contractId}`, line.base]));
  return {
    contracts: contracts.size,
    employees: new Set(lines.map(({ employeeId }) => employeeId)).size,
    base: sum([...contracts.values()]),
    commission: sum(lines.map(({ commission }) => commission)),
    reserve: sum(lines.map(({ reserve }) => reserve)),
    net: sum(lines.map(({ net }) => net)),
  };
}

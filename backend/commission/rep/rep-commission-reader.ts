import { Injectable } from '@nestjs/common';
import pg from 'pg';
import { ratesHolding } from '../../../events/company/commission-rates.rules.js';
import { commissionRatesHeld } from '../../../projections/commission-rates/commission-rates.queries.js';
import { commissionedEmployees, salesOfAgent, type CommissionedEmployee, type SaleOfPeriod } from '../../../projections/commissioned-sales/commissioned-sales.queries.js';
import { ChangeFeed } from '../../../projections/engine/changes/change-feed.js';
import { rowsOf } from '../../../projections/engine/write/rows-of.js';
import { NotFound } from '../../platform/commands/refusal.js';
import { ReadyLists } from '../../platform/projections/ready-lists.js';
import { commissionedSalesList } from '../commission.lists.js';
import type { RatesHeld } from '../report/commission-snapshot-reader.js';
import { saleToPay } from '../report/sale-of-row.js';
import { whoIs } from '../report/who-is-paid.js';
import { ratesOfCompany } from '../rules/rates-of-company.rules.js';
import type { RepCommission } from './rep-commission.dto.js';
import { repSales, totalsOfRep } from './rep-sales.js';

const readFrom = [commissionedSalesList.list, 'employee-list', 'resale-contract-list', 'epic-contract-list', 'commission-rates', 'company-lists'];

export interface RepDays {
  readonly employeeId: number;
  /** YYYY-MM-DD of contract dates, both included. */
  readonly from: string;
  readonly to: string;
}

/** What a rep's contracts of some days come to by the weekly rule, as they stand now (`decisions.md I29`). */
@Injectable()
export class RepCommissions {
  constructor(
    private readonly pool: pg.Pool,
    private readonly feed: ChangeFeed,
    private readonly ready: ReadyLists,
  ) {}

  /** @throws NotFound for an employee that is none */
  async read({ employeeId, from, to }: RepDays): Promise<RepCommission> {
    this.ready.requireAll(readFrom);
    const position = await this.feed.checkpoint(commissionedSalesList.list);
    const employees = await rowsOf<CommissionedEmployee>(this.pool, commissionedEmployees());
    const rep = employees.find((one) => one.employeeId === employeeId);
    if (!rep) throw new NotFound('employee', employeeId);
    const who = whoIs(rep.fullName, employees);
    const held = 'reason' in who ? who.reason : null;
    const sales = held ? [] : await rowsOf<SaleOfPeriod>(this.pool, salesOfAgent(rep.fullName, { from, to }));
    const [rates] = await rowsOf<RatesHeld>(this.pool, commissionRatesHeld());
    const lines = repSales(sales.map((row) => saleToPay(row, 'contractDate')), rep, (payDate) => ratesOfCompany(ratesHolding(rates?.periods ?? [], payDate), rates?.deals ?? []));
    return { employeeId, fullName: rep.fullName, from, to, held, lines, totals: totalsOfRep(lines), position };
  }
}

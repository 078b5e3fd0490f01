import { Injectable } from '@nestjs/common';
import { accountingMonthsQuery } from '../../../projections/accounting-months/accounting-months.queries.js';
import { LookUp, type LookUpSource } from '../../platform/lists/look-up.js';

/** Accounting's own area registers the list. */
const accountingMonths: LookUpSource = { list: 'accounting-months', query: accountingMonthsQuery };

/** The months that accounting has closed, as screens are told: what is decided goes by the log (`Books`). */
@Injectable()
export class ClosedMonthsNow {
  constructor(private readonly lookUp: LookUp) {}

  async read(): Promise<readonly string[]> {
    const keys = await this.lookUp.keysWith(accountingMonths, 'state', 'Closed');
    const rows = await this.lookUp.rows(accountingMonths, keys);
    return [...rows.values()].map((row) => row.text('month')).toSorted();
  }
}

import { Injectable } from '@nestjs/common';
import pg from 'pg';
import { accountsOfEmployees } from '../../../projections/commissioned-sales/commissioned-sales.queries.js';
import { rowsOf } from '../../../projections/engine/write/rows-of.js';
import { ReadyLists } from '../../platform/projections/ready-lists.js';
import type { CommissionReport } from '../report/commission-report.dto.js';
import { peoplePaid } from '../report/commission-totals.js';
import type { StatementToMail } from './statements.dto.js';

/** A user whom an employee signs in as. */
export interface AccountOfEmployee {
  readonly employeeId: number;
  readonly userId: number;
  readonly name: string;
  readonly email: string;
}

/** Who of those whom a run pays can be sent their statement: employees who sign in as an active user. */
@Injectable()
export class StatementReceivers {
  constructor(
    private readonly pool: pg.Pool,
    private readonly ready: ReadyLists,
  ) {}

  /** By name. */
  async of(paid: CommissionReport): Promise<readonly StatementToMail[]> {
    const people = peoplePaid(paid);
    const reached = new Set((await this.accounts(people.map(({ employeeId }) => employeeId))).map(({ employeeId }) => employeeId));
    return people.map(({ employeeId, employeeName, net }) => ({ employeeId, employeeName, isReached: reached.has(employeeId), net, mailed: paid.run?.mailed[employeeId] ?? null }));
  }

  async accounts(employeeIds: readonly number[]): Promise<readonly AccountOfEmployee[]> {
    this.ready.requireAll(['employee-list', 'user-list']);
    return rowsOf<AccountOfEmployee>(this.pool, accountsOfEmployees(employeeIds));
  }
}

import { Injectable } from '@nestjs/common';
import pg from 'pg';
import { ownLinesShown } from '../../../projections/commission-rates/commission-rates.queries.js';
import { statementsOf, type PaidTo } from '../../../projections/commission-runs/commission-runs.queries.js';
import { employeeOfUser } from '../../../projections/commissioned-sales/commissioned-sales.queries.js';
import { rowsOf } from '../../../projections/engine/write/rows-of.js';
import { NotFound, Refusal } from '../../platform/commands/refusal.js';
import { ReadyLists } from '../../platform/projections/ready-lists.js';
import type { CommissionReportName } from '../report/commission-report.dto.js';
import { CommissionReports } from '../report/commission-report-reader.js';
import type { CommissionRequest } from '../report/commission-request.js';
import { reportTitles } from '../report/report-titles.js';
import { RepCommissions } from '../rep/rep-commission-reader.js';
import type { RepCommission } from '../rep/rep-commission.dto.js';
import { CommissionStatements } from '../statements/commission-statements.js';
import type { OwnCommission, OwnOverview, OwnStatement } from './own-commission.dto.js';
import { ownLines } from './own-lines.js';

/** As many as pay dates are offered: 60 weeks of two reports and 18 months. */
const MOST_STATEMENTS = 138;

interface OwnEmployee extends NonNullable<OwnOverview['employee']> {
  readonly hasNamesake: boolean;
}

/** What somebody is paid, for themselves: whose it is follows from who is signed in, and from nothing that is sent. */
@Injectable()
export class OwnCommissions {
  constructor(
    private readonly pool: pg.Pool,
    private readonly ready: ReadyLists,
    private readonly reports: CommissionReports,
    private readonly papers: CommissionStatements,
    private readonly reps: RepCommissions,
  ) {}

  /** Empty where there is nothing to see: My account shows no card then. */
  async overview(userId: number): Promise<OwnOverview> {
    const employee = (await this.isShown()) ? await this.employee(userId) : undefined;
    if (!employee) return { employee: null, statements: [] };
    const { hasNamesake: _, ...own } = employee;
    return { employee: own, statements: await this.statements(employee) };
  }

  async lines(userId: number, asked: CommissionRequest): Promise<OwnCommission> {
    const employee = await this.mustBeShown(userId);
    return ownLines(await this.reports.read({ ...asked, employeeId: employee.employeeId }), employee);
  }

  /** What their contracts of some days come to by the weekly rule. */
  async sales(userId: number, days: { readonly from: string; readonly to: string }): Promise<RepCommission> {
    const { employeeId } = await this.mustBeShown(userId);
    return this.reps.read({ employeeId, ...days });
  }

  /** @throws NotFound for what is not paid yet, and for a run without them */
  async statement(userId: number, payRunId: string): Promise<Buffer> {
    const employee = await this.mustBeShown(userId);
    if ((await this.statements(employee, payRunId)).length === 0) throw new NotFound('statement of yours for', payRunId);
    return this.papers.pdf(payRunId, employee.employeeId);
  }

  /** @throws Refusal while the company shows reps nothing, NotFound where no employee signs in as this user */
  private async mustBeShown(userId: number): Promise<OwnEmployee> {
    if (!(await this.isShown())) throw new Refusal('The company does not show commission in My account', { status: 403 });
    const employee = await this.employee(userId);
    if (!employee) throw new NotFound('employee who signs in as user', userId);
    return employee;
  }

  private async isShown(): Promise<boolean> {
    this.ready.requireAll(['commission-rates', 'employee-list', 'commission-runs', 'commission-run-parts']);
    const [settings] = await rowsOf<{ readonly shown: boolean }>(this.pool, ownLinesShown());
    return settings?.shown ?? false;
  }

  private async employee(userId: number): Promise<OwnEmployee | undefined> {
    return (await rowsOf<OwnEmployee>(this.pool, employeeOfUser(userId)))[0];
  }

  private async statements({ employeeId }: OwnEmployee, payRunId?: string): Promise<readonly OwnStatement[]> {
    const paid = await rowsOf<PaidTo>(this.pool, statementsOf(employeeId, { most: MOST_STATEMENTS, payRunId }));
    return paid.map((one) => ({ ...one, report: one.report as CommissionReportName, title: reportTitles[one.report as CommissionReportName] }));
  }
}

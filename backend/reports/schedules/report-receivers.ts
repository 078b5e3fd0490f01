import { Injectable } from '@nestjs/common';
import { newYorkDay } from '../../../events/kernel/new-york-day.js';
import type { ReportReceiver } from '../../../events/reports/report-schedule.events.js';
import { parsePermissions, type PermissionSet } from '../../platform/auth/permissions.js';
import { LookUp } from '../../platform/lists/look-up.js';
import { MailedReports, type MailedReport } from '../../platform/mail/mailed-reports.js';
import type { KeptReport } from '../kept-reports.rules.js';
import { userNames } from './report-schedules.lists.js';

export interface Colleague extends ReportReceiver {
  readonly permissions: PermissionSet;
}

/** The people of the company who may open a report. */
@Injectable()
export class ReportReceivers {
  constructor(
    private readonly lookUp: LookUp,
    private readonly reports: MailedReports,
  ) {}

  /** By name. */
  async of(report: KeptReport, chosen: string, tenantId: number): Promise<readonly ReportReceiver[]> {
    const opens = this.openers(await this.colleagues(tenantId), report, chosen);
    return opens.map(({ userId, name }) => ({ userId, name })).toSorted((one, other) => one.name.localeCompare(other.name, 'en-US') || one.userId - other.userId);
  }

  /** Those of them who may open a report as it was chosen. */
  openers(colleagues: readonly Colleague[], report: KeptReport, chosen: string): readonly Colleague[] {
    const today = newYorkDay(new Date());
    return colleagues.filter(({ permissions }) => mayOpen(permissions, report, this.reports.of(report.name), chosen, today));
  }

  /** Who is active, of a tenant. */
  async colleagues(tenantId: number): Promise<readonly Colleague[]> {
    const active = await this.lookUp.keysThat(userNames, [{ field: 'status', op: 'is', value: 'Active' }]);
    const rows = await this.lookUp.rows(userNames, active);
    return [...rows].flatMap(([key, row]) => (row.number('tenantId') === tenantId ? [{ userId: Number(key), name: row.text('name'), permissions: parsePermissions(row.text('permissions')) }] : []));
  }
}

/** Whether somebody may open a report as it was chosen. */
export function mayOpen(permissions: PermissionSet, { permission }: KeptReport, mailed: MailedReport, chosen: string, today: string): boolean {
  return permissions.has(permission) && mailed.lacking(permissions, chosen, today) === undefined;
}

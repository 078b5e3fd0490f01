import { Injectable } from '@nestjs/common';
import { newYorkDay } from '../../../events/kernel/new-york-day.js';
import type { ReportReceiver } from '../../../events/reports/report-schedule.events.js';
import { parsePermissions, type PermissionSet } from '../../platform/auth/permissions.js';
import { LookUp } from '../../platform/lists/look-up.js';
import { opensReport } from '../report-access.js';
import { queryOfAddress } from '../report-address.rules.js';
import type { ReportRule } from '../reports.rules.js';
import { userNames } from './report-schedules.lists.js';

export interface Colleague extends ReportReceiver {
  readonly permissions: PermissionSet;
}

/** The people of the company who may open a report. */
@Injectable()
export class ReportReceivers {
  constructor(private readonly lookUp: LookUp) {}

  /** By name. */
  async of(rule: ReportRule, address: string, tenantId: number): Promise<readonly ReportReceiver[]> {
    const opens = openers(await this.colleagues(tenantId), rule, address);
    return opens.map(({ userId, name }) => ({ userId, name })).toSorted((one, other) => one.name.localeCompare(other.name, 'en-US') || one.userId - other.userId);
  }

  /** Who is active, of a tenant. */
  async colleagues(tenantId: number): Promise<readonly Colleague[]> {
    const active = await this.lookUp.keysThat(userNames, [{ field: 'status', op: 'is', value: 'Active' }]);
    const rows = await this.lookUp.rows(userNames, active);
    return [...rows].flatMap(([key, row]) => (row.number('tenantId') === tenantId ? [{ userId: Number(key), name: row.text('name'), permissions: parsePermissions(row.text('permissions')) }] : []));
  }
}

/** Those of them who may open a report as it was chosen. */
export function openers(colleagues: readonly Colleague[], rule: ReportRule, address: string): readonly Colleague[] {
  const today = newYorkDay(new Date());
  const query = queryOfAddress(rule, address, today);
  return colleagues.filter(({ permissions }) => opensReport(permissions, rule, query, today));
}

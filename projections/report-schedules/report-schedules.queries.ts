import { reportScheduleFields } from '../../events/reports/report-schedule.fields.js';
import { listColumns } from '../lists/list-columns.js';
import { listQuery } from '../lists/list-query.js';
import type { SqlStatement } from '../engine/write/sql-parameters.js';
import { ReportScheduleRow } from './report-schedules.read-model.js';

/** That there is a schedule; to whom it goes is read by its own route. */
export const reportSchedulesQuery = listQuery<ReportScheduleRow>({
  entity: ReportScheduleRow,
  key: 'scheduleId',
  columns: listColumns(reportScheduleFields, { status: { filter: true }, tenantId: {}, report: { filter: true }, ownerName: {}, nextAt: {}, lastAt: {} }),
  defaultSort: 'scheduleId',
});

export type ReportScheduleRead = Pick<ReportScheduleRow, 'scheduleId' | 'status' | 'owner' | 'ownerName' | 'nextAt' | 'lastAt' | 'plan' | 'left' | 'revision'>;

/** Those that run first, the next to go out on top. @param reports undefined for those of any report */
export function schedulesOf(tenantId: number, reports: readonly string[] | undefined, most: number): SqlStatement {
  const columns = ['scheduleId', 'status', 'owner', 'ownerName', 'nextAt', 'lastAt', 'plan', 'left', 'revision'].map((name) => `"${name}"`).join(', ');
  return { text: `SELECT ${columns} FROM report_schedules WHERE "tenantId" = $1 AND status <> 'Deleted' AND ($2::text[] IS NULL OR report = ANY($2)) ORDER BY status = 'Stopped', "nextAt", "scheduleId" DESC LIMIT $3`, values: [tenantId, reports ?? null, most] };
}

import { reportScheduleStatuses } from '../../../events/reports/report-schedule.fields.js';
import type { RowRestriction } from '../../../projections/lists/list-visibility.js';
import { reportSchedulesQuery } from '../../../projections/report-schedules/report-schedules.queries.js';
import { userListQuery } from '../../../projections/user-list/user-list.queries.js';
import type { ListDefinition } from '../../platform/lists/list-registry.js';
import type { LookUpSource } from '../../platform/lists/look-up.js';
import type { Reader } from '../../platform/lists/list-visibility.js';
import { reportsSeen, schedulePermissions } from './schedule-permissions.rules.js';

const SCHEDULES = 'report-schedules';

export const reportSchedulesList: ListDefinition = { list: SCHEDULES, query: reportSchedulesQuery, permission: schedulePermissions, tenantField: 'tenantId', only: ofReportsSeen };

/** Deleted ones keep their row, which says whose company they were of. */
const there: RowRestriction = { field: 'status', values: reportScheduleStatuses };

function ofReportsSeen({ permissions }: Reader): readonly RowRestriction[] {
  const values = reportsSeen(permissions);
  return [there, ...(values ? [{ field: 'report', values }] : [])];
}

/** For the server's own look-ups: of every tenant. */
export const allSchedules: LookUpSource = { list: SCHEDULES, query: reportSchedulesQuery };

/** The people of the company, for the server's own look-ups. */
export const userNames: LookUpSource = { list: 'user-list', query: userListQuery };

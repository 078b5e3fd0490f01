import type { RecordedEvent } from '../../../events/kernel/event.js';
import { reportScheduleEvents, type ReportScheduleEvent } from '../../../events/reports/report-schedule.events.js';
import { reportScheduleFields } from '../../../events/reports/report-schedule.fields.js';
import { changedAs } from '../../platform/changes/changed-as.js';
import { describeReportSchedule, withoutChoice } from './report-schedule.history.js';
import { reportSchedule } from './report-schedule.js';
import { allSchedules } from './report-schedules.lists.js';

/** What was chosen stands in the history alone, for who may open the report: each report goes by a permission of its own. */
const withoutChoices = { ...reportSchedule, describe: (event: RecordedEvent<ReportScheduleEvent>) => withoutChoice(describeReportSchedule(event)) };

export const reportScheduleChanges = changedAs(withoutChoices, {
  area: 'Reports by mail',
  calls: 'Schedule',
  events: reportScheduleEvents,
  fields: reportScheduleFields,
  anyOf: ['Settings_Main'],
  page: () => '/admin/report-schedules',
  url: (id) => `/api/ReportSchedules/${id}`,
  notFor: ({ tenantId }, lookUp) => lookUp.keysBut(allSchedules, 'tenantId', tenantId),
});

import { reportScheduleEvents } from '../../../events/reports/report-schedule.events.js';
import { reportScheduleFields } from '../../../events/reports/report-schedule.fields.js';
import { changedAs } from '../../platform/changes/changed-as.js';
import { reportSchedule } from './report-schedule.js';
import { allSchedules } from './report-schedules.lists.js';

export const reportScheduleChanges = changedAs(reportSchedule, {
  area: 'Reports by mail',
  calls: 'Schedule',
  events: reportScheduleEvents,
  fields: reportScheduleFields,
  anyOf: ['Settings_Main'],
  page: () => '/admin/report-schedules',
  url: (id) => `/api/ReportSchedules/${id}`,
  notFor: ({ tenantId }, lookUp) => lookUp.keysBut(allSchedules, 'tenantId', tenantId),
});

import { reference, status, text, time } from '../kernel/field-kinds.rules.js';

/** Those of schedules that can be found. */
export const reportScheduleStatuses = ['Running', 'Stopped'] as const;
export type ReportScheduleStatus = (typeof reportScheduleStatuses)[number] | 'Deleted';

export const reportScheduleFields = {
  scheduleId: reference('Schedule'),
  tenantId: reference('Tenant'),
  status: status('Status', { options: reportScheduleStatuses }),
  report: text('Report'),
  when: text('When'),
  format: text('As'),
  to: text('To'),
  chosen: text('What was chosen'),
  ownerName: text('Made by'),
  nextAt: time('Next'),
  lastAt: time('Last due'),
} as const;

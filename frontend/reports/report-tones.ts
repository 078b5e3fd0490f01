import type { ReportScheduleStatus } from '../../events/reports/report-schedule.fields.js';
import type { Tone } from '../kit/status/status-tone.js';

/** Whether a report goes out by mail. */
export const reportTones: Readonly<Record<ReportScheduleStatus, Tone>> = { Running: 'green', Stopped: 'plain', Deleted: 'plain' };

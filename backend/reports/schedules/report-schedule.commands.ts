import { IsIn, IsInt, Max, Min } from 'class-validator';
import type { ReportReceiver } from '../../../events/reports/report-schedule.events.js';
import { Command } from '../../platform/commands/command.js';
import { ReferencesField, RequiredTextField, TextField } from '../../platform/http/bodies/body-fields.decorator.js';
import { reportFormats } from './schedule-words.rules.js';

const LONGEST_QUERY = 1_000;
const LONGEST_NAME = 60;
export const MOST_RECEIVERS = 50;

/** Who of those that were asked for may open the report. */
export interface WithReceivers {
  readonly receivers: readonly ReportReceiver[];
}

export interface ForRevision extends WithReceivers {
  /** Whoever changes it may open the report. */
  readonly opens: boolean;
}

export interface ForNewSchedule extends WithReceivers {
  readonly tenantId: number;
}

abstract class PlanBody<Given> extends Command<Given> {
  /** What the report's address says: `period=last-month&kind=resale`. */
  @TextField(LONGEST_QUERY)
  query: string = '';

  @IsIn(['week', 'month'])
  every!: 'week' | 'month';

  /** Monday is 1. */
  @IsInt()
  @Min(1)
  @Max(7)
  weekday: number = 1;

  @IsInt()
  @Min(1)
  @Max(31)
  dayOfMonth: number = 1;

  /** New York's. */
  @IsInt()
  @Min(0)
  @Max(23)
  hour!: number;

  @IsIn(reportFormats)
  format!: 'pdf' | 'xlsx';

  /** Users by their number. */
  @ReferencesField(MOST_RECEIVERS)
  receivers: number[] = [];
}

/** Body of POST /api/ReportSchedules. */
export class ScheduleReport extends PlanBody<ForNewSchedule> {
  @RequiredTextField(LONGEST_NAME)
  report!: string;
}

/** Body of PUT /api/ReportSchedules/{id}. */
export class ReviseReportSchedule extends PlanBody<ForRevision> {}

export class StopReportSchedule extends Command {}

/** DELETE /api/ReportSchedules/{id}, of one that is stopped. */
export class DeleteReportSchedule extends Command {}

/** A receiver by their own link. */
export class LeaveReportSchedule extends Command {
  userId!: number;
}

/** Its time has come. */
export class SendScheduledReport extends Command {
  /** ISO UTC. */
  dueAt!: string;
}

export type AnyReportScheduleCommand = ScheduleReport | ReviseReportSchedule | StopReportSchedule | DeleteReportSchedule | LeaveReportSchedule | SendScheduledReport;

import type { ReportPlan, ReportReceiver } from '../../../events/reports/report-schedule.events.js';
import type { ReportScheduleStatus } from '../../../events/reports/report-schedule.fields.js';

export interface ScheduleReceiver extends ReportReceiver {
  /** False for who may not open the report any more: nothing goes to them. */
  readonly gets: boolean;
}

/** What a choice names by keys: "Emma Tanaka" of `rep=#31`. */
export interface NamesChosen {
  readonly rep?: string;
  readonly source?: string;
  readonly team?: string;
}

export interface ScheduleAnswer extends Omit<ReportPlan, 'receivers'> {
  readonly scheduleId: number;
  /** To be sent as If-Match with a change, so that nobody is put in again who took themselves out meanwhile. */
  readonly revision: number;
  /** The reader may open the report. Else `query` and `names` are empty: what was chosen may name people of the report. */
  readonly opens: boolean;
  readonly names: NamesChosen;
  readonly status: Exclude<ReportScheduleStatus, 'Deleted'>;
  readonly receivers: readonly ScheduleReceiver[];
  /** Who took themselves out. */
  readonly left: readonly ReportReceiver[];
  readonly ownerName: string;
  /** The reader may change, stop and delete it. */
  readonly changeable: boolean;
  /** ISO UTC; null for one that is stopped. */
  readonly nextAt: string | null;
  /** ISO UTC; null before the first time. */
  readonly lastAt: string | null;
  /** To whom it has not gone out the last time, and why: the first of them. */
  readonly trouble: { readonly recipient: string; readonly reason: string } | null;
}

/** Wire form of GET /api/ReportSchedules. */
export interface SchedulesAnswer {
  readonly schedules: readonly ScheduleAnswer[];
  readonly position: string;
}

/** Wire form of GET /api/ReportMail, by the link of a receiver. */
export interface ReportMailAnswer {
  readonly title: string;
  /** "every Monday at 7AM" */
  readonly when: string;
  readonly name: string;
  /** Nothing comes any more. */
  readonly over: boolean;
}

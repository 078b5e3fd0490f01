import type { ReportPlan, ReportReceiver } from '../../../events/reports/report-schedule.events.js';
import { formatWords, reportTitle, whenWords } from '../../../backend/reports/schedules/schedule-words.rules.js';

const list = new Intl.ListFormat('en-US');

type Sent = Pick<ReportPlan, 'every' | 'weekday' | 'dayOfMonth' | 'hour' | 'format'> & { readonly report: string; readonly receivers: readonly Pick<ReportReceiver, 'name'>[] };

/**
 * What tells schedules of one report apart: what is sent of it, when, as what and to whom.
 * @param chosen what is sent of it, in words
 */
export function nameOfSchedule(schedule: Sent, chosen: string): string {
  const receivers = list.format(schedule.receivers.map(({ name }) => name)) || 'nobody';
  return `${reportTitle(schedule.report)} by mail, ${chosen}, ${whenWords(schedule)}, as ${formatWords[schedule.format]}, to ${receivers}`;
}

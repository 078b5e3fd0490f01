import type { ReportPlan, ReportReceiver } from '../../../events/reports/report-schedule.events.js';
import { formatWords, whenWords } from '../../../backend/reports/schedules/schedule-words.rules.js';

const list = new Intl.ListFormat('en-US');

type Sent = Pick<ReportPlan, 'every' | 'weekday' | 'dayOfMonth' | 'hour' | 'format'> & { readonly receivers: readonly Pick<ReportReceiver, 'name'>[] };

/** When a report goes out by mail, as what and to whom: it tells schedules of one report apart. */
export function goesOut(schedule: Sent): string {
  return `${whenWords(schedule)}, as ${formatWords[schedule.format]}, to ${list.format(schedule.receivers.map(({ name }) => name)) || 'nobody'}`;
}

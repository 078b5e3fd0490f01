import { ReportScheduled, ReportScheduleRevised, ReportScheduleStopped, ScheduledReportFellDue } from '../../../events/reports/report-schedule.events.js';
import { idIn } from '../../../events/kernel/stream-name.js';
import { commandOf } from '../../platform/commands/command.js';
import { reaction } from '../../platform/reactions/reaction.js';
import { reportMail } from './report-mail.outgoing.js';
import { SendScheduledReport } from './report-schedule.commands.js';
import { ReportScheduleCommand } from './report-schedule.handlers.js';

interface Planned {
  readonly stream: string;
  readonly data: { readonly nextAt: string };
}

const nextAt = ({ data }: Planned) => data.nextAt;
const fallDue = ({ stream, data }: Planned) => new ReportScheduleCommand(Number(idIn(stream)), commandOf(SendScheduledReport, { dueAt: data.nextAt }));

/** Each time that a schedule names comes once, also where several passed while nothing ran. */
export const sendReportWhenDue = reaction('send-report-when-due', 'Report by mail')
  .at(ReportScheduled, nextAt, fallDue)
  .at(ReportScheduleRevised, nextAt, fallDue)
  .at(ScheduledReportFellDue, nextAt, fallDue)
  .settledBy(ReportScheduleStopped)
  .backfill();

/** One mail to each receiver: what they see is each one's own. */
export const mailReportWhenDue = reaction('mail-report-when-due', 'Report by mail').when(ScheduledReportFellDue, ({ stream, data }) =>
  data.receivers.map(({ userId, name }) => ({ kind: reportMail, recipient: name, about: stream, payload: { scheduleId: Number(idIn(stream)), userId }, as: `to ${userId}` })),
);

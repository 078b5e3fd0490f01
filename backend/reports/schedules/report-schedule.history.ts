import type { RecordedEvent } from '../../../events/kernel/event.js';
import type { ReportPlan, ReportReceiver, ReportScheduleEvent } from '../../../events/reports/report-schedule.events.js';
import { reportScheduleFields } from '../../../events/reports/report-schedule.fields.js';
import { describeChanges } from '../../platform/records/field-changes.js';
import type { HistoryWords } from '../../platform/records/history.js';
import { formatWords, reportTitle, whenWords } from './schedule-words.rules.js';

/** How the history of a schedule reads. */
export function describeReportSchedule({ type, data }: RecordedEvent<ReportScheduleEvent>): HistoryWords {
  switch (type) {
    case 'ReportScheduled':
      return { title: `${reportTitle(data.plan.report)} by mail`, changes: changesOf(undefined, data.plan) };
    case 'ReportScheduleRevised':
      return { title: `${reportTitle(data.to.report)} by mail`, changes: changesOf(data.from, data.to) };
    case 'ScheduledReportFellDue':
      return { title: `${reportTitle(data.report)} fell due for ${namesOf(data.receivers)}`, changes: [] };
    case 'ReportReceiverLeft':
      return { title: `${data.name} stopped getting it`, changes: [] };
    case 'ReportScheduleStopped':
      return { title: `${reportTitle(data.report)} by mail was stopped`, changes: [] };
    case 'ReportScheduleDeleted':
      return { title: `${reportTitle(data.report)} by mail was deleted`, changes: [] };
    default:
      return data satisfies never;
  }
}

/** For who may not open the report: what was chosen of it may name people that it is about. */
export function withoutChoice<Told extends Pick<HistoryWords, 'changes'>>(told: Told): Told {
  return { ...told, changes: told.changes.filter(({ field }) => field !== 'chosen') };
}

function changesOf(from: ReportPlan | undefined, to: ReportPlan) {
  const [before, after] = [from && saidOf(from), saidOf(to)];
  const changed = Object.entries(after).filter(([name, words]) => words !== (before?.[name as keyof typeof after] ?? ''));
  return describeChanges(reportScheduleFields, Object.fromEntries(changed.map(([name, words]) => [name, { from: before?.[name as keyof typeof after] ?? '', to: words }])));
}

function saidOf(plan: ReportPlan) {
  return { when: whenWords(plan), format: formatWords[plan.format], to: namesOf(plan.receivers), chosen: plan.query };
}

function namesOf(receivers: readonly ReportReceiver[]): string {
  return receivers.map(({ name }) => name).join(', ');
}

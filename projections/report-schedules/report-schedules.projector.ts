import * as events from '../../events/reports/report-schedule.events.js';
import { blankValues } from '../../events/kernel/field.rules.js';
import { reportScheduleFields } from '../../events/reports/report-schedule.fields.js';
import { projection, streamNumber } from '../engine/projection.js';
import { ReportScheduleRow } from './report-schedules.read-model.js';

const blank = blankValues(reportScheduleFields);

/** The reports that go out by mail, as Settings lists them. */
export const reportSchedules = projection<ReportScheduleRow>('report-schedules', { version: 2, entity: ReportScheduleRow, key: 'scheduleId' })
  .creates(events.ReportScheduled, (event) => {
    const { plan, tenantId, owner, ownerName, nextAt } = event.data;
    return { ...blank, scheduleId: streamNumber(event), status: 'Running', report: plan.report, tenantId, owner, ownerName, nextAt, plan, left: [], revision: event.revision };
  })
  .changes(events.ReportScheduleRevised, ({ left }, { revision, data: { to, nextAt } }) => ({ revision, plan: to, nextAt, left: left.filter(({ userId }) => !to.receivers.some((one) => one.userId === userId)) }))
  .changes(events.ScheduledReportFellDue, (_, { revision, data, metadata }) => ({ revision, nextAt: data.nextAt, lastAt: metadata.occurredAt }))
  .changes(events.ReportReceiverLeft, ({ plan, left }, { revision, data }) => ({ revision, plan: { ...plan, receivers: plan.receivers.filter(({ userId }) => userId !== data.userId) }, left: [...left, data] }))
  .changes(events.ReportScheduleStopped, (_, { revision }) => ({ revision, status: 'Stopped', nextAt: null }))
  .changes(events.ReportScheduleDeleted, (_, { revision }) => ({ revision, status: 'Deleted' }));

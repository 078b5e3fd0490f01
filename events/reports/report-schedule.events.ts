import { Type, type Static } from '@sinclair/typebox';
import { defineEvent, type EventsOf } from '../kernel/event.js';
import { instant, recordId, text, whole } from '../kernel/field-schemas.js';

/** A user who gets the report, by the name that they had then. */
const receiver = Type.Object({ userId: recordId, name: text });

/** `query` is what the report's address says; a day of the month that a month lacks is its last. Hours are New York's. */
const plan = Type.Object({
  report: text,
  query: text,
  every: Type.Union([Type.Literal('week'), Type.Literal('month')]),
  weekday: whole,
  dayOfMonth: whole,
  hour: whole,
  format: Type.Union([Type.Literal('pdf'), Type.Literal('xlsx')]),
  receivers: Type.Array(receiver),
});

export type ReportReceiver = Static<typeof receiver>;
export type ReportPlan = Static<typeof plan>;

/** A report is to go out by mail. Stream `reportSchedule-<number>`; `owner` is "user:7". */
export const ReportScheduled = defineEvent('ReportScheduled', 1, Type.Object({ scheduleId: recordId, tenantId: recordId, owner: text, ownerName: text, plan, nextAt: instant }));

export const ReportScheduleRevised = defineEvent('ReportScheduleRevised', 1, Type.Object({ from: plan, to: plan, nextAt: instant }));

/** Its time had come: it goes to these receivers, as far as they may still open it. */
export const ScheduledReportFellDue = defineEvent('ScheduledReportFellDue', 1, Type.Object({ report: text, dueAt: instant, receivers: Type.Array(receiver), nextAt: instant }));

/** A receiver wants it no more. */
export const ReportReceiverLeft = defineEvent('ReportReceiverLeft', 1, Type.Object(receiver.properties));

/** It goes out no more. */
export const ReportScheduleStopped = defineEvent('ReportScheduleStopped', 1, Type.Object({ report: text }));

/** It stands among the schedules no more; its history stays. */
export const ReportScheduleDeleted = defineEvent('ReportScheduleDeleted', 1, Type.Object({ report: text }));

export const reportScheduleEvents = [ReportScheduled, ReportScheduleRevised, ScheduledReportFellDue, ReportReceiverLeft, ReportScheduleStopped, ReportScheduleDeleted] as const;
export type ReportScheduleEvent = EventsOf<typeof reportScheduleEvents>;

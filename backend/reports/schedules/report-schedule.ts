import { isDeepStrictEqual } from 'node:util';
import { ReportReceiverLeft, ReportScheduled, ReportScheduleDeleted, ReportScheduleRevised, ReportScheduleStopped, ScheduledReportFellDue, type ReportPlan, type ReportScheduleEvent } from '../../../events/reports/report-schedule.events.js';
import { reportScheduleFields } from '../../../events/reports/report-schedule.fields.js';
import { permissionLabel } from '../../../events/users/permission-words.rules.js';
import { contextOf, type Aggregate, type CommandContext } from '../../platform/commands/aggregate.js';
import type { CommandMetadata } from '../../platform/commands/command.js';
import { AlreadyThere, NotFound, Refusal } from '../../platform/commands/refusal.js';
import { nextDue } from './next-due.js';
import { DeleteReportSchedule, LeaveReportSchedule, ReviseReportSchedule, ScheduleReport, SendScheduledReport, StopReportSchedule, type AnyReportScheduleCommand, type ForRevision, type WithReceivers } from './report-schedule.commands.js';
import { describeReportSchedule, withoutChoice } from './report-schedule.history.js';
import { nothingPlanned, type ReportSchedule } from './report-schedule.state.js';

/** A report that goes out by mail (issue 25, 2). */
export const reportSchedule: Aggregate<ReportSchedule, AnyReportScheduleCommand, ReportScheduleEvent, number> = {
  category: 'reportSchedule',
  noun: 'schedule',
  initial: nothingPlanned,
  exists: ({ scheduleId }) => scheduleId !== 0,
  begins: [ScheduleReport],
  fields: reportScheduleFields,
  sensitive: {},
  // What was chosen is for who may open the report, each by a permission of its own: its history alone tells it, to them.
  describe: (event) => withoutChoice(describeReportSchedule(event)),

  decide(command, state, context) {
    if (command instanceof ScheduleReport) return schedule(command, state, contextOf(command, context));
    if (command instanceof SendScheduledReport) return fallDue(command, state, context);
    if (state.deleted && !(command instanceof DeleteReportSchedule)) throw new NotFound(reportSchedule.noun, context.id);
    if (command instanceof LeaveReportSchedule) return leave(command, state);
    refuseStranger(state, context.issued);
    if (command instanceof StopReportSchedule) return state.stopped ? [] : [ReportScheduleStopped({ report: state.plan.report })];
    if (command instanceof DeleteReportSchedule) return remove(state);
    if (command instanceof ReviseReportSchedule) return revise(command, state, contextOf(command, context));
    return command satisfies never;
  },

  evolve(state, event) {
    switch (event.type) {
      case 'ReportScheduled':
        return { ...event.data, stopped: false, deleted: false };
      case 'ReportScheduleRevised':
        return { ...state, plan: event.data.to, nextAt: event.data.nextAt };
      case 'ScheduledReportFellDue':
        return { ...state, nextAt: event.data.nextAt };
      case 'ReportReceiverLeft':
        return { ...state, plan: without(state.plan, event.data.userId) };
      case 'ReportScheduleStopped':
        return { ...state, stopped: true };
      case 'ReportScheduleDeleted':
        return { ...state, deleted: true };
      default:
        return event satisfies never;
    }
  },
};

function schedule(command: ScheduleReport, state: ReportSchedule, { id, issued, given }: CommandContext<ScheduleReport, number>): ReportScheduleEvent[] {
  if (reportSchedule.exists(state)) throw new AlreadyThere(reportSchedule.noun, id);
  const plan = planned(command.report, command, given);
  return [ReportScheduled({ scheduleId: id, tenantId: given.tenantId, owner: ownerOf(issued), ownerName: issued.actor.name, plan, nextAt: nextDue(plan, issued.at) })];
}

function revise(command: ReviseReportSchedule, { plan: from, stopped }: ReportSchedule, { issued, given }: CommandContext<ReviseReportSchedule>): ReportScheduleEvent[] {
  if (stopped) throw new Refusal('This schedule was stopped: make a new one', { status: 409 });
  const to = planned(from.report, { ...command, query: choiceOf(command, from, given) }, given);
  return isDeepStrictEqual(to, from) ? [] : [ReportScheduleRevised({ from, to, nextAt: nextDue(to, issued.at) })];
}

/** Who may not open the report was not told what is chosen of it, and leaves it as it is (A17). */
function choiceOf({ query }: ReviseReportSchedule, from: ReportPlan, { opens }: ForRevision): string {
  if (opens) return query;
  if (query !== '') throw new Refusal('You may not change what was chosen of this report', { field: 'query', status: 403 });
  return from.query;
}

/** What still goes out is stopped first: so people who get it are not left without a word. */
function remove({ plan: { report }, stopped, deleted }: ReportSchedule): ReportScheduleEvent[] {
  if (!stopped) throw new Refusal('This schedule is running: stop it first', { status: 409 });
  return deleted ? [] : [ReportScheduleDeleted({ report })];
}

/** Times that passed while nothing ran are made up for by one mail: the next time is the first that is still to come. */
function fallDue({ dueAt }: SendScheduledReport, { plan, nextAt, stopped }: ReportSchedule, { issued }: CommandContext): ReportScheduleEvent[] {
  if (stopped || dueAt !== nextAt) return [];
  return [ScheduledReportFellDue({ report: plan.report, dueAt, receivers: plan.receivers, nextAt: nextDue(plan, issued.at > dueAt ? issued.at : dueAt) })];
}

/** Where nobody is left it goes out no more. */
function leave({ userId }: LeaveReportSchedule, { plan, stopped }: ReportSchedule): ReportScheduleEvent[] {
  const receiver = plan.receivers.find((one) => one.userId === userId);
  if (!receiver || stopped) return [];
  return [ReportReceiverLeft(receiver), ...(plan.receivers.length === 1 ? [ReportScheduleStopped({ report: plan.report })] : [])];
}

function planned(report: string, { query, every, weekday, dayOfMonth, hour, format, receivers: asked }: ScheduleReport | ReviseReportSchedule, { receivers }: WithReceivers): ReportPlan {
  if (asked.length === 0) throw new Refusal('Please choose who gets it', { field: 'receivers' });
  const shut = asked.find((userId) => !receivers.some((one) => one.userId === userId));
  if (shut !== undefined) throw new Refusal(`User ${shut} may not open this report`, { field: 'receivers' });
  return { report, query, every, weekday, dayOfMonth, hour, format, receivers: [...receivers] };
}

/** Whoever made it, and whoever looks after the product's settings. */
function refuseStranger({ owner }: ReportSchedule, issued: CommandMetadata): void {
  if (owner === ownerOf(issued) || issued.permissions.has('Settings_Main')) return;
  throw new Refusal(`Only who made this schedule may change it, or who holds the permission ${permissionLabel('Settings_Main')}`, { status: 403 });
}

export function ownerOf({ actor }: Pick<CommandMetadata, 'actor'>): string {
  return `${actor.kind}:${actor.id}`;
}

function without(plan: ReportPlan, userId: number): ReportPlan {
  return { ...plan, receivers: plan.receivers.filter((one) => one.userId !== userId) };
}

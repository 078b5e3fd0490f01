import { ReportReceiverLeft, ReportScheduled, ReportScheduleDeleted, ReportScheduleRevised, ReportScheduleStopped, ScheduledReportFellDue, type ReportScheduleEvent } from '../../../events/reports/report-schedule.events.js';
import type { RecordedEvent } from '../../../events/kernel/event.js';
import { issuedWith } from '../../../test/support/issued.js';
import { commandOf, type CommandMetadata } from '../../platform/commands/command.js';
import { DeleteReportSchedule, LeaveReportSchedule, ReviseReportSchedule, ScheduleReport, SendScheduledReport, StopReportSchedule, type AnyReportScheduleCommand } from './report-schedule.commands.js';
import { describeReportSchedule } from './report-schedule.history.js';
import { reportSchedule } from './report-schedule.js';

const [dana, grace] = [{ userId: 7, name: 'Dana Kim' }, { userId: 9, name: 'Grace Patel' }];
const times = { every: 'week', weekday: 1, dayOfMonth: 1, hour: 7, format: 'pdf' } as const;
const plan = { report: 'sales-dashboard', query: 'kind=resale', ...times, receivers: [dana, grace] };
const MONDAY = '2026-11-23T12:00:00.000Z';
const scheduled = ReportScheduled({ scheduleId: 4, tenantId: 1, owner: 'user:7', ownerName: 'Dana Kim', plan, nextAt: MONDAY });
const ask = (receivers: number[]) => commandOf(ScheduleReport, { report: 'sales-dashboard', query: 'kind=resale', ...times, receivers });
const stop = new StopReportSchedule();

function decide(command: AnyReportScheduleCommand, before: readonly ReportScheduleEvent[], issued: CommandMetadata = issuedWith('Reports_SalesDashboard'), opens = true) {
  const state = before.reduce((known, event) => reportSchedule.evolve(known, event as RecordedEvent<ReportScheduleEvent>), reportSchedule.initial);
  return reportSchedule.decide(command, state, { id: 4, issued, given: { receivers: [dana, grace], tenantId: 1, opens } });
}

describe('A report that goes out by mail', () => {
  it('is scheduled to people who may open it, for the first time that is to come', () => {
    expect(decide(ask([7, 9]), [])).toEqual([scheduled]);
  });

  it('goes to nobody who may not open it, and not to nobody', () => {
    expect(() => decide(ask([7, 12]), [])).toThrow('User 12 may not open this report');
    expect(() => decide(ask([]), [])).toThrow('Please choose who gets it');
  });

  it('goes out once for each time', () => {
    const send = commandOf(SendScheduledReport, { dueAt: MONDAY });
    const sent = decide(send, [scheduled], { ...issuedWith(), at: '2026-11-23T12:00:01.000Z' });
    expect(sent).toEqual([ScheduledReportFellDue({ report: 'sales-dashboard', dueAt: MONDAY, receivers: [dana, grace], nextAt: '2026-11-30T12:00:00.000Z' })]);
    expect(decide(send, [scheduled, ...sent])).toEqual([]);
  });

  it('goes out once for all times that passed while nothing ran', () => {
    const [sent] = decide(commandOf(SendScheduledReport, { dueAt: MONDAY }), [scheduled], { ...issuedWith(), at: '2026-12-16T20:00:00.000Z' });
    expect(sent?.data).toMatchObject({ dueAt: MONDAY, nextAt: '2026-12-21T12:00:00.000Z' });
  });

  it('goes out no more once it was stopped, and cannot be revised then', () => {
    expect(decide(stop, [scheduled])).toEqual([ReportScheduleStopped({ report: 'sales-dashboard' })]);
    const stopped = [scheduled, ReportScheduleStopped({ report: 'sales-dashboard' })];
    expect([decide(stop, stopped), decide(commandOf(SendScheduledReport, { dueAt: MONDAY }), stopped)]).toEqual([[], []]);
    expect(() => decide(commandOf(ReviseReportSchedule, { query: '', ...times, receivers: [7] }), stopped)).toThrow('This schedule was stopped');
  });

  it('loses a receiver who wants it no more, and stops with the last', () => {
    const leave = (userId: number) => commandOf(LeaveReportSchedule, { userId });
    expect(decide(leave(9), [scheduled])).toEqual([ReportReceiverLeft(grace)]);
    expect(decide(leave(9), [scheduled, ReportReceiverLeft(grace)])).toEqual([]);
    expect(decide(leave(7), [scheduled, ReportReceiverLeft(grace)])).toEqual([ReportReceiverLeft(dana), ReportScheduleStopped({ report: 'sales-dashboard' })]);
  });

  it('is changed by who made it and by who looks after the settings, and by nobody else', () => {
    const stranger = { ...issuedWith('Reports_SalesDashboard'), actor: { kind: 'user', id: '12', name: 'Otto' } } as const;
    expect(() => decide(stop, [scheduled], stranger)).toThrow('Only who made this schedule');
    expect(decide(stop, [scheduled], { ...stranger, permissions: new Set(['Settings_Main']) })).toHaveLength(1);
  });

  it('is deleted once it was stopped, by who made it or looks after the settings', () => {
    const [remove, stopped] = [new DeleteReportSchedule(), [scheduled, ReportScheduleStopped({ report: 'sales-dashboard' })]];
    const deleted = ReportScheduleDeleted({ report: 'sales-dashboard' });
    expect(() => decide(remove, [scheduled])).toThrow('This schedule is running: stop it first');
    expect([decide(remove, stopped), decide(remove, [...stopped, deleted])]).toEqual([[deleted], []]);
    expect(() => decide(remove, stopped, { ...issuedWith('Reports_SalesDashboard'), actor: { kind: 'user', id: '12', name: 'Otto' } })).toThrow('Only who made this schedule');
  });

  it('is there no more once it was deleted, though it may be deleted twice', () => {
    const gone = [scheduled, ReportScheduleStopped({ report: 'sales-dashboard' }), ReportScheduleDeleted({ report: 'sales-dashboard' })];
    const revise = commandOf(ReviseReportSchedule, { query: '', ...times, receivers: [7] });
    for (const command of [stop, revise, commandOf(LeaveReportSchedule, { userId: 7 })]) expect(() => decide(command, gone)).toThrow('There is no schedule 4');
    expect(decide(new DeleteReportSchedule(), gone)).toEqual([]);
  });

  it('is revised with the first time of its new plan', () => {
    const monthly = commandOf(ReviseReportSchedule, { query: 'kind=resale', ...times, every: 'month', dayOfMonth: 31, receivers: [7, 9] });
    const to = { ...plan, every: 'month', dayOfMonth: 31 } as const;
    expect(decide(monthly, [scheduled])).toEqual([ReportScheduleRevised({ from: plan, to, nextAt: '2026-11-30T12:00:00.000Z' })]);
    expect(decide(monthly, [scheduled, ReportScheduleRevised({ from: plan, to, nextAt: '2026-11-30T12:00:00.000Z' })])).toEqual([]);
  });

  it('keeps what was chosen where who changes it may not open the report, and may not be told another choice by them', () => {
    const later = (query: string) => commandOf(ReviseReportSchedule, { query, ...times, hour: 9, receivers: [7, 9] });
    expect(decide(later(''), [scheduled], issuedWith('Settings_Main'), false)).toMatchObject([{ data: { to: { query: 'kind=resale', hour: 9 } } }]);
    expect(() => decide(later('kind=membership'), [scheduled], issuedWith('Settings_Main'), false)).toThrow('You may not change what was chosen of this report');
  });

  it('tells what was chosen in no words but those of its history for who may open the report', () => {
    const changed = ReportScheduleRevised({ from: plan, to: { ...plan, query: 'team=beach' }, nextAt: MONDAY }) as RecordedEvent<ReportScheduleEvent>;
    expect([JSON.stringify(reportSchedule.describe(changed)).includes('beach'), JSON.stringify(describeReportSchedule(changed)).includes('beach')]).toEqual([false, true]);
  });
});

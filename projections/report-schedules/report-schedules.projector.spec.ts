import * as events from '../../events/reports/report-schedule.events.js';
import { rowAfter } from '../../test/support/row-after.js';
import { reportSchedules } from './report-schedules.projector.js';

const [dana, grace] = [{ userId: 7, name: 'Dana Kim' }, { userId: 9, name: 'Grace Patel' }];
const plan = { report: 'sales-dashboard', query: '', every: 'week', weekday: 1, dayOfMonth: 1, hour: 7, format: 'pdf', receivers: [dana, grace] } as const;
const scheduled = events.ReportScheduled({ scheduleId: 4, tenantId: 1, owner: 'user:7', ownerName: 'Dana Kim', plan: { ...plan, receivers: [dana, grace] }, nextAt: '2026-11-23T12:00:00.000Z' });
const after = rowAfter(reportSchedules, 'reportSchedule-4');

describe('The list of reports by mail', () => {
  it('hears every event of a schedule', () => {
    expect([...reportSchedules.rules.keys()].sort()).toEqual(events.reportScheduleEvents.map(({ type }) => type).sort());
  });

  it('says when each goes out next and was due last, until it is stopped', () => {
    expect(after(scheduled)).toMatchObject({ scheduleId: 4, status: 'Running', report: 'sales-dashboard', nextAt: '2026-11-23T12:00:00.000Z', lastAt: null });
    const due = events.ScheduledReportFellDue({ report: 'sales-dashboard', dueAt: '2026-11-23T12:00:00.000Z', receivers: [dana], nextAt: '2026-11-30T12:00:00.000Z' });
    expect(after(scheduled, due)).toMatchObject({ nextAt: '2026-11-30T12:00:00.000Z', lastAt: '2026-11-20T15:00:00.000Z' });
    expect(after(scheduled, events.ReportScheduleStopped({ report: 'sales-dashboard' }))).toMatchObject({ status: 'Stopped', nextAt: null });
    expect(after(scheduled, events.ReportScheduleStopped({ report: 'sales-dashboard' }), events.ReportScheduleDeleted({ report: 'sales-dashboard' }))).toMatchObject({ status: 'Deleted', tenantId: 1 });
  });

  it('says who took themselves out, until they are put in again', () => {
    const left = events.ReportReceiverLeft(grace);
    expect(after(scheduled, left)).toMatchObject({ plan: { receivers: [dana] }, left: [grace] });
    const again = events.ReportScheduleRevised({ from: { ...plan, receivers: [dana] }, to: { ...plan, receivers: [dana, grace] }, nextAt: '2026-11-23T12:00:00.000Z' });
    expect(after(scheduled, left, again)).toMatchObject({ left: [] });
  });

  it('says which revision a change is made upon, after each event', () => {
    const happened = [scheduled, events.ScheduledReportFellDue({ report: 'sales-dashboard', dueAt: '2026-11-23T12:00:00.000Z', receivers: [dana], nextAt: '2026-11-30T12:00:00.000Z' }), events.ReportReceiverLeft(grace), events.ReportScheduleRevised({ from: { ...plan, receivers: [dana] }, to: { ...plan, receivers: [dana] }, nextAt: '2026-11-30T12:00:00.000Z' }), events.ReportScheduleStopped({ report: 'sales-dashboard' })];
    const numbered = happened.map((event, revision) => ({ ...event, revision }));
    expect(numbered.map((_, last) => after(...numbered.slice(0, last + 1))?.revision)).toEqual([0, 1, 2, 3, 4]);
  });
});

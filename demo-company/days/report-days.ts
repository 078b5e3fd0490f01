import { DateTime } from 'luxon';
import type { Actor } from '../../events/kernel/metadata.js';
import { commandOf } from '../../backend/platform/commands/command.js';
import { nextDue } from '../../backend/reports/schedules/next-due.js';
import { ReviseReportSchedule, ScheduleReport, SendScheduledReport } from '../../backend/reports/schedules/report-schedule.commands.js';
import { ReportScheduleCommand } from '../../backend/reports/schedules/report-schedule.handlers.js';
import type { CompanyBefore } from './export/company-before.js';
import type { Deed, DemoPerson, Desk } from './papers/deed.js';
import { later, momentOf } from './work-days.js';

const MADE = 'report by mail, made';
const TENANT = 1;
const AFTERNOON = 16 * 60 + 10;
/** Working days before the report was asked for, and before the end on which it was moved. */
const BEGINS = 12;
const MOVED_BEFORE_END = 4;
const mondays = { every: 'week', weekday: 1, dayOfMonth: 1, hour: 9, format: 'pdf' } as const;
const whoGetsIt: readonly DemoPerson[] = ['executive', 'accounting-manager'];
const clock: Actor = { kind: 'system', id: 'send-report-when-due', name: 'Report by mail, for Dana Kim' };

/**
 * The sales dashboard goes to two people every Monday; lately it was moved, which goes on: to the weekday
 * on which it was moved, at eight, an hour past by then. So it is not due before the demo starts, whatever day that is.
 */
export function reportDays(_company: CompanyBefore, days: readonly string[]): Deed[] {
  const [first, moved] = [days[BEGINS]!, days.at(-MOVED_BEFORE_END)!];
  const [madeAt, movedAt] = [momentOf(first, AFTERNOON), momentOf(moved, AFTERNOON)];
  const byExecutive = { by: 'executive', needs: 'Reports_SalesDashboard' } as const;
  return [
    { name: MADE, at: madeAt, ...byExecutive, sending: async (desk) => new ReportScheduleCommand(await numberOf(desk), commandOf(ScheduleReport, { report: 'sales-dashboard', query: '', ...(await planned(desk)) }), { receivers: await receivers(desk), tenantId: TENANT }) },
    ...timesBetween(madeAt, movedAt).map((dueAt, index): Deed => ({ name: `report by mail ${index + 1}`, at: later(dueAt, 2), by: clock, sending: async (desk) => new ReportScheduleCommand(await numberOf(desk), commandOf(SendScheduledReport, { dueAt })) })),
    { name: 'report by mail, moved', at: movedAt, ...byExecutive, goesOn: true, sending: async (desk) => new ReportScheduleCommand(await numberOf(desk), commandOf(ReviseReportSchedule, { query: '', ...(await planned(desk)), weekday: DateTime.fromISO(moved).weekday, hour: 8 }), { opens: true, receivers: await receivers(desk) }) },
  ];
}

function timesBetween(from: string, to: string): string[] {
  const times = [];
  for (let due = nextDue(mondays, from); due < to; due = nextDue(mondays, due)) times.push(due);
  return times;
}

function numberOf(desk: Desk): Promise<number> {
  return desk.number('reportSchedule', MADE);
}

function receivers(desk: Desk) {
  return Promise.all(whoGetsIt.map((person) => desk.colleague(person)));
}

async function planned(desk: Desk) {
  return { ...mondays, receivers: (await receivers(desk)).map(({ userId }) => userId) };
}

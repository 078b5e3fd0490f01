import pg from 'pg';
import type { ScheduleAnswer, SchedulesAnswer } from '../../backend/reports/schedules/report-schedule.dto.js';
import { sendReportWhenDue } from '../../backend/reports/schedules/send-report-when-due.js';
import { soon } from '../support/mailed-links.js';
import type { SignedIn, TestApp } from '../support/start-app.js';

/** The sales dashboard, on Mondays, unless `more` says otherwise. */
export const body = (receivers: readonly number[], more: object = {}) => ({ report: 'sales-dashboard', query: 'measure=sales&asOf=2026-01-02', every: 'week', weekday: 1, hour: 7, format: 'pdf', receivers, ...more });
export const send = (who: SignedIn, url: string, payload?: object, method = 'POST') => who.fetch(url, { method, ...(payload && { body: payload }) });
export const idOf = async (who: SignedIn) => (await who.get<{ userId: number }>('/api/Users/Me')).userId;
export const listed = async (who: SignedIn) => (await who.get<SchedulesAnswer>('/api/ReportSchedules')).schedules;
export const one = async (who: SignedIn, id: number): Promise<ScheduleAnswer | undefined> => (await listed(who)).find(({ scheduleId }) => scheduleId === id);

/** A schedule that stands in the list. @returns its number */
export async function madeBy(maker: SignedIn, receivers: readonly number[], more: object = {}): Promise<number> {
  const response = await send(maker, '/api/ReportSchedules', body(receivers, more));
  expect([response.status, await response.clone().json()]).toMatchObject([201, {}]);
  const { scheduleId } = (await response.json()) as { scheduleId: number };
  await soon('the schedule', () => one(maker, scheduleId));
  return scheduleId;
}

/** As if its time had come. */
export async function comes({ nest }: TestApp, scheduleId: number): Promise<void> {
  const pool = nest.get(pg.Pool);
  const key = `reportSchedule-${scheduleId}`;
  await soon('what is due', async () => ((await pool.query(`SELECT FROM reaction_due WHERE reaction = $1 AND key = $2`, [sendReportWhenDue.name, key])).rowCount === 1 ? true : undefined));
  await pool.query(`UPDATE reaction_due SET due_at = now() - interval '1 minute' WHERE reaction = $1 AND key = $2`, [sendReportWhenDue.name, key]);
  await pool.query(`UPDATE graphile_worker._private_jobs SET run_at = now() WHERE key = $1`, [`due:${sendReportWhenDue.name}:${key}`]);
}

import { Injectable } from '@nestjs/common';
import pg from 'pg';
import { ChangeFeed } from '../../../projections/engine/changes/change-feed.js';
import { rowsOf } from '../../../projections/engine/write/rows-of.js';
import { schedulesOf, type ReportScheduleRead } from '../../../projections/report-schedules/report-schedules.queries.js';
import type { Session } from '../../platform/auth/sessions/session.js';
import { NotFound } from '../../platform/commands/refusal.js';
import { streamName } from '../../platform/commands/stream-name.js';
import { OutgoingReader, type OutgoingRow } from '../../platform/outgoing/outgoing-reader.js';
import { ReadyLists } from '../../platform/projections/ready-lists.js';
import { Records } from '../../platform/records/records.js';
import { keptReportNamed } from '../kept-reports.rules.js';
import { ChosenNames } from './chosen-names-reader.js';
import { reportMail } from './report-mail.outgoing.js';
import { ReportReceivers, type Colleague } from './report-receivers.js';
import { reportSchedulesList } from './report-schedules.lists.js';
import type { ScheduleAnswer, SchedulesAnswer } from './report-schedule.dto.js';
import { ownerOf, reportSchedule } from './report-schedule.js';
import type { ReportSchedule } from './report-schedule.state.js';
import { reportsSeen } from './schedule-permissions.rules.js';

const MOST = 200;
const HOUR_MS = 3_600_000;

/** Reads schedules for somebody: those of reports that they may open, and with the settings all of their company. */
@Injectable()
export class ReportSchedules {
  constructor(
    private readonly pool: pg.Pool,
    private readonly feed: ChangeFeed,
    private readonly ready: ReadyLists,
    private readonly records: Records,
    private readonly receivers: ReportReceivers,
    private readonly outgoing: OutgoingReader,
    private readonly names: ChosenNames,
  ) {}

  async all(session: Session): Promise<SchedulesAnswer> {
    this.ready.require(reportSchedulesList.list);
    const position = await this.feed.checkpoint(reportSchedulesList.list);
    const rows = await rowsOf<ReportScheduleRead>(this.pool, schedulesOf(session.tenantId, reportsSeen(session.permissions), MOST));
    const [colleagues, tried, names] = await Promise.all([this.receivers.colleagues(session.tenantId), this.outgoing.triedAbout(rows.flatMap(lastTime), reportMail.name), this.names.of(rows.map(({ plan }) => planShown(plan, session).query))]);
    return { schedules: rows.map((row, place) => ({ ...answerOf(row, session, this.openers(row.plan, colleagues), tried), names: names[place]! })), position };
  }

  private openers({ report: name, query }: ReportScheduleRead['plan'], colleagues: readonly Colleague[]): readonly Colleague[] {
    const report = keptReportNamed(name);
    return report ? this.receivers.openers(colleagues, report, query) : [];
  }

  /** One that the reader may know of. @throws NotFound */
  async find(scheduleId: number, session: Session): Promise<ReportSchedule> {
    const state = await this.records.unhidden(reportSchedule, scheduleId);
    if (state.tenantId !== session.tenantId || !isSeen(state.plan.report, session)) throw new NotFound(reportSchedule.noun, scheduleId);
    return state;
  }
}

function answerOf({ plan, scheduleId, revision, status, owner, ownerName, nextAt, lastAt, left }: ReportScheduleRead, session: Session, opens: readonly Colleague[], tried: readonly OutgoingRow[]): Omit<ScheduleAnswer, 'names'> {
  const receivers = plan.receivers.map((receiver) => ({ ...receiver, gets: opens.some(({ userId }) => userId === receiver.userId) }));
  const stuck = tried.filter(({ about }) => about === streamName(reportSchedule, scheduleId));
  // That somebody may not open it any more is said by itself.
  const first = stuck.find(({ recipient }) => receivers.some(({ name, gets }) => gets && name === recipient)) ?? stuck[0];
  return {
    ...planShown(plan, session),
    ...{ scheduleId, revision, status: status as ScheduleAnswer['status'], ownerName, left, nextAt, lastAt, receivers },
    trouble: first ? { recipient: first.recipient, reason: first.reason ?? 'It was tried as often as it may be' } : null,
    changeable: owner === ownerOf(session) || session.permissions.has('Settings_Main'),
  };
}

/** What a reader may know of it. */
function planShown(plan: ReportScheduleRead['plan'], session: Session): ReportScheduleRead['plan'] & Pick<ScheduleAnswer, 'opens'> {
  const opens = opensReport(plan.report, session);
  return { ...plan, opens, query: opens ? plan.query : '' };
}

/** What was asked for when it fell due last; the database has a clock of its own, and times are a week apart at least. */
function lastTime({ scheduleId, lastAt }: ReportScheduleRead): readonly { readonly about: string; readonly since: string }[] {
  return lastAt ? [{ about: streamName(reportSchedule, scheduleId), since: new Date(Date.parse(lastAt) - HOUR_MS).toISOString() }] : [];
}

/** Who holds the settings alone sees the schedule, and neither what stands in its report nor what was chosen of it. */
export function opensReport(name: string, { permissions }: Session): boolean {
  const report = keptReportNamed(name);
  return report !== undefined && permissions.has(report.permission);
}

export function isSeen(report: string, { permissions }: Session): boolean {
  return reportsSeen(permissions)?.includes(report) ?? true;
}

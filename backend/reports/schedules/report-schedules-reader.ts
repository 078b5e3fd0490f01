import { Injectable } from '@nestjs/common';
import pg from 'pg';
import { ChangeFeed } from '../../../projections/engine/changes/change-feed.js';
import { rowsOf } from '../../../projections/engine/write/rows-of.js';
import { schedulesOf, type ReportScheduleRead } from '../../../projections/report-schedules/report-schedules.queries.js';
import type { Session } from '../../platform/auth/sessions/session.js';
import { NotFound } from '../../platform/commands/refusal.js';
import { streamName } from '../../platform/commands/stream-name.js';
import { OutgoingReader } from '../../platform/outgoing/outgoing-reader.js';
import { ReadyLists } from '../../platform/projections/ready-lists.js';
import { Records } from '../../platform/records/records.js';
import { reportNamed } from '../reports.rules.js';
import { reportMail } from './report-mail.outgoing.js';
import { ReportReceivers } from './report-receivers.js';
import { reportSchedulesList } from './report-schedules.lists.js';
import type { ScheduleAnswer, SchedulesAnswer } from './report-schedule.dto.js';
import { ownerOf, reportSchedule } from './report-schedule.js';
import type { ReportSchedule } from './report-schedule.state.js';

const MOST = 200;

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
  ) {}

  async all(session: Session): Promise<SchedulesAnswer> {
    this.ready.require(reportSchedulesList.list);
    const position = await this.feed.checkpoint(reportSchedulesList.list);
    const rows = await rowsOf<ReportScheduleRead>(this.pool, schedulesOf(session.tenantId, MOST));
    const seen = rows.filter(({ plan }) => isSeen(plan.report, session));
    return { schedules: await Promise.all(seen.map((row) => this.answer(row, session))), position };
  }

  /** One that the reader may know of. @throws NotFound */
  async find(scheduleId: number, session: Session): Promise<ReportSchedule> {
    const state = await this.records.unhidden(reportSchedule, scheduleId);
    if (state.tenantId !== session.tenantId || !isSeen(state.plan.report, session)) throw new NotFound(reportSchedule.noun, scheduleId);
    return state;
  }

  private async answer({ plan, scheduleId, status, owner, ownerName, nextAt, lastAt, left, revision }: ReportScheduleRead, session: Session): Promise<ScheduleAnswer> {
    const rule = reportNamed(plan.report);
    const [opens, last] = await Promise.all([rule ? this.receivers.of(rule, plan.query, session.tenantId) : [], this.outgoing.lastAbout(streamName(reportSchedule, scheduleId), reportMail.name)]);
    const trouble = last && last.state !== 'sent' ? last.reason : null;
    return {
      ...plan,
      ...{ scheduleId, revision, status: status as ScheduleAnswer['status'], ownerName, left, nextAt, lastAt, trouble },
      receivers: plan.receivers.map((receiver) => ({ ...receiver, gets: opens.some(({ userId }) => userId === receiver.userId) })),
      changeable: owner === ownerOf(session) || session.permissions.has('Settings_Main'),
    };
  }
}

function isSeen(report: string, { permissions }: Session): boolean {
  const rule = reportNamed(report);
  return permissions.has('Settings_Main') || (rule !== undefined && permissions.has(rule.permission));
}

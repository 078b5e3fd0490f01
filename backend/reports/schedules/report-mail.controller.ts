import { Controller, Get, Header, HttpCode, Post, Req } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { LinkGuard } from '../../platform/auth/link-guard.js';
import { Public } from '../../platform/auth/permission.decorator.js';
import type { AuthenticatedRequest } from '../../platform/auth/sessions/session.js';
import { commandOf } from '../../platform/commands/command.js';
import { Commands } from '../../platform/commands/commands.js';
import { issuedByServer } from '../../platform/commands/issued-by-server.js';
import { Records } from '../../platform/records/records.js';
import { ReportMailLinks, type ReceiverOfReport } from './report-mail-links.js';
import { LeaveReportSchedule } from './report-schedule.commands.js';
import type { ReportMailAnswer } from './report-schedule.dto.js';
import { ReportScheduleCommand } from './report-schedule.handlers.js';
import { reportSchedule } from './report-schedule.js';
import { reportTitle, whenWords } from './schedule-words.rules.js';

interface Opened extends ReceiverOfReport {
  readonly answer: ReportMailAnswer;
}

/** For a receiver by the link of their mail, `Authorization: Report …`: without signing in, and never by reading alone, as mail scanners follow links. */
@Controller('ReportMail')
@Public()
export class ReportMailController {
  constructor(
    private readonly links: ReportMailLinks,
    private readonly guard: LinkGuard,
    private readonly records: Records,
    private readonly commands: Commands,
  ) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  async read(@Req() request: AuthenticatedRequest): Promise<ReportMailAnswer> {
    return (await this.opened(request)).answer;
  }

  @Post('Stop')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  async stop(@Req() request: AuthenticatedRequest): Promise<ReportMailAnswer> {
    const { scheduleId, userId, answer } = await this.opened(request);
    const actor = { kind: 'system', id: 'report-mail', name: `${answer.name}, by the link of a mail` } as const;
    if (!answer.over) await this.commands.execute(new ReportScheduleCommand(scheduleId, commandOf(LeaveReportSchedule, { userId })), issuedByServer(actor, randomUUID()));
    return { ...answer, over: true };
  }

  /** @throws NotFoundException, TooManyAttempts */
  private opened(request: AuthenticatedRequest): Promise<Opened> {
    return this.guard.open(request, { scheme: 'Report', find: (token) => this.find(token), closed: 'This link opens nothing: it is not whole' });
  }

  private async find(token: string): Promise<Opened | undefined> {
    const named = this.links.open(token);
    if (!named) return undefined;
    const { plan, stopped } = await this.records.unhidden(reportSchedule, named.scheduleId);
    const receiver = plan.receivers.find(({ userId }) => userId === named.userId);
    return { ...named, answer: { title: reportTitle(plan.report), when: whenWords(plan), name: receiver?.name ?? '', over: stopped || receiver === undefined } };
  }
}

import { Body, Controller, Get, Header, Headers, HttpCode, Param, ParseIntPipe, Post, Put, Query, Req } from '@nestjs/common';
import { newYorkDay } from '../../../events/kernel/new-york-day.js';
import type { ReportReceiver } from '../../../events/reports/report-schedule.events.js';
import { ListRequestError } from '../../../projections/lists/list-request.js';
import { MissingPermission } from '../../platform/auth/missing-permission.js';
import { Permission } from '../../platform/auth/permission.decorator.js';
import type { AuthenticatedRequest, Session } from '../../platform/auth/sessions/session.js';
import type { CommandMetadata, CommandResult } from '../../platform/commands/command.js';
import { Commands } from '../../platform/commands/commands.js';
import { IdSequence } from '../../platform/commands/id-sequence.js';
import { IssuedBy } from '../../platform/http/issued.decorator.js';
import { ListReader } from '../../platform/lists/list-reader.js';
import type { HistoryPage } from '../../platform/records/history.js';
import { ReadingOf } from '../../platform/records/reading.decorator.js';
import { Records, type Reading } from '../../platform/records/records.js';
import { askedWith } from '../report-access.js';
import { choiceOf, queryOfAddress } from '../report-address.rules.js';
import { isReportPeriod } from '../report-periods.rules.js';
import { reportAsked } from '../report-query-reader.js';
import { reportNamed, type ReportRule } from '../reports.rules.js';
import { ReportReceivers } from './report-receivers.js';
import { reportSchedulesList } from './report-schedules.lists.js';
import { ReviseReportSchedule, ScheduleReport, StopReportSchedule } from './report-schedule.commands.js';
import type { SchedulesAnswer } from './report-schedule.dto.js';
import { ReportScheduleCommand } from './report-schedule.handlers.js';
import { reportSchedule } from './report-schedule.js';
import { ReportSchedules } from './report-schedules-reader.js';
import { schedulePermissions } from './schedule-permissions.rules.js';

type Scheduled = CommandResult & { readonly scheduleId: number };

/** Reports that go out by mail: made by who may open the report, changed by who made them or looks after the settings (issue 25, 2). */
@Controller('ReportSchedules')
@Permission(...schedulePermissions)
export class ReportSchedulesController {
  constructor(
    private readonly commands: Commands,
    private readonly ids: IdSequence,
    private readonly schedules: ReportSchedules,
    private readonly receivers: ReportReceivers,
    private readonly records: Records,
    private readonly lists: ListReader,
  ) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  async all(@Req() request: AuthenticatedRequest, @Headers('x-min-position') minPosition?: string): Promise<SchedulesAnswer> {
    await this.lists.waitFor(reportSchedulesList.list, minPosition);
    return this.schedules.all(request.session!);
  }

  /** Who may be chosen. @param query what the report's address says */
  @Get('Receivers')
  @Header('Cache-Control', 'no-store')
  offered(@Req() request: AuthenticatedRequest, @Query('report') report: string, @Query('query') query: unknown): Promise<readonly ReportReceiver[]> {
    const session = request.session!;
    return this.receivers.of(opened(report, session), checkedChoice(typeof query === 'string' ? query : ''), session.tenantId);
  }

  @Get(':id/History')
  async history(@Param('id', ParseIntPipe) id: number, @Req() request: AuthenticatedRequest, @ReadingOf() reading: Reading): Promise<HistoryPage> {
    await this.schedules.find(id, request.session!);
    return this.records.history(reportSchedule, id, reading);
  }

  @Post()
  async create(@Body() body: ScheduleReport, @IssuedBy() issued: CommandMetadata, @Req() request: AuthenticatedRequest): Promise<Scheduled> {
    const session = request.session!;
    const rule = opened(body.report, session);
    body.query = checkedChoice(body.query);
    // Nobody sends others what they may not ask for themselves.
    askedWith(session.permissions, queryOfAddress(rule, body.query, issued.today), issued.today);
    const receivers = await this.chosen(rule, body, session);
    const scheduleId = await this.ids.next(reportSchedule.category, issued.commandId);
    const result = await this.commands.execute(new ReportScheduleCommand(scheduleId, body, { receivers, tenantId: session.tenantId }), issued);
    return { ...result, scheduleId };
  }

  @Put(':id')
  async revise(@Param('id', ParseIntPipe) id: number, @Body() body: ReviseReportSchedule, @IssuedBy() issued: CommandMetadata, @Req() request: AuthenticatedRequest): Promise<CommandResult> {
    const session = request.session!;
    const { plan } = await this.schedules.find(id, session);
    body.query = checkedChoice(body.query);
    return this.commands.execute(new ReportScheduleCommand(id, body, { receivers: await this.chosen(reportNamed(plan.report)!, body, session) }), issued);
  }

  @Post(':id/Stop')
  @HttpCode(200)
  async stop(@Param('id', ParseIntPipe) id: number, @IssuedBy() issued: CommandMetadata, @Req() request: AuthenticatedRequest): Promise<CommandResult> {
    await this.schedules.find(id, request.session!);
    return this.commands.execute(new ReportScheduleCommand(id, new StopReportSchedule()), issued);
  }

  private async chosen(rule: ReportRule, { query, receivers }: Pick<ScheduleReport, 'query' | 'receivers'>, { tenantId }: Session): Promise<readonly ReportReceiver[]> {
    return (await this.receivers.of(rule, query, tenantId)).filter(({ userId }) => receivers.includes(userId));
  }
}

/** @throws ListRequestError, MissingPermission */
function opened(name: string, { permissions }: Session): ReportRule {
  const rule = reportNamed(name);
  if (!rule) throw new ListRequestError('report', 'is no report that can be mailed');
  if (!permissions.has(rule.permission)) throw new MissingPermission([rule.permission]);
  return rule;
}

/** What was chosen, tidied. @throws ListRequestError that names what is wrong in it */
function checkedChoice(address: string): string {
  const choice = choiceOf(address);
  const { period, year, ...asked } = Object.fromEntries(new URLSearchParams(choice));
  if (period !== undefined && !isReportPeriod(period)) throw new ListRequestError('period', `has no ${period}`);
  if (year !== undefined && !/^\d{4}$/.test(year)) throw new ListRequestError('year', 'must be a year');
  reportAsked(asked, newYorkDay(new Date()));
  return choice;
}

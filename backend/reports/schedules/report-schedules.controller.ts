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
import { choiceFor, queryOfAddress } from '../report-address.rules.js';
import { isReportPeriod } from '../report-periods.rules.js';
import { reportAsked } from '../report-query-reader.js';
import { reportNamed, type ReportRule } from '../reports.rules.js';
import { FIRST_YEAR, isYearOfView } from '../year-view.rules.js';
import { ReportReceivers } from './report-receivers.js';
import { reportSchedulesList } from './report-schedules.lists.js';
import { ReviseReportSchedule, ScheduleReport, StopReportSchedule } from './report-schedule.commands.js';
import type { SchedulesAnswer } from './report-schedule.dto.js';
import { ReportScheduleCommand } from './report-schedule.handlers.js';
import { reportSchedule } from './report-schedule.js';
import { isSeen, ReportSchedules } from './report-schedules-reader.js';
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

  /** Who may be chosen, for who may schedule the report and who may change its schedules. @param query what the report's address says */
  @Get('Receivers')
  @Header('Cache-Control', 'no-store')
  offered(@Req() request: AuthenticatedRequest, @Query('report') report: string, @Query('query') query: unknown): Promise<readonly ReportReceiver[]> {
    const session = request.session!;
    const rule = mailed(report);
    if (!isSeen(rule.name, session)) throw new MissingPermission([rule.permission]);
    return this.receivers.of(rule, checkedChoice(rule, typeof query === 'string' ? query : ''), session.tenantId);
  }

  @Get(':id/History')
  async history(@Param('id', ParseIntPipe) id: number, @Req() request: AuthenticatedRequest, @ReadingOf() reading: Reading): Promise<HistoryPage> {
    await this.schedules.find(id, request.session!);
    return this.records.history(reportSchedule, id, reading);
  }

  @Post()
  async create(@Body() body: ScheduleReport, @IssuedBy() issued: CommandMetadata, @Req() request: AuthenticatedRequest): Promise<Scheduled> {
    const session = request.session!;
    const rule = mailed(body.report);
    if (!session.permissions.has(rule.permission)) throw new MissingPermission([rule.permission]);
    body.query = checkedChoice(rule, body.query);
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
    const rule = mailed((await this.schedules.find(id, session)).plan.report);
    body.query = checkedChoice(rule, body.query);
    if (!session.permissions.has('Settings_Main')) askedWith(session.permissions, queryOfAddress(rule, body.query, issued.today), issued.today);
    return this.commands.execute(new ReportScheduleCommand(id, body, { receivers: await this.chosen(rule, body, session) }), issued);
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

/** @throws ListRequestError */
function mailed(name: string): ReportRule {
  const rule = reportNamed(name);
  if (!rule) throw new ListRequestError('report', 'is no report that can be mailed');
  return rule;
}

/** What was chosen of what the report takes, tidied. @throws ListRequestError that names what is wrong in it */
function checkedChoice(rule: ReportRule, address: string): string {
  const choice = choiceFor(rule, address);
  const today = newYorkDay(new Date());
  const { period, year, ...asked } = Object.fromEntries(new URLSearchParams(choice));
  if (period !== undefined && !isReportPeriod(period)) throw new ListRequestError('period', `has no ${period}`);
  if (year !== undefined && !isYearOfView(year, today)) throw new ListRequestError('year', `must be a year from ${FIRST_YEAR} to this one`);
  reportAsked(asked, today);
  return choice;
}

import { Body, Controller, Delete, Get, Header, Headers, HttpCode, Param, ParseIntPipe, Post, Put, Query, Req } from '@nestjs/common';
import type { ReportReceiver } from '../../../events/reports/report-schedule.events.js';
import { ListRequestError } from '../../../projections/lists/list-request.js';
import { MissingPermission } from '../../platform/auth/missing-permission.js';
import { Permission } from '../../platform/auth/permission.decorator.js';
import type { AuthenticatedRequest, Session } from '../../platform/auth/sessions/session.js';
import type { CommandMetadata, CommandResult } from '../../platform/commands/command.js';
import { Commands } from '../../platform/commands/commands.js';
import { IdSequence } from '../../platform/commands/id-sequence.js';
import { IssuedBy } from '../../platform/http/issued.decorator.js';
import { newYorkDay } from '../../../events/kernel/new-york-day.js';
import { ListReader } from '../../platform/lists/list-reader.js';
import { MailedReports } from '../../platform/mail/mailed-reports.js';
import type { HistoryPage } from '../../platform/records/history.js';
import { ReadingOf } from '../../platform/records/reading.decorator.js';
import { Records, type Reading } from '../../platform/records/records.js';
import { choiceFor, keptReportNamed, type KeptReport } from '../kept-reports.rules.js';
import { ChosenNames } from './chosen-names-reader.js';
import { ReportReceivers } from './report-receivers.js';
import { reportSchedulesList } from './report-schedules.lists.js';
import { DeleteReportSchedule, ReviseReportSchedule, ScheduleReport, StopReportSchedule } from './report-schedule.commands.js';
import type { NamesChosen, SchedulesAnswer } from './report-schedule.dto.js';
import { ReportScheduleCommand } from './report-schedule.handlers.js';
import { describeReportSchedule } from './report-schedule.history.js';
import { reportSchedule } from './report-schedule.js';
import { isSeen, opensReport, ReportSchedules } from './report-schedules-reader.js';
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
    private readonly reports: MailedReports,
    private readonly names: ChosenNames,
  ) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  async all(@Req() request: AuthenticatedRequest, @Headers('x-min-position') minPosition?: string): Promise<SchedulesAnswer> {
    await this.lists.waitFor(reportSchedulesList.list, minPosition);
    return this.schedules.all(request.session!);
  }

  /** Who may be chosen, for who may schedule the report and who may change its schedules. @param query what the report's address says @param schedule the one that is changed, in place of both */
  @Get('Receivers')
  @Header('Cache-Control', 'no-store')
  async offered(@Req() request: AuthenticatedRequest, @Query('report') report: string, @Query('query') query: unknown, @Query('schedule', new ParseIntPipe({ optional: true })) schedule?: number): Promise<readonly ReportReceiver[]> {
    const session = request.session!;
    if (schedule !== undefined) {
      const { plan } = await this.schedules.find(schedule, session);
      return this.receivers.of(mailed(plan.report), plan.query, session.tenantId);
    }
    const asked = mailed(report);
    if (!isSeen(asked.name, session)) throw new MissingPermission([asked.permission]);
    return this.receivers.of(asked, this.checkedChoice(asked, typeof query === 'string' ? query : ''), session.tenantId);
  }

  /** What a choice names by keys, for who may open the report. @param query what the report's address says */
  @Get('Names')
  @Header('Cache-Control', 'no-store')
  async namesChosen(@Req() request: AuthenticatedRequest, @Query('report') report: string, @Query('query') query: unknown): Promise<NamesChosen> {
    const asked = mailed(report);
    if (!request.session!.permissions.has(asked.permission)) throw new MissingPermission([asked.permission]);
    const [names] = await this.names.of([choiceFor(asked, typeof query === 'string' ? query : '')]);
    return names!;
  }

  @Get(':id/History')
  async history(@Param('id', ParseIntPipe) id: number, @Req() request: AuthenticatedRequest, @ReadingOf() reading: Reading): Promise<HistoryPage> {
    const { plan } = await this.schedules.find(id, request.session!);
    return this.records.history(opensReport(plan.report, request.session!) ? withChoices : reportSchedule, id, reading);
  }

  @Post()
  async create(@Body() body: ScheduleReport, @IssuedBy() issued: CommandMetadata, @Req() request: AuthenticatedRequest): Promise<Scheduled> {
    const session = request.session!;
    const report = mailed(body.report);
    if (!session.permissions.has(report.permission)) throw new MissingPermission([report.permission]);
    body.query = this.checkedChoice(report, body.query);
    this.refuseShut(report, body.query, session);
    const receivers = await this.chosen(report, body, session);
    const scheduleId = await this.ids.next(reportSchedule.category, issued.commandId);
    const result = await this.commands.execute(new ReportScheduleCommand(scheduleId, body, { receivers, tenantId: session.tenantId }), issued);
    return { ...result, scheduleId };
  }

  @Put(':id')
  async revise(@Param('id', ParseIntPipe) id: number, @Body() body: ReviseReportSchedule, @IssuedBy() issued: CommandMetadata, @Req() request: AuthenticatedRequest): Promise<CommandResult> {
    const session = request.session!;
    const { plan } = await this.schedules.find(id, session);
    const report = mailed(plan.report);
    const opens = opensReport(plan.report, session);
    if (opens) body.query = this.checkedChoice(report, body.query);
    if (!session.permissions.has('Settings_Main')) this.refuseShut(report, body.query, session);
    const { receivers } = body;
    return this.commands.execute(new ReportScheduleCommand(id, body, { opens, receivers: await this.chosen(report, { receivers, query: opens ? body.query : plan.query }, session) }), issued);
  }

  @Post(':id/Stop')
  @HttpCode(200)
  async stop(@Param('id', ParseIntPipe) id: number, @IssuedBy() issued: CommandMetadata, @Req() request: AuthenticatedRequest): Promise<CommandResult> {
    await this.schedules.find(id, request.session!);
    return this.commands.execute(new ReportScheduleCommand(id, new StopReportSchedule()), issued);
  }

  @Delete(':id')
  async remove(@Param('id', ParseIntPipe) id: number, @IssuedBy() issued: CommandMetadata, @Req() request: AuthenticatedRequest): Promise<CommandResult> {
    await this.schedules.find(id, request.session!);
    return this.commands.execute(new ReportScheduleCommand(id, new DeleteReportSchedule()), issued);
  }

  private async chosen(report: KeptReport, { query, receivers }: Pick<ScheduleReport, 'query' | 'receivers'>, { tenantId }: Session): Promise<readonly ReportReceiver[]> {
    return (await this.receivers.of(report, query, tenantId)).filter(({ userId }) => receivers.includes(userId));
  }

  /** What was chosen of what the report takes, tidied. @throws ListRequestError that names what is wrong in it */
  private checkedChoice(report: KeptReport, address: string): string {
    const choice = choiceFor(report, address);
    this.reports.of(report.name).check(choice, newYorkDay(new Date()));
    return choice;
  }

  /** Nobody sends others what they may not ask for themselves. @throws MissingPermission */
  private refuseShut({ name }: KeptReport, choice: string, { permissions }: Session): void {
    const lacking = this.reports.of(name).lacking(permissions, choice, newYorkDay(new Date()));
    if (lacking) throw new MissingPermission(lacking);
  }
}

/** As the history tells it to who may open the report. */
const withChoices = { ...reportSchedule, describe: describeReportSchedule };

/** @throws ListRequestError */
function mailed(name: string): KeptReport {
  const report = keptReportNamed(name);
  if (!report) throw new ListRequestError('report', 'is no report that can be mailed');
  return report;
}

import { Body, Controller, Get, Headers, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Permission } from '../../platform/auth/permission.decorator.js';
import type { CommandMetadata, CommandResult } from '../../platform/commands/command.js';
import { Commands } from '../../platform/commands/commands.js';
import { exportFormat } from '../../platform/exports/export-format.js';
import { sendExport } from '../../platform/exports/send-export.js';
import { Refusal } from '../../platform/commands/refusal.js';
import { IssuedBy } from '../../platform/http/issued.decorator.js';
import { ListReader } from '../../platform/lists/list-reader.js';
import { commissionRunsList } from '../commission.lists.js';
import type { CommissionReport } from '../report/commission-report.dto.js';
import { Reserves } from '../reserves/reserves-reader.js';
import { CommissionReports } from '../report/commission-report-reader.js';
import { commissionRequest } from '../report/commission-request.js';
import { ApproveCommissionRun, PayCommissionRun, PrepareCommissionRun, ReopenCommissionRun } from './commission-run.commands.js';
import { CommissionRunCommand } from './commission-run.handlers.js';
import { payRunIdOf } from './commission-run.js';
import { payrollFile } from './payroll.file.js';
import { RunPreparing } from './run-preparing.js';

/** Who prepares pay runs, approves and pays them (issue 25, 3). */
@Controller('Commission/runs')
export class CommissionRunsController {
  constructor(
    private readonly commands: Commands,
    private readonly reports: CommissionReports,
    private readonly preparing: RunPreparing,
    private readonly reserves: Reserves,
    private readonly reader: ListReader,
  ) {}

  @Post()
  @Permission('Accounting_Edit')
  async prepare(@Body() body: PrepareCommissionRun, @IssuedBy() issued: CommandMetadata): Promise<CommandResult & { payRunId: string }> {
    const asked = commissionRequest(body.report, { payDate: body.payDate });
    return { ...(await this.preparing.prepare(asked, body, issued)), payRunId: payRunIdOf(asked) };
  }

  @Get(':id')
  @Permission('Commission_Main')
  async one(@Param('id') payRunId: string, @Headers('x-min-position') minPosition?: string): Promise<CommissionReport> {
    await this.reader.waitFor(commissionRunsList.list, minPosition);
    return this.reports.run(payRunId);
  }

  /** What the run pays each employee, as a file for payroll. */
  @Get(':id/Payroll')
  @Permission('Accounting_Main')
  async payroll(@Param('id') payRunId: string, @Query() query: Readonly<Record<string, unknown>>, @Res() response: Response): Promise<void> {
    const paid = await this.reports.run(payRunId);
    // What may be reopened yet would be paid twice, by one file and by the next.
    if (paid.run?.status !== 'Paid' && paid.run?.status !== 'Approved') throw new Refusal('Payroll gets its file once the run is approved', { status: 409 });
    await sendExport(response, payrollFile(paid), exportFormat(query));
  }

  @Post(':id/approve')
  @HttpCode(200)
  @Permission('Accounting_Admin')
  async approve(@Param('id') payRunId: string, @Body() body: ApproveCommissionRun, @IssuedBy() issued: CommandMetadata): Promise<CommandResult> {
    return this.commands.execute(new CommissionRunCommand(payRunId, body, { secondPerson: await this.reports.secondPersonAtHead() }), issued);
  }

  @Post(':id/pay')
  @HttpCode(200)
  @Permission('Accounting_Admin')
  pay(@Param('id') payRunId: string, @Body() body: PayCommissionRun, @IssuedBy() issued: CommandMetadata): Promise<CommandResult> {
    return this.reserves.settling(async () => this.commands.execute(new CommissionRunCommand(payRunId, body, await this.reserves.balances()), issued));
  }

  @Post(':id/reopen')
  @HttpCode(200)
  @Permission('Accounting_Admin')
  reopen(@Param('id') payRunId: string, @Body() body: ReopenCommissionRun, @IssuedBy() issued: CommandMetadata): Promise<CommandResult> {
    return this.commands.execute(new CommissionRunCommand(payRunId, body), issued);
  }
}

import { Body, Controller, Get, Header, Headers, HttpCode, Param, ParseIntPipe, Post, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Permission } from '../../platform/auth/permission.decorator.js';
import type { CommandMetadata, CommandResult } from '../../platform/commands/command.js';
import { Commands } from '../../platform/commands/commands.js';
import { IssuedBy } from '../../platform/http/issued.decorator.js';
import { ListReader } from '../../platform/lists/list-reader.js';
import { commissionRunsList } from '../commission.lists.js';
import { CommissionReports } from '../report/commission-report-reader.js';
import { MailCommissionStatements } from '../runs/commission-run.commands.js';
import { CommissionRunCommand } from '../runs/commission-run.handlers.js';
import { CommissionStatements, sendStatement } from './commission-statements.js';
import { StatementReceivers } from './statement-receivers-reader.js';
import type { StatementToMail } from './statements.dto.js';

/** What a pay run pays each employee, on paper and by mail (issue 25, 3). */
@Controller('Commission/runs')
export class StatementsController {
  constructor(
    private readonly commands: Commands,
    private readonly reports: CommissionReports,
    private readonly statements: CommissionStatements,
    private readonly receivers: StatementReceivers,
    private readonly reader: ListReader,
  ) {}

  /** As PDF. */
  @Get(':id/statements/:employeeId')
  @Permission('Commission_Main')
  async statement(@Param('id') payRunId: string, @Param('employeeId', ParseIntPipe) employeeId: number, @Res() response: Response): Promise<void> {
    sendStatement(response, `${payRunId}-${employeeId}`, await this.statements.pdf(payRunId, employeeId));
  }

  /** Whom the run pays, who of them can be sent their statement, and who was. */
  @Get(':id/Mail')
  @Permission('Accounting_Admin')
  @Header('Cache-Control', 'no-store')
  async toMail(@Param('id') payRunId: string, @Headers('x-min-position') minPosition?: string): Promise<readonly StatementToMail[]> {
    await this.reader.waitFor(commissionRunsList.list, minPosition);
    return this.receivers.of(await this.reports.run(payRunId));
  }

  @Post(':id/Mail')
  @HttpCode(200)
  @Permission('Accounting_Admin')
  async mail(@Param('id') payRunId: string, @Body() body: MailCommissionStatements, @IssuedBy() issued: CommandMetadata): Promise<CommandResult> {
    return this.commands.execute(new CommissionRunCommand(payRunId, body, await this.receivers.of(await this.reports.run(payRunId))), issued);
  }
}

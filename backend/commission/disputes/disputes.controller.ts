import { Body, Controller, Get, Headers, HttpCode, Param, Post, Query } from '@nestjs/common';
import { Permission } from '../../platform/auth/permission.decorator.js';
import type { CommandMetadata, CommandResult } from '../../platform/commands/command.js';
import { Commands } from '../../platform/commands/commands.js';
import { IssuedBy } from '../../platform/http/issued.decorator.js';
import { ListReader } from '../../platform/lists/list-reader.js';
import { commissionDisputesList } from '../commission.lists.js';
import { SettleDispute, WriteDisputeNote } from './commission-dispute.commands.js';
import { DisputeCommand } from './commission-dispute.handlers.js';
import { Disputes, type DisputesAnswer } from './disputes-reader.js';

/** Who sees a line may question it; accounting answers and settles (issue 25, 3). */
@Controller('Commission/Disputes')
@Permission('Commission_Main')
export class DisputesController {
  constructor(
    private readonly commands: Commands,
    private readonly disputes: Disputes,
    private readonly reader: ListReader,
  ) {}

  @Get()
  async all(@Query('report') report?: string, @Query('payDate') payDate?: string, @Headers('x-min-position') minPosition?: string): Promise<DisputesAnswer> {
    await this.reader.waitFor(commissionDisputesList.list, minPosition);
    return this.disputes.read(typeof report === 'string' ? report : undefined, typeof payDate === 'string' ? payDate : undefined);
  }

  @Post(':id/Notes')
  @HttpCode(200)
  async note(@Param('id') disputeId: string, @Body() body: WriteDisputeNote, @IssuedBy() issued: CommandMetadata): Promise<CommandResult> {
    return this.commands.execute(new DisputeCommand(disputeId, body, await this.disputes.lineOf(disputeId)), issued);
  }

  @Post(':id/Settle')
  @HttpCode(200)
  @Permission('Accounting_Edit')
  settle(@Param('id') disputeId: string, @Body() body: SettleDispute, @IssuedBy() issued: CommandMetadata): Promise<CommandResult> {
    return this.commands.execute(new DisputeCommand(disputeId, body), issued);
  }
}

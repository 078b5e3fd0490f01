import { Body, Controller, Get, HttpCode, Param, ParseIntPipe, Post, Put, Query, Req, Res } from '@nestjs/common';
import type { Response } from 'express';
import { hiddenFields, withoutFields } from '../platform/auth/hidden-fields.js';
import { Permission } from '../platform/auth/permission.decorator.js';
import type { AuthenticatedRequest } from '../platform/auth/sessions/session.js';
import type { CommandMetadata, CommandResult } from '../platform/commands/command.js';
import { Commands } from '../platform/commands/commands.js';
import { exportFormat } from '../platform/exports/export-format.js';
import { sendExport } from '../platform/exports/send-export.js';
import { IssuedBy } from '../platform/http/issued.decorator.js';
import { RowStreams } from '../platform/lists/row-streams.js';
import { ReadingOf } from '../platform/records/reading.decorator.js';
import { recordReads } from '../platform/records/record-reads.js';
import { Records, type Reading } from '../platform/records/records.js';
import { ChangeEpicContractStatus, ChangeEpicPaymentStatus } from './epic-contract.commands.js';
import { EpicContractCommand } from './epic-contract.handlers.js';
import { epicContract, type EpicContract } from './epic-contract.js';
import { paymentScheduleFile } from './payment-schedule.file.js';
import { epicContractRecords } from './epic-contracts.lists.js';

@Controller('EpicContracts')
export class EpicContractsController extends recordReads(epicContract, ['Epic_Contracts_Detail']) {
  constructor(
    private readonly commands: Commands,
    private readonly streams: RowStreams,
    private readonly records: Records,
  ) {
    super();
  }

  @Get()
  @Permission('Epic_Contracts_Main')
  async all(@Req() { session }: AuthenticatedRequest, @Res() response: Response): Promise<void> {
    const hidden = hiddenFields(epicContract.sensitive, session!.permissions);
    await this.streams.streamRows(response, epicContractRecords, {}, ({ document }) => withoutFields(document as NonNullable<EpicContract>, hidden));
  }

  /** Every payment of a financed contract, as a file. */
  @Get(':id/PaymentSchedule')
  @Permission('Epic_Contracts_Detail')
  async paymentSchedule(@Param('id', ParseIntPipe) id: number, @Query() query: { readonly format?: unknown }, @ReadingOf() reading: Reading, @Res() response: Response): Promise<void> {
    const format = exportFormat(query);
    const { record } = await this.records.answer(epicContract, id, reading);
    await sendExport(response, paymentScheduleFile(record!), format);
  }

  @Put(':id/Status')
  @Permission('Epic_Contracts_Edit')
  changeStatus(@Param('id', ParseIntPipe) id: number, @Body() body: ChangeEpicContractStatus, @IssuedBy() issued: CommandMetadata): Promise<CommandResult> {
    return this.commands.execute(new EpicContractCommand(id, body), issued);
  }

  @Post(':id/Status')
  @HttpCode(200)
  @Permission('Epic_Contracts_Edit')
  postStatus(@Param('id', ParseIntPipe) id: number, @Body() body: ChangeEpicContractStatus, @IssuedBy() issued: CommandMetadata): Promise<CommandResult> {
    return this.changeStatus(id, body, issued);
  }

  @Put(':id/PaymentStatus')
  @Permission('Epic_Contracts_Edit')
  changePaymentStatus(@Param('id', ParseIntPipe) id: number, @Body() body: ChangeEpicPaymentStatus, @IssuedBy() issued: CommandMetadata): Promise<CommandResult> {
    return this.commands.execute(new EpicContractCommand(id, body), issued);
  }
}

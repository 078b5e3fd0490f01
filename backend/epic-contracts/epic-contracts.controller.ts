import { Body, Controller, Get, HttpCode, Param, ParseIntPipe, Post, Put, Query, Req, Res } from '@nestjs/common';
import type { Response } from 'express';
import { hiddenFields, withoutFields } from '../platform/auth/hidden-fields.js';
import { Permission } from '../platform/auth/permission.decorator.js';
import type { AuthenticatedRequest } from '../platform/auth/sessions/session.js';
import type { CommandMetadata, CommandResult } from '../platform/commands/command.js';
import { Commands } from '../platform/commands/commands.js';
import { exportFormat } from '../platform/exports/export-format.js';
import { sendExport } from '../platform/exports/send-export.js';
import { IdSequence } from '../platform/commands/id-sequence.js';
import { IssuedBy } from '../platform/http/issued.decorator.js';
import { RowStreams } from '../platform/lists/row-streams.js';
import { ReadingOf } from '../platform/records/reading.decorator.js';
import { recordReads } from '../platform/records/record-reads.js';
import { Records, type Reading } from '../platform/records/records.js';
import { ReviseMembershipAccounting } from './accounting/membership-accounting.commands.js';
import { ChangeEpicContractStatus, ChangeEpicPaymentStatus, CreateEpicContract, ReviseEpicContract } from './epic-contract.commands.js';
import { epicContractAnswer } from './epic-contract.dto.js';
import { EpicContractCommand } from './epic-contract.handlers.js';
import { epicContract } from './epic-contract.js';
import type { EpicContract } from './epic-contract.state.js';
import { paymentScheduleFile } from './terms/payment-schedule.file.js';
import { epicContractRecords } from './epic-contracts.lists.js';
import { FeesNow } from './terms/fees-reader.js';
import { NewEpicContracts } from './new/new-epic-contracts.js';
import { ProductsOnSale } from './products/products-reader.js';

@Controller('EpicContracts')
export class EpicContractsController extends recordReads(epicContract, ['Epic_Contracts_Detail'], epicContractAnswer) {
  constructor(
    private readonly commands: Commands,
    private readonly ids: IdSequence,
    private readonly products: ProductsOnSale,
    private readonly fees: FeesNow,
    private readonly newContracts: NewEpicContracts,
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

  /** The contract makes its buyer a member, whose number is drawn with it (`decisions.md E23`). */
  @Post()
  @Permission('Epic_Contracts_New')
  async create(@Body() body: CreateEpicContract, @IssuedBy() issued: CommandMetadata, @Req() { session }: AuthenticatedRequest): Promise<CommandResult & { epicContractId: number }> {
    const [products, fees, leftOut] = await Promise.all([this.products.all(), this.fees.read(), this.newContracts.leftOut({ ...body }, session!.permissions)]);
    const epicContractId = await this.ids.next(epicContract.category, issued.commandId);
    const memberId = await this.ids.next('member', issued.commandId);
    const result = await this.commands.execute(new EpicContractCommand(epicContractId, body, { products, fees, memberId, leftOut }), issued);
    return { ...result, epicContractId };
  }

  @Put(':id')
  @Permission('Epic_Contracts_Edit')
  async revise(@Param('id', ParseIntPipe) id: number, @Body() body: ReviseEpicContract, @IssuedBy() issued: CommandMetadata): Promise<CommandResult> {
    return this.commands.execute(new EpicContractCommand(id, body, { products: await this.products.all() }), issued);
  }

  /** Every payment of a financed contract, as a file. */
  @Get(':id/PaymentSchedule')
  @Permission('Epic_Contracts_Detail')
  async paymentSchedule(@Param('id', ParseIntPipe) id: number, @Query() query: { readonly format?: unknown }, @ReadingOf() reading: Reading, @Res() response: Response): Promise<void> {
    const format = exportFormat(query);
    const { record } = await this.records.answer(epicContract, id, reading);
    await sendExport(response, paymentScheduleFile(record!), format);
  }

  /** What accounting writes into a membership without being let into the rest of it. */
  @Put(':id/Accounting')
  @Permission('Accounting_Edit')
  reviseAccounting(@Param('id', ParseIntPipe) id: number, @Body() body: ReviseMembershipAccounting, @IssuedBy() issued: CommandMetadata): Promise<CommandResult> {
    return this.commands.execute(new EpicContractCommand(id, body), issued);
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

import { Body, Controller, Get, HttpCode, Param, ParseIntPipe, Post, Put, Req, Res } from '@nestjs/common';
import type { Response } from 'express';
import { hiddenFields } from '../platform/auth/hidden-fields.js';
import { Permission } from '../platform/auth/permission.decorator.js';
import type { AuthenticatedRequest } from '../platform/auth/sessions/session.js';
import type { CommandResult, CommandMetadata } from '../platform/commands/command.js';
import { Commands } from '../platform/commands/commands.js';
import { IdSequence } from '../platform/commands/id-sequence.js';
import { ResaleContractCommand } from './resale-contract.handlers.js';
import { IssuedBy } from '../platform/http/issued.decorator.js';
import { RowStreams } from '../platform/lists/row-streams.js';
import { recordReads } from '../platform/records/record-reads.js';
import { ClosingFirms } from './closing-firms.js';
import { NewContracts } from './new/new-contracts.js';
import { recordedContract } from './documents/recorded-contract.js';
import { ChangeContractStatus, ChangePaymentStatus, CreateResaleContract, ReviseResaleContract } from './resale-contract.commands.js';
import { resaleContract } from './resale-contract.js';
import { contractAnswer } from './resale-contract.dto.js';
import { contractRecords } from './resale-contracts.lists.js';
import { UnitsOnSale } from './units-on-sale.js';

@Controller('Contracts')
export class ResaleContractsController extends recordReads(resaleContract, ['Contracts_Detail'], contractAnswer) {
  constructor(
    private readonly commands: Commands,
    private readonly ids: IdSequence,
    private readonly streams: RowStreams,
    private readonly firms: ClosingFirms,
    private readonly units: UnitsOnSale,
    private readonly newContracts: NewContracts,
  ) {
    super();
  }

  @Get()
  @Permission('Contracts_Main')
  async all(@Req() request: AuthenticatedRequest, @Res() response: Response): Promise<void> {
    const hidden = hiddenFields(resaleContract.sensitive, request.session!.permissions);
    await this.streams.streamRows(response, contractRecords, {}, ({ contractId, facts }) => recordedContract(contractId, facts, hidden));
  }

  @Post()
  @Permission('Contracts_New')
  async create(@Body() body: CreateResaleContract, @IssuedBy() issued: CommandMetadata, @Req() { session }: AuthenticatedRequest): Promise<CommandResult & { contractId: number }> {
    const contractId = await this.ids.next(resaleContract.category, issued.commandId);
    const closingFirm = await this.firms.named(body.closingAgent);
    const leftOut = await this.newContracts.leftOut({ ...body }, session!.permissions);
    const sold = { contractType: body.contractType, contractStatus: 'Draft', inventoryId: body.inventoryId ?? 0 };
    const result = await this.units.during(sold, contractId, (unit) => this.commands.execute(new ResaleContractCommand(contractId, body, { closingFirm, unit, leftOut }), issued));
    return { ...result, contractId };
  }

  @Put(':id')
  @Permission('Contracts_Edit')
  async revise(@Param('id', ParseIntPipe) contractId: number, @Body() body: ReviseResaleContract, @IssuedBy() issued: CommandMetadata): Promise<CommandResult> {
    const closingFirm = await this.firms.named(body.closingAgent);
    return this.units.during(body, contractId, (unit) => this.commands.execute(new ResaleContractCommand(contractId, body, { closingFirm, unit }), issued));
  }

  @Put(':id/Status')
  @Permission('Contracts_Edit')
  changeStatus(
    @Param('id', ParseIntPipe) contractId: number,
    @Body() body: ChangeContractStatus,
    @IssuedBy() issued: CommandMetadata,
  ): Promise<CommandResult> {
    return this.units.during(body, contractId, (unit) => this.commands.execute(new ResaleContractCommand(contractId, body, { unit }), issued));
  }

  @Post(':id/Status')
  @HttpCode(200)
  @Permission('Contracts_Edit')
  postStatus(
    @Param('id', ParseIntPipe) contractId: number,
    @Body() body: ChangeContractStatus,
    @IssuedBy() issued: CommandMetadata,
  ): Promise<CommandResult> {
    return this.changeStatus(contractId, body, issued);
  }

  @Put(':id/PaymentStatus')
  @Permission('Contracts_Edit')
  changePaymentStatus(
    @Param('id', ParseIntPipe) contractId: number,
    @Body() body: ChangePaymentStatus,
    @IssuedBy() issued: CommandMetadata,
  ): Promise<CommandResult> {
    return this.commands.execute(new ResaleContractCommand(contractId, body), issued);
  }

  @Post(':id/PaymentStatus')
  @HttpCode(200)
  @Permission('Contracts_Edit')
  postPaymentStatus(
    @Param('id', ParseIntPipe) contractId: number,
    @Body() body: ChangePaymentStatus,
    @IssuedBy() issued: CommandMetadata,
  ): Promise<CommandResult> {
    return this.changePaymentStatus(contractId, body, issued);
  }
}

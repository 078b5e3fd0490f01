import { Body, Controller, Get, Headers, HttpCode, Param, ParseIntPipe, Post, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Response } from 'express';
import { Permission } from '../platform/auth/permission.decorator.js';
import type { CommandResult, Issued } from '../platform/commands/command.js';
import { IdSequence } from '../platform/commands/id-sequence.js';
import { IssuedBy } from '../platform/http/issued.decorator.js';
import { RowStreams } from '../platform/lists/row-streams.js';
import { BuyPoints, PostPointsPayment, ReleasePoints } from './points-account.commands.js';
import { PointsReader } from './points-reader.js';
import { pointsPurchases, SELLERS } from './points.lists.js';

/** Purchases of advantage points. */
@Controller('EpicAdvantageContracts')
export class PointsPurchasesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly ids: IdSequence,
    private readonly reader: PointsReader,
    private readonly streams: RowStreams,
  ) {}

  @Post()
  @Permission(...SELLERS)
  async buy(@Body() body: BuyPoints, @IssuedBy() issued: Issued): Promise<CommandResult & { epicAdvantageContractId: number }> {
    const command = Object.assign(body, {
      issued,
      memberId: body.epicMemberId,
      askedUseYear: body.useYear,
      useYear: Number(issued.today.slice(0, 4)),
      createdBy: Number(issued.actor.id),
      yearlyMaximum: await this.reader.yearlyMaximum(body.epicMemberId),
      epicAdvantageContractId: await this.ids.next('epicAdvantageContract', issued.commandId),
      pointLedgerId: await this.ids.next('pointsLedgerRow', issued.commandId),
    });
    const result = await this.commands.execute<BuyPoints, CommandResult>(command);
    return { ...result, epicAdvantageContractId: command.epicAdvantageContractId };
  }

  @Post(':id/Payment')
  @HttpCode(200)
  @Permission(...SELLERS)
  async pay(
    @Param('id', ParseIntPipe) id: number,
    @Body() body: PostPointsPayment,
    @IssuedBy() issued: Issued,
    @Headers('x-min-position') minPosition?: string,
  ): Promise<CommandResult> {
    return this.commands.execute(Object.assign(body, await this.addressed(id, issued, minPosition)));
  }

  @Post(':id/Release')
  @HttpCode(200)
  @Permission(...SELLERS)
  async release(
    @Param('id', ParseIntPipe) id: number,
    @Body() body: ReleasePoints,
    @IssuedBy() issued: Issued,
    @Headers('x-min-position') minPosition?: string,
  ): Promise<CommandResult> {
    return this.commands.execute(Object.assign(body, await this.addressed(id, issued, minPosition)));
  }

  @Get('ForMember/:id')
  @Permission(...SELLERS, 'Epic_Members_Detail')
  async forMember(@Param('id', ParseIntPipe) id: number, @Res() response: Response): Promise<void> {
    const ofMember = { filters: [{ field: 'epicMemberId', op: 'is', value: id }] } as const;
    await this.streams.streamRows(response, pointsPurchases, ofMember);
  }

  private async addressed(id: number, issued: Issued, minPosition: string | undefined) {
    const place = await this.reader.placeOf(id, minPosition);
    return { ...place, issued, epicAdvantageContractId: id, pointLedgerId: await this.ids.next('pointsLedgerRow', issued.commandId) };
  }
}

import { Body, Controller, Get, Headers, HttpCode, Param, ParseIntPipe, Post, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Permission } from '../platform/auth/permission.decorator.js';
import type { CommandResult, CommandMetadata } from '../platform/commands/command.js';
import { IssuedBy } from '../platform/http/issued.decorator.js';
import { RowStreams } from '../platform/lists/row-streams.js';
import { accountId } from './points-account-id.js';
import { BuyPoints, PostPointsPayment, ReleasePoints } from './points-account.commands.js';
import { PointsReader } from './points-reader.js';
import { PointsSales, type PurchaseBegun } from './points-sales.js';
import { pointsPurchases, SELLERS } from './points.lists.js';

/** Purchases of advantage points. */
@Controller('EpicAdvantageContracts')
export class PointsPurchasesController {
  constructor(
    private readonly sales: PointsSales,
    private readonly reader: PointsReader,
    private readonly streams: RowStreams,
  ) {}

  @Post()
  @Permission(...SELLERS)
  buy(@Body() body: BuyPoints, @IssuedBy() issued: CommandMetadata): Promise<PurchaseBegun> {
    return this.sales.buy(body, issued);
  }

  @Post(':id/Payment')
  @HttpCode(200)
  @Permission(...SELLERS)
  async pay(
    @Param('id', ParseIntPipe) id: number,
    @Body() body: PostPointsPayment,
    @IssuedBy() issued: CommandMetadata,
    @Headers('x-min-position') minPosition?: string,
  ): Promise<CommandResult> {
    return this.sales.settle(id, accountId(await this.reader.placeOf(id, minPosition)), body, issued);
  }

  @Post(':id/Release')
  @HttpCode(200)
  @Permission(...SELLERS)
  async release(
    @Param('id', ParseIntPipe) id: number,
    @Body() body: ReleasePoints,
    @IssuedBy() issued: CommandMetadata,
    @Headers('x-min-position') minPosition?: string,
  ): Promise<CommandResult> {
    return this.sales.settle(id, accountId(await this.reader.placeOf(id, minPosition)), body, issued);
  }

  @Get('ForMember/:id')
  @Permission(...SELLERS, 'Epic_Members_Detail')
  async forMember(@Param('id', ParseIntPipe) id: number, @Res() response: Response): Promise<void> {
    const ofMember = { filters: [{ field: 'epicMemberId', op: 'is', value: id }] } as const;
    // Whose they are was asked for: the documented call says no name.
    await this.streams.streamRows(response, pointsPurchases, ofMember, ({ memberName: _, ...row }) => row);
  }
}

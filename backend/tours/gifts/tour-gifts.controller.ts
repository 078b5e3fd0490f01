import { Body, Controller, Param, ParseIntPipe, Post } from '@nestjs/common';
import { Permission } from '../../platform/auth/permission.decorator.js';
import { commandOf, type CommandResult, type CommandMetadata } from '../../platform/commands/command.js';
import { Commands } from '../../platform/commands/commands.js';
import { TourCommand } from '../tour.handlers.js';
import { IssuedBy } from '../../platform/http/issued.decorator.js';
import { TourGiftTypes } from './tour-gift-types.js';
import { GiveGift, IssueGift, TakeBackGift } from './tour-gifts.commands.js';

/** What a tour's guests are given. Two who give the same gift at the same time give it twice (`decisions.md G10`). */
@Controller()
export class TourGiftsController {
  constructor(
    private readonly commands: Commands,
    private readonly giftTypes: TourGiftTypes,
  ) {}

  @Post('Tours/:id/Gifts')
  @Permission('Tours_Edit')
  async give(@Param('id', ParseIntPipe) tourId: number, @Body() body: GiveGift, @IssuedBy() issued: CommandMetadata): Promise<CommandResult> {
    return this.commands.execute(new TourCommand(tourId, body, await this.giftTypes.numbered(body.giftTypeId)), issued);
  }

  @Post('Tours/:id/Gifts/TakeBack')
  @Permission('Tours_Edit')
  takeBack(@Param('id', ParseIntPipe) tourId: number, @Body() body: TakeBackGift, @IssuedBy() issued: CommandMetadata): Promise<CommandResult> {
    return this.commands.execute(new TourCommand(tourId, body), issued);
  }

  /** The documented call for a row of the gift ledger: the same as giving the gift on its tour. */
  @Post('GiftLedgers')
  @Permission('Tours_Edit')
  issue(@Body() { tourId, giftTypeId, qty, note = '' }: IssueGift, @IssuedBy() issued: CommandMetadata): Promise<CommandResult> {
    return this.give(tourId, commandOf(GiveGift, { giftTypeId, quantity: qty, note }), issued);
  }
}

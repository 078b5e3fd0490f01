import { Body, Controller, Get, Headers, HttpCode, Param, ParseIntPipe, Post, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Permission } from '../platform/auth/permission.decorator.js';
import type { CommandResult, CommandMetadata } from '../platform/commands/command.js';
import { Commands } from '../platform/commands/commands.js';
import { IdSequence } from '../platform/commands/id-sequence.js';
import { PointsAccountCommand } from './points-account.handlers.js';
import { IssuedBy } from '../platform/http/issued.decorator.js';
import { RowStreams } from '../platform/lists/row-streams.js';
import { accountId } from './points-account-id.js';
import { BuyPoints, PostPointsPayment, ReleasePoints } from './points-account.commands.js';
import { CheckoutLinks } from './checkout/checkout-links.js';
import { PointsReader } from './points-reader.js';
import { pointsLedgerRow } from './points-ledger-row.js';
import { pointsPurchases, SELLERS } from './points.lists.js';

/** What a purchase answers: where it is paid, and until when. */
type BoughtAnswer = CommandResult & { readonly epicAdvantageContractId: number; readonly checkoutUrl: string; readonly heldUntil: string };

/** Purchases of advantage points. */
@Controller('EpicAdvantageContracts')
export class PointsPurchasesController {
  constructor(
    private readonly commands: Commands,
    private readonly ids: IdSequence,
    private readonly reader: PointsReader,
    private readonly streams: RowStreams,
    private readonly links: CheckoutLinks,
  ) {}

  @Post()
  @Permission(...SELLERS)
  async buy(@Body() body: BuyPoints, @IssuedBy() issued: CommandMetadata): Promise<BoughtAnswer> {
    const id = accountId({ memberId: body.epicMemberId, useYear: Number(issued.today.slice(0, 4)) });
    const yearlyMaximum = await this.reader.yearlyMaximum(body.epicMemberId);
    const epicAdvantageContractId = await this.ids.next('epicAdvantageContract', issued.commandId);
    const pointLedgerId = await this.ledgerRowOf(issued);
    const result = await this.commands.execute(new PointsAccountCommand(id, body, { yearlyMaximum, epicAdvantageContractId, pointLedgerId }), issued);
    const { purchase } = await this.links.openedIn(id, epicAdvantageContractId);
    return { ...result, epicAdvantageContractId, checkoutUrl: this.links.urlOf(epicAdvantageContractId, purchase.terms), heldUntil: purchase.terms.heldUntil };
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
    const account = accountId(await this.reader.placeOf(id, minPosition));
    const given = { epicAdvantageContractId: id, pointLedgerId: await this.ledgerRowOf(issued) };
    return this.commands.execute(new PointsAccountCommand(account, body, given), issued);
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
    const account = accountId(await this.reader.placeOf(id, minPosition));
    const given = { epicAdvantageContractId: id, pointLedgerId: await this.ledgerRowOf(issued) };
    return this.commands.execute(new PointsAccountCommand(account, body, given), issued);
  }

  @Get('ForMember/:id')
  @Permission(...SELLERS, 'Epic_Members_Detail')
  async forMember(@Param('id', ParseIntPipe) id: number, @Res() response: Response): Promise<void> {
    const ofMember = { filters: [{ field: 'epicMemberId', op: 'is', value: id }] } as const;
    await this.streams.streamRows(response, pointsPurchases, ofMember);
  }

  /** The number of the row that the ledger will show. */
  private ledgerRowOf({ commandId }: CommandMetadata): Promise<number> {
    return this.ids.next(pointsLedgerRow.category, commandId);
  }
}

import { Body, Controller, Get, Header, HttpCode, Param, ParseIntPipe, Post, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Permission } from '../../platform/auth/permission.decorator.js';
import type { CommandMetadata, CommandResult } from '../../platform/commands/command.js';
import { IssuedBy } from '../../platform/http/issued.decorator.js';
import { RefundPurchase } from '../points-account.commands.js';
import { PointsSales, type WayToPay } from '../points-sales.js';
import { SELLERS } from '../points.lists.js';
import { CheckoutLinks } from './checkout-links.js';
import { Receipts, sendReceipt } from './receipts.js';

/** What staff do with the checkout of a purchase. */
@Controller('EpicAdvantageContracts')
export class PurchaseCheckoutController {
  constructor(
    private readonly links: CheckoutLinks,
    private readonly sales: PointsSales,
    private readonly receipts: Receipts,
  ) {}

  /** To pay at the desk. */
  @Get(':id/CheckoutLink')
  @Permission(...SELLERS)
  @Header('Cache-Control', 'no-store')
  link(@Param('id', ParseIntPipe) id: number): Promise<WayToPay> {
    return this.sales.wayToPay(id);
  }

  /** By mail, to the member's own address. */
  @Post(':id/CheckoutLink')
  @HttpCode(202)
  @Permission(...SELLERS)
  mailLink(@Param('id', ParseIntPipe) id: number, @IssuedBy() issued: CommandMetadata): Promise<void> {
    return this.sales.mailLink(id, issued);
  }

  @Get(':id/Receipt')
  @Permission(...SELLERS, 'Epic_Members_Detail', 'PointsLedger_Main', 'Accounting_Edit')
  @Header('Cache-Control', 'no-store')
  async receipt(@Param('id', ParseIntPipe) id: number, @Res() response: Response): Promise<void> {
    sendReceipt(response, id, await this.receipts.pdf(await this.links.opened(id)));
  }

  /** Money and points go back, with a reason. */
  @Post(':id/Refund')
  @HttpCode(200)
  @Permission('Accounting_Edit')
  async refund(@Param('id', ParseIntPipe) id: number, @Body() body: RefundPurchase, @IssuedBy() issued: CommandMetadata): Promise<CommandResult> {
    return this.sales.settle(id, await this.links.accountOf(id), body, issued);
  }
}

import { Body, Controller, Get, Header, HttpCode, Param, ParseIntPipe, Post, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Permission } from '../../platform/auth/permission.decorator.js';
import type { CommandMetadata, CommandResult } from '../../platform/commands/command.js';
import { IssuedBy } from '../../platform/http/issued.decorator.js';
import { Records } from '../../platform/records/records.js';
import { BuyersReach } from '../reach/buyers-reach.js';
import { RefundPurchase } from '../points-account.commands.js';
import type { PointsAccountId } from '../points-account-id.js';
import { pointsAccount } from '../points-account.js';
import { ProcessorNotSetUp } from '../../platform/payments/payment-failures.js';
import { Processors } from '../../platform/payments/processors.js';
import { PointsSales, type WayToPay } from '../points-sales.js';
import { SELLERS } from '../points.lists.js';
import { CheckoutLinks } from './checkout-links.js';
import { notSetUp } from './checkout-payments.js';
import { Receipts, sendReceipt } from './receipts.js';

/** What staff do with the checkout of a purchase. */
@Controller('EpicAdvantageContracts')
export class PurchaseCheckoutController {
  constructor(
    private readonly links: CheckoutLinks,
    private readonly sales: PointsSales,
    private readonly receipts: Receipts,
    private readonly processors: Processors,
    private readonly reach: BuyersReach,
    private readonly records: Records,
  ) {}

  /** To pay at the desk; and whether the link may go by text as well. */
  @Get(':id/CheckoutLink')
  @Permission(...SELLERS)
  @Header('Cache-Control', 'no-store')
  async link(@Param('id', ParseIntPipe) id: number): Promise<WayToPay & { readonly textOffered: boolean }> {
    const { whose, purchase } = await this.links.opened(id);
    return { checkoutUrl: this.links.urlOf(id), heldUntil: purchase.terms.heldUntil, textOffered: (await this.reach.whyNoText(whose.memberId)) === undefined };
  }

  /** By mail, to the member's own address. */
  @Post(':id/CheckoutLink')
  @HttpCode(202)
  @Permission(...SELLERS)
  mailLink(@Param('id', ParseIntPipe) id: number, @IssuedBy() issued: CommandMetadata): Promise<void> {
    return this.sales.mailLink(id, issued);
  }

  /** By text, to the phone that opted in. */
  @Post(':id/CheckoutLink/Text')
  @HttpCode(202)
  @Permission(...SELLERS)
  textLink(@Param('id', ParseIntPipe) id: number, @IssuedBy() issued: CommandMetadata): Promise<void> {
    return this.sales.textLink(id, issued);
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
    const account = await this.links.accountOf(id);
    await this.refuseWithoutProcessor(account, id);
    return this.sales.settle(id, account, body, issued);
  }

  /** @throws Refusal where the money lies at a processor that cannot be asked any more */
  private async refuseWithoutProcessor(account: PointsAccountId, id: number): Promise<void> {
    const payment = (await this.records.unhidden(pointsAccount, account)).purchases.get(id)?.payment;
    try {
      if (payment?.processor) this.processors.of(payment.reference);
    } catch (error) {
      if (error instanceof ProcessorNotSetUp) throw notSetUp(error);
      throw error;
    }
  }
}

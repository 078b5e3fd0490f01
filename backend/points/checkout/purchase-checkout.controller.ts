import { Body, Controller, Get, Header, HttpCode, Param, ParseIntPipe, Post, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Permission } from '../../platform/auth/permission.decorator.js';
import type { CommandMetadata, CommandResult } from '../../platform/commands/command.js';
import { Commands } from '../../platform/commands/commands.js';
import { IdSequence } from '../../platform/commands/id-sequence.js';
import { IssuedBy } from '../../platform/http/issued.decorator.js';
import { Outgoing } from '../../platform/outgoing/outgoing.js';
import { streamName } from '../../platform/commands/stream-name.js';
import { RefundPurchase } from '../points-account.commands.js';
import { PointsAccountCommand } from '../points-account.handlers.js';
import { pointsAccount } from '../points-account.js';
import { pointsLedgerRow } from '../points-ledger-row.js';
import { SELLERS } from '../points.lists.js';
import { checkoutLink } from './checkout.outgoing.js';
import { CheckoutLinks } from './checkout-links.js';
import { refuseClosed } from './checkout-payments.js';
import { Receipts, sendReceipt } from './receipts.js';

/** What staff do with the checkout of a purchase. */
@Controller('EpicAdvantageContracts')
export class PurchaseCheckoutController {
  constructor(
    private readonly links: CheckoutLinks,
    private readonly outgoing: Outgoing,
    private readonly receipts: Receipts,
    private readonly commands: Commands,
    private readonly ids: IdSequence,
  ) {}

  /** To pay at the desk. */
  @Get(':id/CheckoutLink')
  @Permission(...SELLERS)
  @Header('Cache-Control', 'no-store')
  async link(@Param('id', ParseIntPipe) id: number): Promise<{ readonly checkoutUrl: string; readonly heldUntil: string }> {
    const { purchase } = await this.links.opened(id);
    return { checkoutUrl: this.links.urlOf(id, purchase.terms), heldUntil: purchase.terms.heldUntil };
  }

  /** By mail, to the member's own address. */
  @Post(':id/CheckoutLink')
  @HttpCode(202)
  @Permission(...SELLERS)
  async mailLink(@Param('id', ParseIntPipe) id: number, @IssuedBy() { commandId, actor }: CommandMetadata): Promise<void> {
    const { account, purchase } = await this.links.opened(id);
    refuseClosed(purchase.status, purchase.terms.heldUntil);
    await this.outgoing.ask({ kind: checkoutLink, recipient: `Buyer of purchase ${id}`, about: streamName(pointsAccount, account), payload: { account, id } }, commandId, actor.name);
  }

  @Get(':id/Receipt')
  @Permission(...SELLERS, 'Epic_Members_Detail')
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
    const given = { epicAdvantageContractId: id, pointLedgerId: await this.ids.next(pointsLedgerRow.category, issued.commandId) };
    return this.commands.execute(new PointsAccountCommand(account, body, given), issued);
  }
}

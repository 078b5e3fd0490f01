import { Body, Controller, Get, Header, HttpCode, NotFoundException, Param, ParseIntPipe, Post, Put, Req, Res } from '@nestjs/common';
import type { Response } from 'express';
import { randomUUID } from 'node:crypto';
import { Public } from '../../platform/auth/permission.decorator.js';
import type { AuthenticatedRequest } from '../../platform/auth/sessions/session.js';
import { commandOf } from '../../platform/commands/command.js';
import { issuedByServer } from '../../platform/commands/issued-by-server.js';
import { Payments } from '../../platform/payments/payments.js';
import { SandboxPayments } from '../../platform/payments/sandbox/sandbox-payments.js';
import type { CardOutcome } from '../../platform/payments/sandbox/sandbox-cards.rules.js';
import { ReleasePoints } from '../points-account.commands.js';
import { PointsSales } from '../points-sales.js';
import { ReceiptAddress, SandboxCard } from './checkout.bodies.js';
import type { CheckoutAnswer, CheckoutPaymentAnswer } from './checkout.dto.js';
import { CheckoutLinks } from './checkout-links.js';
import { CheckoutNotes } from './checkout-notes.js';
import { answered, cannotBeAsked, CheckoutPayments } from './checkout-payments.js';
import { CheckoutReader } from './checkout-reader.js';
import { Receipts, sendReceipt } from './receipts.js';

/** What the checkout page does, by `Authorization: Checkout …`: no session, and nothing but this one purchase. */
@Controller('Checkout')
@Public()
export class CheckoutController {
  constructor(
    private readonly links: CheckoutLinks,
    private readonly checkout: CheckoutPayments,
    private readonly reader: CheckoutReader,
    private readonly notes: CheckoutNotes,
    private readonly payments: Payments,
    private readonly receipts: Receipts,
    private readonly sales: PointsSales,
  ) {}

  @Get(':id')
  @Header('Cache-Control', 'no-store')
  async read(@Param('id', ParseIntPipe) id: number, @Req() request: AuthenticatedRequest): Promise<CheckoutAnswer> {
    return this.reader.answer(await this.links.enter(request, id));
  }

  @Post(':id/Payment')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  async begin(@Param('id', ParseIntPipe) id: number, @Req() request: AuthenticatedRequest): Promise<CheckoutPaymentAnswer> {
    const { clientSecret } = await this.checkout.begin(await this.links.enter(request, id));
    return { clientSecret, publishableKey: this.payments.publishableKey };
  }

  /** @throws NotFoundException where cards are really charged */
  @Post(':id/SandboxCard')
  @HttpCode(200)
  async sandboxCard(@Param('id', ParseIntPipe) id: number, @Body() { token, cardEnd }: SandboxCard, @Req() request: AuthenticatedRequest): Promise<{ readonly outcome: CardOutcome }> {
    const opened = await this.links.enter(request, id);
    if (!(this.payments instanceof SandboxPayments)) throw new NotFoundException('Cards are really charged here');
    const { paymentId } = await this.checkout.begin(opened);
    const outcome = await answered(this.payments.pay(paymentId, token, cardEnd));
    if (outcome === 'paid') await this.checkout.settle(opened);
    return { outcome };
  }

  /** After the processor told the browser that it is paid: how it stands now. */
  @Post(':id/Settle')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  async settle(@Param('id', ParseIntPipe) id: number, @Req() request: AuthenticatedRequest): Promise<CheckoutAnswer> {
    const standing = await this.checkout.settle(await this.links.enter(request, id));
    return this.reader.answer(await this.links.opened(id), standing);
  }

  @Put(':id/ReceiptAddress')
  @HttpCode(204)
  async receiptAddress(@Param('id', ParseIntPipe) id: number, @Body() { email }: ReceiptAddress, @Req() request: AuthenticatedRequest): Promise<void> {
    await this.links.enter(request, id);
    await this.notes.noteReceipt(id, email);
  }

  /** Gives the points back, unless the processor has been paid for them. */
  @Post(':id/Release')
  @HttpCode(200)
  async release(@Param('id', ParseIntPipe) id: number, @Req() request: AuthenticatedRequest): Promise<CheckoutAnswer> {
    const opened = await this.links.enter(request, id);
    // The points go back anyway. What an absent processor took follows once it answers; one that is not set up any more keeps it.
    const standing = await this.checkout.settle(opened).catch((error: unknown) => {
      if (cannotBeAsked(error)) return undefined;
      throw error;
    });
    const issued = issuedByServer({ kind: 'system', id: 'checkout', name: 'Who had the checkout link' }, randomUUID());
    await this.sales.settle(id, opened.account, commandOf(ReleasePoints, { reason: 'Called off' }), issued);
    return this.reader.answer(await this.links.opened(id), standing);
  }

  @Get(':id/Receipt')
  @Header('Cache-Control', 'no-store')
  async receipt(@Param('id', ParseIntPipe) id: number, @Req() request: AuthenticatedRequest, @Res() response: Response): Promise<void> {
    sendReceipt(response, id, await this.receipts.pdf(await this.links.enter(request, id)));
  }
}

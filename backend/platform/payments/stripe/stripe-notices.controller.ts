import { Controller, HttpCode, NotFoundException, Post, Req, UnauthorizedException } from '@nestjs/common';
import type { Request } from 'express';
import Stripe from 'stripe';
import { Public } from '../../auth/permission.decorator.js';
import { Settings } from '../../config/settings.js';
import { BodyUpTo } from '../../http/bodies/body-limits.js';
import { bytesOf } from '../../http/bodies/json-body.js';
import { Incoming } from '../../incoming/incoming.js';
import { paymentNotice } from '../payment-notice.js';
import { OUR_MARK, paymentOf } from './stripe-payments.js';

/** An event with a whole payment intent takes some 5 kB. */
const MESSAGE = { bytes: 262_144, members: 5_000, depth: 16, keepsBytes: true };

const TOLD = new Set(['payment_intent.succeeded', 'payment_intent.processing', 'payment_intent.payment_failed', 'payment_intent.canceled']);

/** What Stripe tells. Known by its signature over the very bytes, so it may come from anywhere. */
@Controller('Payments')
export class StripeNoticesController {
  constructor(
    private readonly settings: Settings,
    private readonly incoming: Incoming,
  ) {}

  /** @throws HttpException 404 where Stripe is not set up, 401 for what is forged or old: nothing of it is kept */
  @Post('Stripe')
  @Public()
  @BodyUpTo(MESSAGE)
  @HttpCode(200)
  async tell(@Req() request: Request): Promise<void> {
    const { stripe } = this.settings;
    if (!stripe) throw new NotFoundException('No cards are charged by Stripe here');
    const event = eventIn(bytesOf(request), request.headers['stripe-signature'], stripe.webhookSecret);
    if (!event) throw new UnauthorizedException('This does not come from Stripe');
    if (!TOLD.has(event.type)) return;
    const intent = event.data.object as Stripe.PaymentIntent;
    if (intent.metadata?.[OUR_MARK]) await this.incoming.receive(paymentNotice, event.id, { ...paymentOf(intent), processor: 'Stripe' });
  }
}

function eventIn(bytes: Buffer | undefined, signature: string | string[] | undefined, secret: string): Stripe.Event | undefined {
  if (!bytes || typeof signature !== 'string') return undefined;
  try {
    return Stripe.webhooks.constructEvent(bytes, signature, secret);
  } catch {
    return undefined;
  }
}

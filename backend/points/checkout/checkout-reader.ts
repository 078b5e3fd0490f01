import { Injectable } from '@nestjs/common';
import { Decimal } from 'decimal.js';
import { LookUp } from '../../platform/lists/look-up.js';
import { processorOf } from '../../platform/payments/payment-ids.js';
import { Processors } from '../../platform/payments/processors.js';
import { Payments, type PaymentStatus, type ProcessorName } from '../../platform/payments/payments.js';
import { buyers } from '../points.lists.js';
import { HOLD_MINUTES } from '../points-purchase.rules.js';
import type { CheckoutAnswer } from './checkout.dto.js';
import type { OpenedCheckout } from './checkout-links.js';
import { CheckoutNotes } from './checkout-notes.js';

/** What is shown of a purchase to who holds its link (`decisions.md F11`). */
@Injectable()
export class CheckoutReader {
  constructor(
    private readonly lookUp: LookUp,
    private readonly payments: Payments,
    private readonly processors: Processors,
    private readonly notes: CheckoutNotes,
  ) {}

  /** @param standing what the processor has just said of its payment */
  async answer({ id, whose, purchase }: OpenedCheckout, standing?: PaymentStatus): Promise<CheckoutAnswer> {
    const now = new Date();
    const { pricePerPoint, transactionFee, totalPurchasePrice, heldUntil } = purchase.terms;
    const { forWhom, mail } = await this.member(whose.memberId);
    return {
      epicAdvantageContractId: id,
      status: statusOf(purchase, now),
      points: purchase.points,
      pricePerPoint,
      pointsPrice: new Decimal(totalPurchasePrice).minus(transactionFee).toFixed(2),
      transactionFee,
      total: totalPurchasePrice,
      useYear: whose.useYear,
      forWhom,
      heldUntil,
      holdMinutes: HOLD_MINUTES,
      now: now.toISOString(),
      processor: processorOfPurchase(purchase) ?? this.payments.processor,
      receiptTo: masked((await this.notes.receiptOf(id)) ?? mail),
      payment: purchase.payment ? { reference: purchase.payment.reference, cardEnd: purchase.payment.cardEnd, at: purchase.payment.at } : null,
      overBecause: purchase.releasedFor ?? null,
      moneyGoesBack: (purchase.turnedAway?.size ?? 0) > 0,
      refundRefused: [...(purchase.turnedAway?.values() ?? [])].some(({ is }) => is === 'refused'),
      ...(await this.asked(id, purchase, standing)),
    };
  }

  private async asked(id: number, { status, turnedAway }: OpenedCheckout['purchase'], standing: PaymentStatus | undefined): Promise<Pick<CheckoutAnswer, 'stillChecked' | 'begunElsewhere'>> {
    const isSettled = (status !== 'held' && status !== 'released') || turnedAway !== undefined;
    const begun = isSettled ? undefined : await this.notes.paymentOf(id);
    if (begun === undefined) return { stillChecked: false, begunElsewhere: false };
    const begunElsewhere = this.processors.named(processorOf(begun)) === undefined;
    return { stillChecked: !begunElsewhere && (standing === undefined || standing === 'processing' || standing === 'paid'), begunElsewhere };
  }

  /** Blank where the member is not there any more. */
  async member(memberId: number): Promise<{ readonly forWhom: string; readonly mail: string }> {
    const row = await this.lookUp.row(buyers, memberId);
    const initial = row?.text('lastName').charAt(0);
    return { forWhom: row ? [row.text('firstName'), initial && `${initial}.`].filter(Boolean).join(' ') : '', mail: row?.text('email') ?? '' };
  }
}

/** Of what a card has paid: whether money moved is for the one to say that took it. */
function processorOfPurchase({ payment }: OpenedCheckout['purchase']): ProcessorName | undefined {
  return payment?.processor ? processorOf(payment.reference) : undefined;
}

function statusOf({ status, terms: { heldUntil } }: OpenedCheckout['purchase'], now: Date): CheckoutAnswer['status'] {
  switch (status) {
    case 'held':
      return now.getTime() < Date.parse(heldUntil) ? 'open' : 'over';
    case 'paid':
    case 'refunding':
      return 'paid';
    case 'refunded':
      return 'refunded';
    case 'released':
      return 'over';
    default:
      return status satisfies never;
  }
}

/** "…@example.com": an agent of another company may open the link, and is to learn no address by it. */
function masked(mail: string): string {
  const host = mail.split('@')[1];
  return host ? `…@${host}` : '';
}

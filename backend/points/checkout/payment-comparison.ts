import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import pg from 'pg';
import { InvariantRegistry, type InvariantVerdict } from '../../platform/invariants/invariant-registry.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { Payments, type Payment } from '../../platform/payments/payments.js';
import { Records } from '../../platform/records/records.js';
import { pointsAccount } from '../points-account.js';
import type { PointsPurchase } from '../points-account.state.js';
import { CheckoutPayments } from './checkout-payments.js';
import { paidForBy, type PaidFor } from './payment-mark.js';

/** UTC: before anybody comes to the office. */
const DAILY = '17 9 * * *';
const DAY_MS = 86_400_000;
/** What was told since yesterday may still be on its way. */
const LOOKS_BACK_MS = 35 * DAY_MS;
const PATIENCE_MS = 300_000;
const MOST_NAMED = 20;
const UNKNOWN_HERE = 'paid at the processor, and not here';

/** Each day the processor's list is held against ours: what is paid there alone is taken, and what differs is kept until the next one. */
@Injectable()
export class PaymentComparison implements OnModuleInit {
  private readonly log = new Logger(PaymentComparison.name);

  constructor(
    private readonly payments: Payments,
    private readonly checkout: CheckoutPayments,
    private readonly records: Records,
    private readonly pool: pg.Pool,
    private readonly jobs: Jobs,
    private readonly invariants: InvariantRegistry,
  ) {}

  onModuleInit(): void {
    this.jobs.every(DAILY, 'compare-card-payments', () => this.compare(new Date()));
    this.invariants.register({ name: 'Card payments are as the processor lists them', check: () => this.verdict() });
  }

  /** @throws ProcessorAway, ProcessorRefused */
  async compare(now: Date): Promise<void> {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const found: { readonly paymentId: string; readonly id: number; readonly words: string }[] = [];
    for await (const payment of this.payments.list(new Date(now.getTime() - LOOKS_BACK_MS), signal)) {
      const paidFor = paidForBy(payment.about);
      if (!paidFor) continue;
      const purchase = await this.purchaseOf(paidFor);
      let words = differenceOf(payment, purchase, now);
      if (purchase && words === UNKNOWN_HERE) {
        await this.checkout.takeIfPaid(payment);
        words = differenceOf(payment, await this.purchaseOf(paidFor), now);
      }
      if (words !== undefined) found.push({ paymentId: payment.paymentId, id: paidFor.id, words });
    }
    await this.keep(found);
    if (found.length > 0) this.log.error(`${found.length} card payments differ from what ${this.payments.processor} lists: Operations names them`);
  }

  private async purchaseOf({ account, id }: PaidFor): Promise<PointsPurchase | undefined> {
    return (await this.records.unhidden(pointsAccount, account).catch(() => undefined))?.purchases.get(id);
  }

  private async keep(found: readonly { readonly paymentId: string; readonly id: number; readonly words: string }[]): Promise<void> {
    const columns = [found.map(({ paymentId }) => paymentId), found.map(({ id }) => id), found.map(({ words }) => words)];
    await this.pool.query('DELETE FROM payment_difference WHERE payment_id <> ALL($1)', [columns[0]]);
    await this.pool.query(
      `INSERT INTO payment_difference (payment_id, purchase_id, words) SELECT * FROM unnest($1::text[], $2::int[], $3::text[])
       ON CONFLICT (payment_id) DO UPDATE SET words = excluded.words`,
      columns,
    );
  }

  private async verdict(): Promise<InvariantVerdict> {
    const { rows } = await this.pool.query<{ id: number; words: string }>('SELECT purchase_id AS id, words FROM payment_difference ORDER BY found_at, purchase_id');
    if (rows.length === 0) return { ok: true, detail: `as of the last daily comparison with ${this.payments.processor}` };
    return { ok: false, detail: rows.slice(0, MOST_NAMED).map(({ id, words }) => `Purchase ${id}: ${words}`).join('; ') };
  }
}

/** What the processor says and the purchase does not, in words; undefined where they agree. */
export function differenceOf({ paymentId, status, amount }: Payment, purchase: PointsPurchase | undefined, now: Date): string | undefined {
  const isOld = (since = '') => Date.parse(since) < now.getTime() - DAY_MS;
  if (!purchase) return 'the processor has a payment for a purchase that is not there';
  const taken = purchase.payment?.reference === paymentId;
  if (taken && purchase.terms && purchase.terms.totalPurchasePrice !== amount) return `the processor took ${amount} in place of ${purchase.terms.totalPurchasePrice}`;
  if (status === 'paid' && taken && purchase.status === 'refunded') return 'refunded here, and the processor still has the money';
  if (status === 'paid' && taken && purchase.status === 'refunding' && isOld(purchase.refundAskedAt)) return 'its refund has been on its way for more than a day';
  const away = purchase.turnedAway?.get(paymentId);
  if (status === 'paid' && !taken && !away) return UNKNOWN_HERE;
  if (status === 'paid' && away?.is === 'back') return 'given back here, and the processor still has the money';
  if (status === 'paid' && away?.is === 'refused') return 'a payment that came too late could not be given back';
  if (status === 'paid' && away && isOld(away.since)) return 'a payment that came too late has been on its way back for more than a day';
  if (status === 'refunded' && away && away.is !== 'back' && isOld(away.since)) return 'given back at the processor, and on its way back here';
  if (status === 'refunded' && taken && purchase.status === 'paid') return 'refunded at the processor, and paid here';
  if ((status === 'open' || status === 'let go') && taken) return 'paid here, and not at the processor';
  return undefined;
}

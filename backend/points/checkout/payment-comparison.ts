import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import pg from 'pg';
import { newYorkDay } from '../../../events/kernel/new-york-day.js';
import { NotFound } from '../../platform/commands/refusal.js';
import { InvariantRegistry, type InvariantVerdict } from '../../platform/invariants/invariant-registry.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { LookUp } from '../../platform/lists/look-up.js';
import { ProcessorNotSetUp, ProcessorRefused } from '../../platform/payments/payment-failures.js';
import type { Payment } from '../../platform/payments/payments.js';
import { Processors } from '../../platform/payments/processors.js';
import { Records } from '../../platform/records/records.js';
import { accountId } from '../points-account-id.js';
import { pointsAccount } from '../points-account.js';
import { pointsPurchases } from '../points.lists.js';
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

interface OurPayment {
  readonly paymentId: string;
  readonly id: number;
}

interface Difference extends OurPayment {
  readonly words: string;
}

/** Each day the processor's list and ours are held against each other: what is paid there alone is taken, and what differs is kept until it agrees. */
@Injectable()
export class PaymentComparison implements OnModuleInit {
  private readonly log = new Logger(PaymentComparison.name);

  constructor(
    private readonly processors: Processors,
    private readonly checkout: CheckoutPayments,
    private readonly records: Records,
    private readonly lookUp: LookUp,
    private readonly pool: pg.Pool,
    private readonly jobs: Jobs,
    private readonly invariants: InvariantRegistry,
  ) {}

  onModuleInit(): void {
    this.jobs.every(DAILY, 'compare-card-payments', () => this.compare(new Date()));
    this.invariants.register({ name: 'Card payments are as the processor lists them', check: () => this.verdict() });
  }

  /** Whatever cannot be read leaves what was found before as it is. @throws ProcessorAway, ProcessorRefused, or what the store says */
  async compare(now: Date): Promise<void> {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const from = new Date(now.getTime() - LOOKS_BACK_MS);
    const found = new Map<string, Difference>();
    const seen = new Set<string>();
    const hold = async (paymentId: string, id: number, reading: Promise<string | undefined>) => {
      const words = await reading;
      seen.add(paymentId);
      if (words !== undefined) found.set(paymentId, { paymentId, id, words });
    };
    for (const processor of this.processors.all) {
      for await (const payment of processor.list(from, signal)) {
        const paidFor = paidForBy(payment.about);
        if (paidFor) await hold(payment.paymentId, paidFor.id, this.differenceOf(payment, paidFor, now));
      }
    }
    for (const { paymentId, id } of [...(await this.foundBefore()), ...(await this.paidHere(from))]) {
      if (!seen.has(paymentId)) await hold(paymentId, id, this.differenceAt(paymentId, now, signal));
    }
    await this.keep([...found.values()]);
    if (found.size > 0) this.log.error(`${found.size} card payments differ from the list of ${this.processors.names}: Operations names them`);
  }

  private async differenceOf(payment: Payment, paidFor: PaidFor, now: Date): Promise<string | undefined> {
    const purchase = await this.purchaseOf(paidFor);
    const words = differenceOf(payment, purchase, now);
    if (!purchase || words !== UNKNOWN_HERE) return words;
    await this.checkout.takeIfPaid(payment);
    return differenceOf(payment, await this.purchaseOf(paidFor), now);
  }

  /** Of one that the list did not name. */
  private async differenceAt(paymentId: string, now: Date, signal: AbortSignal): Promise<string | undefined> {
    try {
      const payment = await this.processors.of(paymentId).read(paymentId, signal);
      const paidFor = paidForBy(payment.about);
      return paidFor && (await this.differenceOf(payment, paidFor, now));
    } catch (error) {
      if (error instanceof ProcessorRefused && error.code === 'resource_missing') return 'the processor does not know its payment';
      if (error instanceof ProcessorNotSetUp) return error.reason;
      throw error;
    }
  }

  private async purchaseOf({ account, id }: PaidFor): Promise<PointsPurchase | undefined> {
    try {
      return (await this.records.unhidden(pointsAccount, account)).purchases.get(id);
    } catch (error) {
      if (error instanceof NotFound) return undefined;
      throw error;
    }
  }

  /** Until they agree, however long ago they were begun. */
  private async foundBefore(): Promise<readonly OurPayment[]> {
    return (await this.pool.query<OurPayment>('SELECT payment_id AS "paymentId", purchase_id AS id FROM payment_difference')).rows;
  }

  /** Card payments of the purchases of these weeks, and whatever is to go back, however old. */
  private async paidHere(from: Date): Promise<readonly OurPayment[]> {
    const [ofTheseWeeks, cameTooLate, refundAsked] = await Promise.all([
      this.lookUp.keysThat(pointsPurchases, [{ field: 'processor', op: 'present' }, { field: 'createdAt', op: 'from', value: newYorkDay(from) }]),
      this.lookUp.keysThat(pointsPurchases, [{ field: 'latePayment', op: 'oneOf', value: ['Money on its way back', 'Refund refused'] }]),
      this.lookUp.keysBut(pointsPurchases, 'refundReason', ''),
    ]);
    const always = new Set([...ofTheseWeeks, ...cameTooLate]);
    const rows = await this.lookUp.rows(pointsPurchases, [...new Set([...always, ...refundAsked])]);
    const ours: OurPayment[] = [];
    for (const [key, row] of rows) {
      if (!always.has(key) && row.text('paymentStatus') !== 'Paid') continue;
      const id = row.number('epicAdvantageContractId');
      const purchase = await this.purchaseOf({ account: accountId({ memberId: row.number('epicMemberId'), useYear: row.number('useYear') }), id });
      const references = [...(purchase?.payment?.processor ? [purchase.payment.reference] : []), ...(purchase?.turnedAway?.keys() ?? [])];
      ours.push(...references.map((paymentId) => ({ paymentId, id })));
    }
    return ours;
  }

  private async keep(found: readonly Difference[]): Promise<void> {
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
    if (rows.length === 0) return { ok: true, detail: `as of the last daily comparison with ${this.processors.names}` };
    return { ok: false, detail: rows.slice(0, MOST_NAMED).map(({ id, words }) => `Purchase ${id}: ${words}`).join('; ') };
  }
}

/** What the processor says and the purchase does not, in words; undefined where they agree. */
export function differenceOf({ paymentId, status, amount }: Payment, purchase: PointsPurchase | undefined, now: Date): string | undefined {
  const isOld = (since = '') => Date.parse(since) < now.getTime() - DAY_MS;
  if (!purchase) return status === 'paid' ? 'the processor has a payment for a purchase that is not there' : undefined;
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

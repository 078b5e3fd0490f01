import pg from 'pg';
import { randomBytes } from 'node:crypto';
import type { Incoming } from '../../incoming/incoming.js';
import { paymentNotice } from '../payment-notice.js';
import { ProcessorAway, ProcessorRefused } from '../payment-failures.js';
import { SANDBOX_BEGINS } from '../payment-ids.js';
import { Payments, type BegunPayment, type Payment, type PaymentStatus, type WantedPayment } from '../payments.js';
import type { CardOutcome, SandboxToken } from './sandbox-cards.rules.js';

const KEPT_DAYS = 400;

/**
 * A card processor of our own for who has no account at one: it takes no money, keeps its payments in a table, and tells of
 * them by the way that webhooks take.
 */
export class SandboxPayments extends Payments {
  readonly processor = 'Sandbox';
  readonly publishableKey = '';

  constructor(
    private readonly pool: pg.Pool,
    private readonly incoming: Pick<Incoming, 'receive'>,
  ) {
    super();
  }

  async begin({ about, amount }: WantedPayment, key: string): Promise<BegunPayment> {
    const id = `${SANDBOX_BEGINS}${randomBytes(8).toString('hex')}`;
    const { rows } = await this.pool.query<{ paymentId: string; about: string; amount: string }>(
      `INSERT INTO sandbox_payment (payment_id, begun_by, about, amount) VALUES ($1, $2, $3, $4)
       ON CONFLICT (begun_by) DO UPDATE SET begun_by = excluded.begun_by RETURNING payment_id AS "paymentId", about, amount::text`,
      [id, key, about, amount],
    );
    const begun = rows[0]!;
    if (begun.about !== about || begun.amount !== amount) throw new ProcessorRefused(this.processor, 'idempotency_error');
    return { paymentId: begun.paymentId, clientSecret: begun.paymentId };
  }

  async read(paymentId: string): Promise<Payment> {
    const { rows } = await this.pool.query<Payment>(`SELECT ${COLUMNS} FROM sandbox_payment WHERE payment_id = $1`, [paymentId]);
    const row = rows[0];
    if (!row) throw new ProcessorRefused(this.processor, 'resource_missing');
    return row;
  }

  async letGo(paymentId: string): Promise<void> {
    await this.changed(paymentId, 'let go', '');
  }

  async refund(paymentId: string): Promise<string> {
    const { rows } = await this.pool.query<{ refundId: string }>(
      `UPDATE sandbox_payment SET status = 'refunded', refund_id = coalesce(refund_id, $2) WHERE payment_id = $1 AND status IN ('paid', 'refunded') RETURNING refund_id AS "refundId"`,
      [paymentId, `refund_${randomBytes(6).toString('hex')}`],
    );
    if (!rows[0]) throw new ProcessorRefused(this.processor, 'charge_not_paid');
    return rows[0].refundId;
  }

  async *list(since: Date): AsyncIterable<Payment> {
    const { rows } = await this.pool.query<Payment>(`SELECT ${COLUMNS} FROM sandbox_payment WHERE begun_at >= $1`, [since]);
    yield* rows;
  }

  /** What a real processor hears from the payer's browser. @param cardEnd the last four digits @throws ProcessorAway for the card that gets no answer */
  async pay(paymentId: string, token: SandboxToken, cardEnd: string): Promise<CardOutcome> {
    if (token === 'no answer') throw new ProcessorAway('The sandbox gives this card no answer');
    if (token !== 'paid' && token !== 'step passed') return token;
    const paid = await this.changed(paymentId, 'paid', cardEnd);
    const now = paid ?? (await this.read(paymentId));
    if (now.status === 'let go') throw new ProcessorRefused(this.processor, 'payment_intent_unexpected_state');
    // Told as often as it is asked: what is known already changes nothing.
    await this.incoming.receive(paymentNotice, `${this.processor} ${paymentId} paid`, { ...now, processor: this.processor });
    return 'paid';
  }

  async sweep(): Promise<void> {
    await this.pool.query(`DELETE FROM sandbox_payment WHERE begun_at < now() - interval '${KEPT_DAYS} days'`);
  }

  /** Of one that is open. @returns undefined where it is not */
  private async changed(paymentId: string, status: PaymentStatus, cardEnd: string): Promise<Payment | undefined> {
    const text = `UPDATE sandbox_payment SET status = $2, card_end = $3 WHERE payment_id = $1 AND status = 'open' RETURNING ${COLUMNS}`;
    return (await this.pool.query<Payment>(text, [paymentId, status, cardEnd])).rows[0];
  }
}

const COLUMNS = 'payment_id AS "paymentId", about, amount::text, status, card_end AS "cardEnd"';

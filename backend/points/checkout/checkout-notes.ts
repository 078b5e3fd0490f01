import { Injectable } from '@nestjs/common';
import pg from 'pg';
import { Sealing } from '../../platform/auth/sealing.js';
import { HourlySweeps } from '../../platform/sweeps/hourly-sweeps.js';

const KEPT_DAYS = 90;

/** What is known of a purchase at its checkout beside its events: its payment at the processor, and where the receipt goes. */
@Injectable()
export class CheckoutNotes {
  constructor(
    private readonly pool: pg.Pool,
    private readonly sealing: Sealing,
    sweeps: HourlySweeps,
  ) {
    sweeps.add(() => pool.query(`DELETE FROM checkout_payment WHERE noted_at < now() - interval '${KEPT_DAYS} days'`));
  }

  async notePayment(id: number, paymentId: string): Promise<void> {
    await this.pool.query('INSERT INTO checkout_payment (purchase_id, payment_id) VALUES ($1, $2) ON CONFLICT (purchase_id) DO UPDATE SET payment_id = excluded.payment_id', [id, paymentId]);
  }

  async paymentOf(id: number): Promise<string | undefined> {
    const { rows } = await this.pool.query<{ paymentId: string | null }>('SELECT payment_id AS "paymentId" FROM checkout_payment WHERE purchase_id = $1', [id]);
    return rows[0]?.paymentId ?? undefined;
  }

  /** Sealed: it says who pays. */
  async noteReceipt(id: number, mail: string): Promise<void> {
    await this.pool.query('INSERT INTO checkout_payment (purchase_id, receipt_to) VALUES ($1, $2) ON CONFLICT (purchase_id) DO UPDATE SET receipt_to = excluded.receipt_to', [id, this.sealing.seal(mail, purposeOf(id))]);
  }

  /** Undefined where nobody said: then it goes to the member's own address. */
  async receiptOf(id: number): Promise<string | undefined> {
    const { rows } = await this.pool.query<{ mail: Buffer | null }>('SELECT receipt_to AS mail FROM checkout_payment WHERE purchase_id = $1', [id]);
    return rows[0]?.mail ? this.sealing.open(rows[0].mail, purposeOf(id)) : undefined;
  }
}

function purposeOf(id: number): string {
  return `receipt of purchase ${id}`;
}

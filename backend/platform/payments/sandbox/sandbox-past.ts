import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import pg from 'pg';
import { SANDBOX_BEGINS } from '../payment-ids.js';

interface PastPayment {
  readonly about: string;
  /** Dollars. */
  readonly amount: string;
  readonly cardEnd: string;
  /** ISO UTC. */
  readonly at: string;
}

/** Payments that a made-up past has in the sandbox, so that the comparison finds them there. Nobody is told of them. */
@Injectable()
export class SandboxPast {
  constructor(private readonly pool: pg.Pool) {}

  /** @returns its name, the same each time */
  async paid({ about, amount, cardEnd, at }: PastPayment): Promise<string> {
    const paymentId = `${SANDBOX_BEGINS}${createHash('sha256').update(`${about} ${at}`).digest('hex').slice(0, 16)}`;
    const text = `INSERT INTO sandbox_payment (payment_id, begun_by, about, amount, status, card_end, begun_at) VALUES ($1, $1, $2, $3, 'paid', $4, $5) ON CONFLICT DO NOTHING`;
    await this.pool.query(text, [paymentId, about, amount, cardEnd, at]);
    return paymentId;
  }
}

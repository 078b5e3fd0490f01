import type { ReleaseReason } from '../../../events/points/points.enums.js';
import type { ProcessorName } from '../../platform/payments/payments.js';

/** What the page behind a checkout link shows: this purchase alone. */
export interface CheckoutAnswer {
  readonly epicAdvantageContractId: number;
  readonly status: 'open' | 'paid' | 'refunded' | 'over';
  readonly points: number;
  readonly pricePerPoint: string;
  /** Without the fee. */
  readonly pointsPrice: string;
  readonly transactionFee: string;
  readonly total: string;
  readonly useYear: number;
  /** First name and last initial: "Aisha W." */
  readonly forWhom: string;
  /** ISO UTC. */
  readonly heldUntil: string;
  readonly holdMinutes: number;
  /** The server's clock: a browser's may be wrong. */
  readonly now: string;
  readonly processor: ProcessorName;
  /** Where the receipt goes, all but hidden: the address that was given last, else the member's own. Blank where there is none. */
  readonly receiptTo: string;
  readonly payment: { readonly reference: string; readonly cardEnd: string; readonly at: string } | null;
  readonly overBecause: ReleaseReason | null;
  /** A payment came too late and is on its way back. */
  readonly moneyGoesBack: boolean;
  /** A payment came too late, and the processor did not give it back. */
  readonly refundRefused: boolean;
  /** A payment was begun, and the processor was not asked for this answer, or does not know yet what comes of it. */
  readonly stillChecked: boolean;
  /** A payment was begun at a processor that is not set up any more: nobody can say what comes of it. */
  readonly begunElsewhere: boolean;
}

/** What a browser needs to pay. */
export interface CheckoutPaymentAnswer {
  readonly clientSecret: string;
  readonly publishableKey: string;
}

import type { RecordedEvent } from '../../events/kernel/event.js';
import type { PointsAccountEvent } from '../../events/points/points.events.js';
import type { ReleaseReason } from '../../events/points/points.enums.js';

export interface PointsPurchase {
  readonly points: number;
  readonly status: 'held' | 'paid' | 'refunding' | 'refunded' | 'released';
  /** While it is held. */
  readonly heldUntil: string | null;
  readonly releasedFor?: ReleaseReason;
  /** What was agreed; absent for what an import brought. */
  readonly terms?: PurchaseTerms;
  readonly payment?: { readonly reference: string; readonly processor: string; readonly cardEnd: string; readonly at: string };
  readonly refundReason?: string;
  /** When the refund that is on its way was asked for. */
  readonly refundAskedAt?: string;
  /** Payments that went back, or are to, by their reference. */
  readonly turnedAway?: ReadonlyMap<string, TurnedAway>;
}

export interface TurnedAway {
  readonly is: 'on its way back' | 'refused' | 'back';
  readonly since: string;
}

export interface PurchaseTerms {
  readonly pricePerPoint: string;
  readonly transactionFee: string;
  readonly totalPurchasePrice: string;
  /** When the hold runs out, or did. */
  readonly heldUntil: string;
  readonly createdAt: string;
}

/** What one member may buy in one use year, and what became of it. */
export interface PointsAccount {
  readonly opened: boolean;
  readonly yearlyMaximum: number;
  readonly purchases: ReadonlyMap<number, PointsPurchase>;
}

/** Points neither paid for nor held. Never below zero. */
export function availablePoints(account: PointsAccount): number {
  let taken = 0;
  for (const { status, points } of account.purchases.values()) if (status !== 'released' && status !== 'refunded') taken += points;
  return account.yearlyMaximum - taken;
}

type PurchaseEvent = Exclude<PointsAccountEvent, { readonly type: 'PointsAccountOpened' }>;

/** What a purchase is after an event of it. */
export function purchaseAfter(before: PointsPurchase | undefined, event: RecordedEvent<PurchaseEvent>): PointsPurchase {
  const purchase = before ?? { points: 0, status: 'held', heldUntil: null };
  switch (event.type) {
    case 'PointsPurchaseImported': {
      const { pointsPurchased, paymentStatus } = event.data;
      return { points: pointsPurchased, status: importedStatus[paymentStatus], heldUntil: null };
    }
    case 'PointsHeld': {
      const { pointsPurchased, pricePerPoint, transactionFee, totalPurchasePrice, heldUntil } = event.data;
      const terms = { pricePerPoint, transactionFee, totalPurchasePrice, heldUntil, createdAt: event.metadata.occurredAt };
      return { points: pointsPurchased, status: 'held', heldUntil, terms };
    }
    case 'PointsPosted':
    case 'PointsPostedLate': {
      const { points, paymentReferenceId = '', processor = '', cardEnd = '' } = event.data;
      const payment = { reference: paymentReferenceId, processor, cardEnd, at: event.metadata.occurredAt };
      return { ...purchase, points, status: 'paid', heldUntil: null, payment };
    }
    case 'PointsReleased':
      return { ...purchase, points: event.data.points, status: 'released', heldUntil: null, releasedFor: event.data.reason };
    case 'RefundRequested':
      return { ...purchase, status: 'refunding', refundReason: event.data.reason, refundAskedAt: event.metadata.occurredAt };
    case 'RefundFailed':
      return { ...purchase, status: 'paid' };
    case 'PointsRefunded':
      return { ...purchase, status: 'refunded', refundReason: event.data.reason };
    case 'PaymentTurnedAway':
      return turnedAwayIs('on its way back', purchase, event);
    case 'TurnedAwayRefundFailed':
      return turnedAwayIs('refused', purchase, event);
    case 'TurnedAwayPaymentReturned':
      return turnedAwayIs('back', purchase, event);
    default:
      return event satisfies never;
  }
}

function turnedAwayIs(is: TurnedAway['is'], purchase: PointsPurchase, { data, metadata }: { readonly data: { readonly paymentReferenceId: string }; readonly metadata: { readonly occurredAt: string } }): PointsPurchase {
  return { ...purchase, turnedAway: new Map(purchase.turnedAway).set(data.paymentReferenceId, { is, since: metadata.occurredAt }) };
}

/** Neither an unpaid nor a refunded purchase of the old system takes points. */
const importedStatus = { Draft: 'released', Paid: 'paid', Refunded: 'refunded', Released: 'released' } as const;

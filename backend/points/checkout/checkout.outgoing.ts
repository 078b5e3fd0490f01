import { outgoingKind } from '../../platform/outgoing/outgoing-kind.js';
import type { PaidFor } from './payment-mark.js';

export interface GoesBack extends PaidFor {
  readonly paymentId: string;
}

/** A link to the checkout page: it is made when it goes out. */
export const checkoutLink = outgoingKind<PaidFor>('checkout-link', 'Link to pay');
export const checkoutLinkText = outgoingKind<PaidFor>('checkout-link-text', 'Link to pay, by text');
export const purchaseReceipt = outgoingKind<PaidFor>('purchase-receipt', 'Receipt');
export const refundWords = outgoingKind<PaidFor>('refund-words', 'Mail about a refund');
export const moneyBack = outgoingKind<GoesBack>('money-back', 'Refund');
export const paymentLetGo = outgoingKind<PaidFor>('payment-let-go', 'Payment nobody waits for');

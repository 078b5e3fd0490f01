import { incomingKind } from '../incoming/incoming-kind.js';
import type { Payment, ProcessorName } from './payments.js';

export interface PaymentNotice extends Payment {
  readonly processor: ProcessorName;
}

/** What a processor tells of a payment. Names nobody: whose it is stands at what it pays for. */
export const paymentNotice = incomingKind<PaymentNotice>('payment-notice', 'News of a payment', () => ({ leadIds: [], knownBy: [] }));

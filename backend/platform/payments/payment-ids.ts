import type { ProcessorName } from './payments.js';

/** Before each payment of ours: no other processor begins one so. */
export const SANDBOX_BEGINS = 'sandbox_';

/** By the name of a payment alone: what was noted of it before there were two processors says no more. */
export function processorOf(paymentId: string): ProcessorName {
  return paymentId.startsWith(SANDBOX_BEGINS) ? 'Sandbox' : 'Stripe';
}

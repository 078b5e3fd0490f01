import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { troubleOfStripe, type Attempted } from './trouble.rules.js';

export interface StripeReady {
  readonly stripe: Pick<Stripe, 'confirmPayment'>;
  readonly elements: StripeElements;
}

/** One attempt at Stripe. No way back is named: our payments allow no way that leads away from this page, and its address opens the purchase. */
export async function confirmedAtStripe({ stripe, elements }: StripeReady): Promise<Attempted> {
  const { error } = await stripe.confirmPayment({ elements, redirect: 'if_required' });
  // Paid already, in another window: the server says how it stands.
  if (!error || error.code === 'payment_intent_unexpected_state') return undefined;
  return error.type === 'api_connection_error' ? 'no network' : troubleOfStripe(error);
}

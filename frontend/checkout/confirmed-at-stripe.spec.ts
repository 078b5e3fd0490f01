import type { StripeElements, StripeError } from '@stripe/stripe-js';
import { confirmedAtStripe } from './confirmed-at-stripe.js';

const elements = {} as StripeElements;

async function attempt(error?: Partial<StripeError>) {
  const asked: unknown[] = [];
  const confirmPayment = ((options: unknown) => (asked.push(options), Promise.resolve(error ? { error } : { paymentIntent: {} }))) as never;
  return { came: await confirmedAtStripe({ stripe: { confirmPayment }, elements }), asked };
}

describe('An attempt to pay at Stripe', () => {
  it('tells Stripe nothing of the link that opens the purchase', async () => {
    expect((await attempt()).asked).toEqual([{ elements, redirect: 'if_required' }]);
  });

  it('leaves to Stripe’s own field what it says there of a card that is not typed whole', async () => {
    expect((await attempt({ type: 'validation_error', code: 'incomplete_number' })).came).toBe('said at its field');
  });

  it('knows a lost network, a decline, and what is paid already in another window', async () => {
    expect((await attempt({ type: 'api_connection_error' })).came).toBe('no network');
    expect((await attempt({ type: 'card_error', code: 'card_declined' })).came).toBe('declined');
    expect((await attempt({ type: 'invalid_request_error', code: 'payment_intent_unexpected_state' })).came).toBeUndefined();
  });
});

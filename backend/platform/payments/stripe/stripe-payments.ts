import Stripe from 'stripe';
import { Decimal } from 'decimal.js';
import type { StripeAccount } from '../../config/stripe-account.js';
import { ProcessorAway, ProcessorRefused } from '../payment-failures.js';
import { Payments, type BegunPayment, type Payment, type PaymentStatus, type WantedPayment } from '../payments.js';

/** Two tries of it are less than a payer waits for. */
const PATIENCE_MS = 5_000;
const LONG_LIST_MS = 30_000;
/** Our mark on a payment: which record of which of our purchases. */
export const OUR_MARK = 'about';

/** Stripe, by its own client library: one payment intent a purchase. */
export class StripePayments extends Payments {
  readonly processor = 'Stripe';
  readonly publishableKey: string;
  private readonly stripe: Stripe;

  constructor({ secretKey, publishableKey, apiUrl }: Pick<StripeAccount, 'secretKey' | 'publishableKey' | 'apiUrl'>, timeout = PATIENCE_MS) {
    super();
    this.publishableKey = publishableKey;
    const place = apiUrl && { host: apiUrl.hostname, protocol: apiUrl.protocol === 'http:' ? ('http' as const) : ('https' as const), port: apiUrl.port || (apiUrl.protocol === 'http:' ? 80 : 443) };
    this.stripe = new Stripe(secretKey, { telemetry: false, maxNetworkRetries: 1, timeout, ...place });
  }

  async begin({ about, amount, words }: WantedPayment, key: string, signal: AbortSignal): Promise<BegunPayment> {
    const wanted = { amount: centsOf(amount), currency: 'usd', description: words, metadata: { [OUR_MARK]: about }, automatic_payment_methods: { enabled: true, allow_redirects: 'never' } } as const;
    const { id, client_secret: secret } = await this.asked(() => this.stripe.paymentIntents.create(wanted, { idempotencyKey: key }), signal);
    return { paymentId: id, clientSecret: secret ?? '' };
  }

  async read(paymentId: string, signal: AbortSignal): Promise<Payment> {
    return paymentOf(await this.asked(() => this.stripe.paymentIntents.retrieve(paymentId, { expand: ['latest_charge'] }), signal));
  }

  async letGo(paymentId: string, signal: AbortSignal): Promise<void> {
    await this.asked(() => this.stripe.paymentIntents.cancel(paymentId), signal).catch((error: unknown) => {
      // Paid, or let go by an earlier try.
      if (!(error instanceof ProcessorRefused) || error.code !== 'payment_intent_unexpected_state') throw error;
    });
  }

  async refund(paymentId: string, key: string, signal: AbortSignal): Promise<string> {
    try {
      return (await this.asked(() => this.stripe.refunds.create({ payment_intent: paymentId }, { idempotencyKey: key }), signal)).id;
    } catch (error) {
      if (!(error instanceof ProcessorRefused) || error.code !== 'charge_already_refunded') throw error;
      const { data } = await this.asked(() => this.stripe.refunds.list({ payment_intent: paymentId, limit: 1 }), signal);
      return data[0]?.id ?? '';
    }
  }

  async *list(since: Date, signal: AbortSignal): AsyncIterable<Payment> {
    const from = Math.floor(since.getTime() / 1_000);
    for (let after: string | undefined; ; ) {
      const page = { created: { gte: from }, limit: 100, expand: ['data.latest_charge'], ...(after && { starting_after: after }) };
      const { data, has_more: more } = await this.asked(() => this.stripe.paymentIntents.list(page, { timeout: LONG_LIST_MS }), signal);
      for (const intent of data) if (intent.metadata[OUR_MARK]) yield paymentOf(intent);
      after = data.at(-1)?.id;
      if (!more || after === undefined) return;
    }
  }

  /** Nothing is asked once the time is over; what is under way then ends by itself, and its key makes it harmless. */
  private async asked<Answer>(ask: () => Promise<Answer>, signal: AbortSignal): Promise<Answer> {
    if (signal.aborted) throw overdue();
    let end = () => {};
    const ended = new Promise<never>((_, reject) => (end = () => reject(overdue())));
    signal.addEventListener('abort', end, { once: true });
    try {
      // A race hears the one that loses as well.
      return await Promise.race([ask(), ended]);
    } catch (error) {
      throw failureOf(error);
    } finally {
      signal.removeEventListener('abort', end);
    }
  }
}

function overdue(): ProcessorAway {
  return new ProcessorAway('Stripe takes longer than we wait');
}

/** Stripe's own words are left out: they may name a card. */
function failureOf(error: unknown): Error {
  if (!(error instanceof Stripe.errors.StripeError)) return error as Error;
  if (error instanceof Stripe.errors.StripeConnectionError) return new ProcessorAway('Stripe is out of reach, or slow');
  if (error instanceof Stripe.errors.StripeRateLimitError) return new ProcessorAway('Stripe takes no more of us for a moment');
  if (error instanceof Stripe.errors.StripeAuthenticationError) return new ProcessorAway('Stripe does not take STRIPE_SECRET_KEY');
  if (error instanceof Stripe.errors.StripeAPIError) return new ProcessorAway(`Stripe is busy (${error.statusCode ?? 500})`);
  return new ProcessorRefused('Stripe', /^\w{1,60}$/.test(error.code ?? '') ? error.code! : '');
}

/** As an answer or a webhook brings it. */
export function paymentOf(intent: Stripe.PaymentIntent): Payment {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : undefined;
  return {
    paymentId: intent.id,
    about: intent.metadata[OUR_MARK] ?? '',
    amount: new Decimal(intent.amount).div(100).toFixed(2),
    status: charge?.refunded ? 'refunded' : (statuses[intent.status] ?? 'open'),
    cardEnd: charge?.payment_method_details?.card?.last4 ?? '',
  };
}

const statuses: Readonly<Record<string, PaymentStatus>> = { processing: 'processing', succeeded: 'paid', canceled: 'let go' };

function centsOf(amount: string): number {
  return new Decimal(amount).times(100).toNumber();
}

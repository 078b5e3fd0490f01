import { CannotStart } from './cannot-start.js';

/** What the environment says of the account that cards are charged by. */
export interface StripeAccount {
  readonly secretKey: string;
  /** Goes to the payer's browser. */
  readonly publishableKey: string;
  /** What Stripe signs its webhooks with. */
  readonly webhookSecret: string;
  /** A gateway of the company in place of Stripe's own. */
  readonly apiUrl: URL | undefined;
}

const NAMES = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;
const BEGINNINGS = [/^(sk|rk)_\w+$/, /^pk_\w+$/, /^whsec_\S+$/] as const;
const BEGIN_WITH = ['sk_ or rk_', 'pk_', 'whsec_'] as const;

/**
 * No value is repeated in a message.
 * @throws CannotStart when half of it is said
 */
export function stripeAccount(environment: NodeJS.ProcessEnv): StripeAccount | undefined {
  const [secretKey = '', publishableKey = '', webhookSecret = ''] = NAMES.map((name) => environment[name]?.trim());
  const given = [secretKey, publishableKey, webhookSecret];
  if (given.every((value) => value === '')) return undefined;
  const missing = NAMES.filter((_, place) => given[place] === '');
  if (missing.length > 0) throw new CannotStart(`${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} missing: cards are charged by Stripe with all three of ${NAMES.join(', ')}, or with none by the sandbox.`);
  NAMES.forEach((name, place) => {
    if (!BEGINNINGS[place]!.test(given[place]!)) throw new CannotStart(`${name} must be as Stripe shows it, beginning with ${BEGIN_WITH[place]}.`);
  });
  return { secretKey, publishableKey, webhookSecret, apiUrl: apiUrl(environment) };
}

function apiUrl({ STRIPE_API_URL: text = '' }: NodeJS.ProcessEnv): URL | undefined {
  if (text.trim() === '') return undefined;
  if (!/^https?:\/\/[^/\s]+\/?$/.test(text.trim())) throw new CannotStart('STRIPE_API_URL must be an address without a path.');
  return new URL(text.trim());
}

import type { CardFieldHosts } from '../../http/security-headers.js';

/** What Stripe's own fields need (docs.stripe.com/security/guide). */
export const stripeHosts: CardFieldHosts = {
  scriptSrc: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frameSrc: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connectSrc: ['https://api.stripe.com'],
};

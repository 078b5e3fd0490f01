import type { RequestHandler } from 'express';
import helmet from 'helmet';

/** The one page where cards are typed. */
const CHECKOUT_PAGE = '/epic-advantage-secure-checkout.html';

/** What Stripe's own fields need (docs.stripe.com/security/guide). */
const STRIPE = {
  scriptSrc: ["'self'", 'https://js.stripe.com', 'https://*.js.stripe.com'],
  frameSrc: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connectSrc: ["'self'", 'https://api.stripe.com'],
};

/**
 * Scripts come from this server only; Blueprint and the virtual table place things with style attributes.
 * @param cardsByStripe the checkout page names Stripe's hosts as well, and no other page does
 */
export function securityHeaders(cardsByStripe = false): RequestHandler {
  const [everywhere, checkout] = [policies({}, 'same-origin'), policies(cardsByStripe ? STRIPE : {}, 'no-referrer')];
  return (request, response, next) => (request.path === CHECKOUT_PAGE ? checkout : everywhere)(request, response, next);
}

function policies(also: Partial<typeof STRIPE>, referrerPolicy: 'same-origin' | 'no-referrer'): RequestHandler {
  const headers = (https: boolean) =>
    helmet({
      contentSecurityPolicy: {
        directives: {
          defaultSrc: ["'self'"],
          scriptSrc: ["'self'"],
          scriptSrcAttr: ["'none'"],
          styleSrc: ["'self'", "'unsafe-inline'"],
          imgSrc: ["'self'", 'data:', 'blob:'],
          fontSrc: ["'self'", 'data:'],
          connectSrc: ["'self'"],
          ...also,
          objectSrc: ["'none'"],
          frameAncestors: ["'none'"],
          baseUri: ["'none'"],
          formAction: ["'self'"],
          upgradeInsecureRequests: https ? [] : null,
        },
      },
      // Browsers remember it for the host name: over plain http it would lock people out of a local start.
      strictTransportSecurity: https,
      referrerPolicy: { policy: referrerPolicy },
    });
  const secure = headers(true);
  const plain = headers(false);
  return (request, response, next) => (request.secure ? secure : plain)(request, response, next);
}

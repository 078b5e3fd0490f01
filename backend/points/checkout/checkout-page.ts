import type { PageApart } from '../../platform/http/security-headers.js';

export const CHECKOUT_PAGE = '/epic-advantage-secure-checkout.html';

/** Its address opens the purchase: no other server hears of it. */
export const checkoutPage: PageApart = { path: CHECKOUT_PAGE, referrerPolicy: 'no-referrer', takesCards: true };

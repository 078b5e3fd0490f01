import type { CheckoutAnswer } from '../../backend/points/checkout/checkout.dto.js';

/** What became of the money of a purchase that is over: nothing is said that the card company did not say. */
export function moneyWords({ refundRefused, moneyGoesBack, stillChecked }: Pick<CheckoutAnswer, 'refundRefused' | 'moneyGoesBack' | 'stillChecked'>): string {
  if (refundRefused) return 'A payment came too late, and the card company has not given it back yet. Please call us: the money is yours.';
  if (moneyGoesBack) return 'A payment came too late: all of it goes back to your card, which takes some days.';
  if (stillChecked) return 'We are still asking the card company whether a payment went through. If one did, you get the points, or all of it back. Please wait before you pay again: this page shows what comes of it.';
  return 'Nothing was charged.';
}

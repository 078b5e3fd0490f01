import type { CheckoutAnswer } from '../../backend/points/checkout/checkout.dto.js';

/** What became of the money of a purchase that is over: nothing is said that the card company did not say. */
export function moneyWords({ refundRefused, moneyGoesBack, stillChecked, begunElsewhere }: Pick<CheckoutAnswer, 'refundRefused' | 'moneyGoesBack' | 'stillChecked' | 'begunElsewhere'>): string {
  if (refundRefused) return 'A payment came too late, and the card company has not given it back yet. Please call us: the money is yours.';
  if (moneyGoesBack) return 'A payment came too late: all of it goes back to your card, which takes some days.';
  if (stillChecked) return 'We are still asking the card company whether a payment went through. If one did, you get the points, or all of it back. Please wait before you pay again: this page shows what comes of it.';
  if (begunElsewhere) return 'A payment was begun with a card company that we do not use any more, and that we cannot ask. If your card was charged, please call us: you get all of it back.';
  return 'Nothing was charged.';
}

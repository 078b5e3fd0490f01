import { countedGifts, giftNamesOf } from '../../../backend/tours/tour.rules.js';

/** The stored list of gifts in words; one that was added twice says so (decisions.md G10). */
export function giftWords(giftNames: string): string {
  return countedGifts(giftNamesOf(giftNames)).map(([gift, count]) => (count > 1 ? `${gift} x${count}` : gift)).join(', ');
}

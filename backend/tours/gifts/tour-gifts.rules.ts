import { giftNamesOf } from '../../../events/tours/gift-names.rules.js';

/** What a tour's guests hold: so many of one gift, each at what it cost when it was given (dollars; null: nobody had said). */
export interface TourGift {
  /** 0 for what the old system knew by its name alone. */
  readonly giftTypeId: number;
  readonly giftName: string;
  readonly quantity: number;
  readonly cost: string | null;
}

/** A list of names as gifts of which nothing else is known; the first of several spellings counts. */
export function giftsNamed(giftNames: string): TourGift[] {
  return giftNamesOf(giftNames).reduce<TourGift[]>((gifts, name) => {
    const { giftName } = gifts.find((gift) => isCalled(gift, name)) ?? { giftName: name };
    return withGift(gifts, { giftTypeId: 0, giftName, quantity: 1, cost: null });
  }, []);
}

export function withGift(gifts: readonly TourGift[], given: TourGift): TourGift[] {
  const known = gifts.findIndex((gift) => isOfOneGiving(gift, given));
  if (known === -1) return [...gifts, given];
  return gifts.with(known, { ...given, quantity: gifts[known]!.quantity + given.quantity });
}

export function withoutGift(gifts: readonly TourGift[], taken: TourGift): TourGift[] {
  const left = gifts.map((gift) => (isOfOneGiving(gift, taken) ? { ...gift, quantity: gift.quantity - taken.quantity } : gift));
  return left.filter(({ quantity }) => quantity > 0);
}

/** So many of a name, what was given last first; fewer where the tour has fewer. */
export function lastGiven(gifts: readonly TourGift[], giftName: string, quantity: number): TourGift[] {
  let missing = quantity;
  return gifts
    .toReversed()
    .filter((gift) => isCalled(gift, giftName))
    .map((gift) => {
      const taken = { ...gift, quantity: Math.min(gift.quantity, missing) };
      missing -= taken.quantity;
      return taken;
    })
    .filter((taken) => taken.quantity > 0);
}

export function countOf(gifts: readonly TourGift[], giftName: string): number {
  return gifts.filter((gift) => isCalled(gift, giftName)).reduce((sum, { quantity }) => sum + quantity, 0);
}

/** As lists hold them: `Spa Credit,Spa Credit,Gas Card $50` (`decisions.md G10, G11`). */
export function namesOfGifts(gifts: readonly TourGift[]): string {
  return gifts.flatMap(({ giftName, quantity }) => Array<string>(quantity).fill(giftName)).join(',');
}

/** Names are one however they are spelled, as in the catalogue. */
export function isCalled({ giftName }: Pick<TourGift, 'giftName'>, name: string): boolean {
  return giftName.toLowerCase() === name.trim().toLowerCase();
}

/** "Spa Credit", "Spa Credit x2" */
export function giftInWords({ giftName, quantity }: Pick<TourGift, 'giftName' | 'quantity'>): string {
  return quantity > 1 ? `${giftName} x${quantity}` : giftName;
}

function isOfOneGiving(one: TourGift, other: TourGift): boolean {
  return one.giftTypeId === other.giftTypeId && one.giftName === other.giftName && one.cost === other.cost;
}

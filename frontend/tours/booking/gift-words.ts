/** A gift that may be given; `onHand` is null where no stock of it is kept. */
export interface OfferedGift {
  readonly giftName: string;
  readonly onHand: number | null;
}

/** "1 more than are left: the shelf will be short"; blank where there are enough, or nobody counts. */
export function shortWords({ onHand }: OfferedGift, quantity: number): string {
  if (onHand === null || quantity <= onHand) return '';
  return onHand > 0 ? `${quantity - onHand} more than are left: the shelf will be short` : 'None is left: the shelf will be short';
}

/** "Beach Towel (3 left)" */
export function offeredWords({ giftName, onHand }: OfferedGift): string {
  if (onHand === null) return giftName;
  return `${giftName} (${onHand > 0 ? `${onHand} left` : 'none left'})`;
}

export function giftNamesOf(giftNames: string): string[] {
  return giftNames
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

/** Each gift once, in the order in which it first came, and how often: the same gift given twice stands as x2 (`decisions.md G10`). */
export function countedGifts(gifts: readonly string[]): readonly (readonly [gift: string, count: number])[] {
  const counts = new Map<string, number>();
  for (const gift of gifts) counts.set(gift, (counts.get(gift) ?? 0) + 1);
  return [...counts];
}

/** The stored list of gifts in words; one that was added twice says so (decisions.md G10). */
export function giftWords(giftNames: string): string {
  return countedGifts(giftNamesOf(giftNames)).map(([gift, count]) => (count > 1 ? `${gift} x${count}` : gift)).join(', ');
}

/** The stored list of gifts in words; one that was added twice says so (decisions.md G10). */
export function giftWords(giftNames: string): string {
  const counts = new Map<string, number>();
  for (const gift of giftNames.split(',').map((name) => name.trim()).filter(Boolean)) counts.set(gift, (counts.get(gift) ?? 0) + 1);
  return [...counts].map(([gift, count]) => (count > 1 ? `${gift} x${count}` : gift)).join(', ');
}

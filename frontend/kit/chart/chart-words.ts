/** Of the words in a chart. */
export const chartWords = { fill: 'var(--ink-2)', fontSize: 10.5, fontFamily: 'var(--font)' };

export function thousands(amount: number): string {
  return amount === 0 ? '0' : `${Math.round(amount / 1000)}k`;
}

/** "Jan", where twelve of them have no room "J". */
export function monthTick(name: string, width: number): string {
  return width < 380 ? name.slice(0, 1) : name;
}

/** Of bars beside each other in each of twelve months, so that months stay apart. */
export function barWidth(width: number, beside: number, most: number): number {
  const month = (Math.max(width, 280) - 60) / 12;
  return Math.min(most, Math.floor((month - 3) / beside) - (beside - 1));
}

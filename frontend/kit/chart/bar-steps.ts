/** Which bar is pointed at: of a month, this year's or the one of the year before. */
export interface BarPlace {
  readonly month: number;
  readonly isBefore: boolean;
}

const bars = 24;

/** Where a key leads among two bars a month, from left to right; undefined for other keys. */
export function barAfter(at: BarPlace | undefined, key: string): BarPlace | undefined {
  const place = at && at.month * 2 + (at.isBefore ? 0 : 1);
  const next = stepAmong(bars, place, key);
  return next === undefined ? undefined : { month: Math.floor(next / 2), isBefore: next % 2 === 0 };
}

/** Where a key leads among bars or points, from left to right; undefined for other keys. @param many how many there are */
export function stepAmong(many: number, place: number | undefined, key: string): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return many - 1;
  if (key === 'ArrowRight') return place === undefined ? 0 : Math.min(many - 1, place + 1);
  if (key === 'ArrowLeft') return place === undefined ? many - 1 : Math.max(0, place - 1);
  return undefined;
}

import type { LiveAnswer } from '../../kit/live-answer/use-live-answer.js';
import { formatDate } from '../../kit/format/dates.js';

/** How new the figures are: "live" is said only of what is followed, and nothing of what is asked again by itself. */
export function paceWords({ pace, isOld, answer }: Pick<LiveAnswer<unknown>, 'pace' | 'isOld' | 'answer'>, asOf: string | undefined): string {
  if (isOld || !answer) return 'loading…';
  if (asOf) return `as it was known on ${formatDate(asOf)}`;
  return pace === 'live' ? 'live' : '';
}

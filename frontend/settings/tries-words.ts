import { formatWhen } from '../kit/format/dates.js';

interface Tried {
  readonly state: string;
  readonly reason: string | null;
  readonly tries: number;
  readonly mostTries: number;
  readonly nextTry: string | null;
}

/** Why something has not gone, or come, and when it is tried again. */
export function triesOf({ reason, tries, mostTries, nextTry, state }: Tried): string {
  if (state === 'waiting') return '';
  const next = nextTry ? `, try ${tries} of ${mostTries}, next ${formatWhen(nextTry)}` : '';
  return `${reason ?? 'The process ended over it'}${next}`;
}

import type { Problem } from '../../server/problem.js';

/** Refused because it is not any more as it was shown: it is shown anew and asked once more. */
export function hasMovedOn({ isStale, body }: Pick<Problem, 'isStale' | 'body'>): boolean {
  return isStale || body.code === 'made-meanwhile';
}

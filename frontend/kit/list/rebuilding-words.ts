import type { ListPage } from '../../../backend/platform/lists/list.dto.js';

const MOST_NAMED = 5;

/** "County is being rebuilt since the last upgrade (40 %), and blank until then." */
export function rebuildingWords({ labels, done }: NonNullable<ListPage['rebuilding']>): string {
  const named = labels.slice(0, MOST_NAMED).join(', ');
  const more = labels.length - MOST_NAMED;
  const what = more > 0 ? `${named} and ${more} more` : named;
  return `${what} ${labels.length === 1 ? 'is' : 'are'} being rebuilt since the last upgrade (${Math.floor(done * 100)} %), and blank until then.`;
}

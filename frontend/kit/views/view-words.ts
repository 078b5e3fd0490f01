import { capitalised } from '../../../events/kernel/capitalised.rules.js';
import type { NotForYou } from '../../../backend/platform/lists/list-view.dto.js';

/** "2 columns and 1 filter of this view are not for you."; undefined where nothing is kept from the reader. */
export function notForYouWords({ columns, filters, order, search }: NotForYou): string | undefined {
  const parts = [counted(columns, 'column'), counted(filters, 'filter'), order && 'the order', search && 'the search'].filter((part) => part !== undefined && part !== false);
  if (parts.length === 0) return undefined;
  const one = parts.length === 1 && columns < 2 && filters < 2;
  const words = parts.length === 1 ? parts[0]! : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)!}`;
  return `${capitalised(words)} of this view ${one ? 'is' : 'are'} not for you.`;
}

function counted(count: number, noun: string): string | undefined {
  return count === 0 ? undefined : `${count} ${noun}${count === 1 ? '' : 's'}`;
}

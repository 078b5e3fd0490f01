import { monthWords } from '../../../events/kernel/month-words.rules.js';
import { Refusal } from '../commands/refusal.js';

/** Which closing of a month holds, by YYYY-MM; null of a month that is open. */
export type MonthsRead = ReadonlyMap<string, number | null>;

/** What the server adds to every command that may change money in the books. */
export interface WithClosedMonths {
  readonly closedMonths?: MonthsRead;
}

/** Money of months changes that nobody has looked up yet: it is decided again once they are. */
export class MonthsUnread extends Error {
  constructor(readonly months: readonly string[]) {
    super(`Whether ${months.join(', ')} is closed is not known yet`);
  }
}

interface Change {
  /** Why, as far as somebody says it. */
  readonly reason: string | undefined;
  readonly isNew: boolean;
}

/**
 * Closed months that a change of money touches: it goes through with a reason.
 * @param months YYYY-MM; empty for none
 * @throws Refusal where nobody says why, MonthsUnread
 */
export function closedBy(months: readonly string[], read: MonthsRead, { reason, isNew }: Change): readonly string[] {
  const closed = closedOf([...new Set(months)].filter((month) => month !== ''), read);
  // What is new is there to be asked about from then on.
  if (closed.length > 0 && !reason && !isNew) {
    throw new Refusal(`${closed.map(monthWords).join(' and ')} ${closed.length === 1 ? 'is' : 'are'} closed in the books: please say why this is changed`, { field: 'reason', code: 'reason-needed' });
  }
  return closed;
}

/** Those of the months that are closed. @throws MonthsUnread */
function closedOf(months: readonly string[], read: MonthsRead): readonly string[] {
  const unread = months.filter((month) => !read.has(month));
  if (unread.length > 0) throw new MonthsUnread(unread);
  return months.filter((month) => read.get(month) !== null);
}

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

/** Those of the months that are closed. @throws MonthsUnread */
export function closedOf(months: readonly string[], read: MonthsRead): readonly string[] {
  const unread = months.filter((month) => !read.has(month));
  if (unread.length > 0) throw new MonthsUnread(unread);
  return months.filter((month) => read.get(month) !== null);
}

import type { Change, ChangesPage } from '../../backend/changes/changes.dto.js';

/**
 * The pages with what a newer first page knows more.
 * @returns undefined where the two do not meet: more has happened than a page holds
 */
export function withNews(pages: readonly ChangesPage[], head: ChangesPage): { readonly pages: readonly ChangesPage[]; readonly fresh: readonly string[] } | undefined {
  const [first, ...rest] = pages;
  if (!first) return undefined;
  const known = new Set(pages.flatMap((page) => page.changes.map(({ key }) => key)));
  const news = head.changes.filter(({ key }) => !known.has(key));
  const meet = head.after === null || news.length < head.changes.length;
  if (!meet) return undefined;
  const changes = [...news, ...first.changes].sort(newestFirst);
  const merged = { ...first, changes, records: { ...first.records, ...head.records }, days: { ...first.days, ...head.days }, position: head.position };
  return { pages: [merged, ...rest], fresh: news.map(({ key }) => key) };
}

function newestFirst(one: Change, other: Change): number {
  if (one.at !== other.at) return one.at < other.at ? 1 : -1;
  return one.key < other.key ? 1 : -1;
}

import type { HistoryEntry } from '../../../../backend/platform/records/history.js';

/**
 * What people count: from 1, without versions that the history leaves out.
 * @param entries newest first, as many as are there yet
 * @param total of those that the history shows
 */
export function versionNumber(entries: readonly Pick<HistoryEntry, 'revision'>[], total: number, revision: number): number {
  const place = entries.findIndex((entry) => entry.revision === revision);
  return place === -1 ? Math.min(revision + 1, total) : total - place;
}

import { hiddenFields } from '../auth/hidden-fields.js';
import type { PermissionSet } from '../auth/permissions.js';
import type { StaleRevision } from '../commands/refusal.js';
import { historyEntry } from './history-entry.js';
import type { HistoryEntry } from './history.js';
import { netChanges, type ChangedSince } from './net-changes.js';

/** What a 412 tells: what happened to the record since the revision that the caller read (`decisions.md A16`). */
export interface StaleRecord {
  readonly code: 'stale';
  readonly detail: string;
  /** The record's revision now: what the next If-Match must say. */
  readonly revision: number;
  /** Oldest first; the newest hundred. */
  readonly since: readonly HistoryEntry[];
  /** The same, each field once: what a merge starts from. */
  readonly changes: readonly ChangedSince[];
}

/** Nobody reads more, and an answer that tells all of a long history is itself one. */
const MOST_TOLD = 100;

export function staleRecord({ aggregate, since: events, actual }: StaleRevision, permissions: PermissionSet): StaleRecord {
  const hidden = hiddenFields(aggregate.sensitive, permissions);
  const since = events.map((event) => historyEntry(aggregate, event, hidden));
  return { code: 'stale', detail: sentence(since), revision: actual, since: since.slice(-MOST_TOLD), changes: netChanges(since) };
}

function sentence(since: readonly HistoryEntry[]): string {
  const names = [...new Set(since.map(({ by }) => by.name))].join(', ');
  return names === '' ? 'The record has no such revision' : `This record has been changed by ${names} since you opened it`;
}

import { hiddenFields } from '../auth/hidden-fields.js';
import type { PermissionSet } from '../auth/permissions.js';
import type { StaleRevision } from '../commands/refusal.js';
import { historyEntry } from './history-entry.js';
import type { HistoryEntry } from './history.js';
import { netChanges, type ChangedSince } from './net-changes.js';

/** Body of a 412: what happened to the record since the revision that the caller read (`decisions.md A16`). */
export interface StaleRecordProblem {
  readonly type: 'about:blank';
  readonly title: string;
  readonly status: 412;
  readonly code: 'stale';
  readonly detail: string;
  /** The record's revision now: what the next If-Match must say. */
  readonly revision: number;
  /** Oldest first. */
  readonly since: readonly HistoryEntry[];
  /** The same, each field once: what a merge starts from. */
  readonly changes: readonly ChangedSince[];
}

export function staleRecordProblem(error: StaleRevision, permissions: PermissionSet): StaleRecordProblem {
  const hidden = hiddenFields(error.aggregate.sensitive, permissions);
  const since = error.since.map((event) => historyEntry(error.aggregate, event, hidden));
  const names = [...new Set(since.map(({ by }) => by.name))].join(', ');
  return {
    type: 'about:blank',
    title: 'This record has changed meanwhile',
    status: 412,
    code: 'stale',
    detail: since.length === 0 ? 'The revision in If-Match is not the record’s' : `This record has been changed by ${names} since you opened it`,
    revision: error.actual,
    since,
    changes: netChanges(since),
  };
}

import type { ValueKind } from '../../../events/kernel/field.rules.js';
import type { Actor } from '../../../events/kernel/metadata.js';

export interface FieldChange {
  /** Property name; what field hiding and the form go by. */
  readonly field: string;
  /** What people call it: "Closing date". */
  readonly label: string;
  /** Which of several alike the field belongs to, where the label alone does not say it. */
  readonly of?: string;
  readonly kind: ValueKind;
  /** What people look for it among; absent where the kind says it. */
  readonly group?: string;
  /** It followed from what was typed. */
  readonly computed?: true;
  readonly from: unknown;
  readonly to: unknown;
}

/** What an aggregate says of one of its events. */
export interface HistoryWords {
  /** "Status", "Financial terms", "Created from inventory 364, tour 771". */
  readonly title: string;
  readonly changes: readonly FieldChange[];
  /** The title says the changes already: nobody wants to read them one by one. */
  readonly toldInTitle?: true;
  /** The field whose value can be told from the title, the reason, and that it happened at all. */
  readonly tells?: string;
  /** What people look for it among in Changes, where it is told as a whole. */
  readonly group?: string;
  /** Why, in the words of who did it. */
  readonly reason?: string;
  /** Entries of one thread are the steps of one thing, such as a signing: the history tells them as one. */
  readonly thread?: string;
}

/** One line of a record's history: wire form of GET /api/<Thing>/{id}/History. */
export interface HistoryEntry extends Omit<HistoryWords, 'tells' | 'group'> {
  readonly revision: number;
  readonly position: string;
  readonly type: string;
  readonly by: Actor;
  /** When it happened, ISO UTC; for imported rows the legacy row's own time. */
  readonly at: string;
  readonly recordedAt: string;
}

/** Newest first. */
export interface HistoryPage {
  readonly entries: readonly HistoryEntry[];
  /** Revision to pass as `before` for the next page; null on the last. */
  readonly before: number | null;
  readonly total: number;
}

export interface Comparison {
  readonly from: number;
  readonly to: number;
  readonly changes: readonly FieldChange[];
}

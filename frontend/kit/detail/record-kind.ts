import type { HistoryEntry } from '../../../backend/platform/records/history.js';
import type { Session } from '../../server/session.js';
import type { HeldRecord, RecordName } from '../../server/use-record.js';
import type { SectionEditing } from './sections/use-editing.js';

/** What the pages of one kind of record have in common. */
export interface RecordKind<T extends object> {
  /** What people call one: "contract". */
  readonly noun: string;
  /** The path of the list that it stands in. */
  readonly list: string;
  readonly name: (id: string) => RecordName;
  /** What the page is called, also before its record is there. */
  readonly title: (id: string, record: T | undefined) => string;
  /** The field of its status, whose colours run through the history, if it has one. */
  readonly status?: keyof T & string;
  readonly mayEdit: (session: Session, record: T) => boolean;
  /** Whether the history tells an entry; all of them unless given. */
  readonly tells?: (entry: HistoryEntry) => boolean;
}

/** A record whose page is open: what its cards, its status line and its forms are given. */
export interface OpenRecord<T extends object> {
  readonly noun: string;
  readonly name: RecordName;
  /** As the page shows it: now, or as it was. */
  readonly data: T;
  readonly now: HeldRecord<T>;
  readonly inThePast: boolean;
  /** This person may change it, and it is not the past. */
  readonly editable: boolean;
  /** Newest first. */
  readonly entries: readonly HistoryEntry[];
  readonly section: (name: string) => SectionEditing;
  /** Several sections are open, under one Save. */
  readonly together: boolean;
  /** Shuts every section. */
  readonly close: () => void;
}

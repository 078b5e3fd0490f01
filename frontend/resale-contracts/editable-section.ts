import type { HistoryEntry } from '../../backend/platform/records/history.js';
import type { HeldRecord, RecordName } from '../server/use-record.js';
import type { Contract } from './contract-record.js';

/** What the Edit button opens all at once. */
export const editedSections = ['terms', 'dates', 'sales'] as const;
export type EditedSection = (typeof editedSections)[number];

/** A section of the contract that edits in place. */
export interface EditableSection {
  readonly name: RecordName;
  readonly shown: HeldRecord<Contract>;
  /** Newest first. */
  readonly entries: readonly HistoryEntry[];
  readonly editing: boolean;
  /** Absent for those who may not. */
  readonly onEdit: (() => void) | undefined;
  readonly onClose: () => void;
}

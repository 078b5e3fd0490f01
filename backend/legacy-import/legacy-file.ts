import type { DomainEvent } from '../../events/kernel/event.js';
import type { FileName } from './export-files.js';
import type { RowReader } from './row-reader.js';

/** What one row becomes. */
export interface ReadRow {
  readonly stream: string;
  /** The stream of the record that it is a part of: there it goes if that record is imported too. */
  readonly partOf?: string;
  readonly event: DomainEvent;
  /** The row's own time; null when it has none, then it is known since the day of the export. */
  readonly at: string | null;
}

/** How the rows of one file are read. */
export interface LegacyFile {
  readonly file: FileName;
  /** Field that numbers its rows. */
  readonly idField: string;
  /** Name of the sequence that numbers new records of the kind. */
  readonly sequence: string;
  /** @throws RowRefused when the row cannot be kept */
  readonly read: (row: RowReader, id: number) => ReadRow;
}

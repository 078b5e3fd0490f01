import type { DomainEvent } from '../../events/kernel/event.js';
import type { FileName } from './export-files.js';
import type { KeptRow } from './export-rows.js';

/** One event on its way into a stream. */
export interface ImportItem {
  /** The same for the same row in every run. */
  readonly name: string;
  readonly stream: string;
  /** With which file it is imported. */
  readonly file: FileName;
  readonly event: DomainEvent;
  readonly at: string | null;
  /** The row that it is; absent for what follows from rows. */
  readonly row?: KeptRow;
  /** Goes in when its stream begins, or not at all: from then on the record decides for itself. */
  readonly atBeginning?: true;
}

import type { RecordedEvent } from '../../events/kernel/event.js';
import type { RowKey } from './projection.js';

/** What became of a part: it came where there was none before, it left where there is none after. */
export interface PartStep<Row> {
  readonly before: Row | undefined;
  readonly after: Row | undefined;
}

/**
 * Rows that other rows of the same table are parts of: a tour and its contracts. Only the part itself knows its whole,
 * not the event that changes it; so the whole is made anew in the same step, as its part changes.
 */
export interface Wholes<Row> {
  /** Wholes that an event names: they are read along with its own rows. */
  named(event: RecordedEvent): readonly RowKey[];
  /** Wholes that a row is part of; none for a row that is no part. */
  of(part: Row): readonly RowKey[];
  /** The whole of this key, once its part changed so. It may not be there yet. */
  merged(whole: Row | undefined, key: RowKey, step: PartStep<Row>, event: RecordedEvent): Row;
}

import type { Position } from '../../../events/store/event-store.js';

/** One changed row of one list, logged in the transaction that changed it. */
export interface RowChange {
  readonly list: string;
  /** Primary key of the row, as text. */
  readonly key: string;
  /** Position of the last event of the batch that changed this row. */
  readonly position: Position;
  readonly operation: 'put' | 'delete';
  /** Who caused it and what it was, for "Dana Kim" beside the row. */
  readonly by: string;
  readonly eventType: string;
  /** ISO UTC. */
  readonly at: string;
  /** Fields that are not what they were; absent where the row came or went, or nobody knows. */
  readonly changed?: readonly string[];
}

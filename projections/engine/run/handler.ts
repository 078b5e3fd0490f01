import type { PoolClient } from 'pg';
import type { Batch, StoredEvent } from '../../../events/store/event-store.js';
import type { RowChange } from '../changes/change-log.js';
import type { CheckpointCursor } from './checkpoint-cursor.js';

/** The row of a key with every column as it would be read now; undefined where it must be read. */
export type RowOf = (key: string) => object | undefined;

/**
 * Takes events, in order and from where its checkpoint is: `BatchHandler` keeps a projection's rows, `ConsumerHandler` hands
 * them to who keeps none, such as reactions.
 */
export interface Handler {
  readonly place: CheckpointCursor;
  /** @returns what changed. @throws CheckpointMoved when another process leads */
  handle(batch: Batch): Promise<readonly RowChange[]>;
  /** Of rows that it has just written. */
  readonly rowOf?: RowOf;
}

/** What parked events can be released to. */
export interface LateHandler {
  readonly place: CheckpointCursor;
  /**
   * An event that was parked, as if it came now; `unpark` goes into the same transaction.
   * @throws StillFailing when it cannot be handled this time either
   */
  applyLate(event: StoredEvent, unpark: (client: PoolClient) => Promise<void>): Promise<readonly RowChange[]>;
  /** The stream has no parked event any more: what happens to it next is handled at once. */
  letGo(stream: string): void;
}

export class StillFailing extends Error {}

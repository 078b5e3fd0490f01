import type { PoolClient } from 'pg';
import type { RecordedEvent } from '../../../events/kernel/event.js';

/**
 * Somebody who takes events and is no projection. It is led by one process at a time, gets its events in the order of the
 * log and at least once, and has a checkpoint of its own that begins at the end of the log when it is first deployed.
 */
export interface Consumer {
  /** Of its checkpoint and its parked events: no projection may have it. */
  readonly name: string;
  /** What it is given. */
  readonly types: ReadonlySet<string>;
  /**
   * What one event causes. It may come again when the process ends before the checkpoint is saved.
   * @returns what to write in the transaction that moves the checkpoint past the event, if anything; undefined where it caused
   *   nothing that must not come again after what follows: the checkpoint then moves with the next one that did
   * @throws Refused to have the event's stream wait until an operator releases it or skips the event
   * @throws TryLater when something is away. The consumer rests and tries again, for as long as it takes, after this and after
   *   any failure that is not known to be the event's own (own-fault.ts). A defect is tried three times and then parks the stream.
   */
  handle(event: RecordedEvent): Promise<readonly OwnRows[] | undefined | void>;
}

/** Writes rows of the consumer's own. The search path is the database's: name the schema. */
export type OwnRows = (client: PoolClient) => Promise<unknown>;

/** What the event causes was refused, and will be as long as nobody changes anything. */
export class Refused extends Error {}

/** What the event needs is not there just now. */
export class TryLater extends Error {}

import type { EventStore, StoredEvent } from '../../../events/store/event-store.js';
import type { RowChange } from '../changes/change-log.js';
import { isDataFault } from '../run/data-fault.js';
import { StillFailing, type LateHandler } from '../run/handler.js';
import { noteFailure, parkedRevisions, unpark } from './parking.js';

export interface ReleaseOutcome {
  /** How many parked events were handled. */
  readonly released: number;
  /** Why it stopped; the event stays parked and the later ones wait. */
  readonly error: string | null;
  readonly changes: readonly RowChange[];
}

interface Retried {
  /** Why it failed again. */
  readonly error: string | null;
  readonly changes: readonly RowChange[];
}

/** Takes the parked events of one stream up again, in order, until one fails. */
export class ParkedRelease {
  constructor(
    private readonly handler: LateHandler,
    private readonly store: EventStore,
  ) {}

  async run(stream: string): Promise<ReleaseOutcome> {
    const changes: RowChange[] = [];
    let released = 0;
    for (const event of await this.eventsOf(stream)) {
      const { error, changes: more } = await this.retry(event);
      if (error !== null) return { released, error, changes };
      changes.push(...more);
      released++;
    }
    this.handler.letGo(stream);
    return { released, error: null, changes };
  }

  /** Handles one parked event again and takes it off the list of parked ones, or notes why it failed again. */
  private async retry(event: StoredEvent): Promise<Retried> {
    const { pool, id } = this.handler.place;
    try {
      const changes = await this.handler.applyLate(event, (client) => unpark(client, id, event.stream, event.revision));
      return { error: null, changes };
    } catch (error) {
      if (!(error instanceof StillFailing) && !isDataFault(error)) throw error;
      await noteFailure(pool, id, event.stream, event.revision, error.message);
      return { error: error.message, changes: [] };
    }
  }

  private async eventsOf(stream: string): Promise<StoredEvent[]> {
    const { pool, id } = this.handler.place;
    const revisions = new Set(await parkedRevisions(pool, id, stream));
    const first = Math.min(...revisions);
    const events: StoredEvent[] = [];
    if (revisions.size === 0) return events;
    for await (const event of this.store.read(stream, { from: first })) if (revisions.has(event.revision)) events.push(event);
    return events;
  }
}

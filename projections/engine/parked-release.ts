import type { EventStore, StoredEvent } from '../../events/store/event-store.js';
import type { BatchHandler } from './batch-handler.js';

export interface ReleaseOutcome {
  /** How many parked events were handled. */
  readonly released: number;
  /** Why it stopped; the event stays parked and the later ones wait. */
  readonly error: string | null;
  readonly lists: ReadonlySet<string>;
}

/** Takes the parked events of one stream up again, in order, until one fails. */
export class ParkedRelease {
  constructor(
    private readonly handler: BatchHandler,
    private readonly store: EventStore,
  ) {}

  async run(stream: string): Promise<ReleaseOutcome> {
    const lists = new Set<string>();
    let released = 0;
    for (const event of await this.eventsOf(stream)) {
      const { error, lists: changed } = await this.handler.retry(event);
      if (error !== null) return { released, error, lists };
      for (const list of changed) lists.add(list);
      released++;
    }
    this.handler.letGo(stream);
    return { released, error: null, lists };
  }

  private async eventsOf(stream: string): Promise<StoredEvent[]> {
    const revisions = new Set(await this.handler.parkedRevisions(stream));
    const first = Math.min(...revisions);
    const events: StoredEvent[] = [];
    if (revisions.size === 0) return events;
    for await (const event of this.store.read(stream, { from: first })) if (revisions.has(event.revision)) events.push(event);
    return events;
  }
}

import type { StoredEvent } from '../event-store.js';
import type { EventRows } from './event-rows.js';

interface Gathering {
  readonly streams: Set<string>;
  readonly found: Promise<ReadonlyMap<string, StoredEvent>>;
}

/** The last events of streams, read after they were asked for: what is asked at the same moment shares one round trip. */
export class LastEvents {
  private gathering: Gathering | undefined;

  constructor(private readonly rows: Pick<EventRows, 'lastOf'>) {}

  async of(stream: string): Promise<StoredEvent | undefined> {
    const { streams, found } = (this.gathering ??= this.gather());
    streams.add(stream);
    return (await found).get(stream);
  }

  private gather(): Gathering {
    const streams = new Set<string>();
    const read = async (): Promise<ReadonlyMap<string, StoredEvent>> => {
      await new Promise((resolve) => setImmediate(resolve));
      this.gathering = undefined;
      const events = await this.rows.lastOf([...streams]);
      return new Map(events.map((event) => [event.stream, event]));
    };
    return { streams, found: read() };
  }
}

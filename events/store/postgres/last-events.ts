import DataLoader from 'dataloader';
import type { StoredEvent } from '../event-store.js';
import type { EventRows } from './event-rows.js';

/** The last events of streams, read after they were asked for: what is asked at the same moment shares one round trip. */
export class LastEvents {
  private readonly loader = new DataLoader<string, StoredEvent | undefined>((streams) => this.read(streams), { cache: false, batchScheduleFn: setImmediate });

  constructor(private readonly rows: Pick<EventRows, 'lastOf'>) {}

  of(stream: string): Promise<StoredEvent | undefined> {
    return this.loader.load(stream);
  }

  private async read(streams: readonly string[]): Promise<(StoredEvent | undefined)[]> {
    const events = await this.rows.lastOf([...new Set(streams)]);
    const last = new Map(events.map((event) => [event.stream, event]));
    return streams.map((stream) => last.get(stream));
  }
}

import type { EventMetadata } from '../../../events/kernel/metadata.js';
import { categoryIn } from '../../../events/kernel/stream-name.js';
import { START, type EventStore } from '../../../events/store/event-store.js';
import type { KeptBy, Rows } from './value-search.js';
import type { ValueIndex } from './value-index.js';

const BATCH = 2_000;
/** What the proof calls the history as its readers get it. */
export const OPENED_HISTORY = 'history, opened';

interface InHistory {
  readonly kept: Rows[];
  readonly elsewhere: Rows[];
}

/**
 * What everybody who may read the history still reads of values that stood sealed, with all keys that are in use; everything
 * else of an event in Postgres is searched with its table.
 * @param people how many's values the index has
 */
export async function saidInEvents(store: EventStore, types: ReadonlySet<string>, index: ValueIndex, people: number, keptBy: KeptBy, signal: AbortSignal): Promise<readonly InHistory[]> {
  const counts = Array.from({ length: people }, () => ({ kept: 0, elsewhere: 0 }));
  const reading = new AbortController();
  for await (const { events, caughtUp } of store.subscribe(START, { signal: reading.signal, types, batchSize: BATCH })) {
    signal.throwIfAborted();
    for (const { stream, data, metadata } of events) {
      if ((metadata as Partial<EventMetadata>).sealed === undefined) continue;
      for (const place of index.saidIn(JSON.stringify(data))) counts[place]![keptBy.streams.includes(categoryIn(stream)) ? 'kept' : 'elsewhere'] += 1;
    }
    if (caughtUp) break;
  }
  reading.abort();
  const rowsOf = (rows: number): Rows[] => (rows > 0 ? [{ table: OPENED_HISTORY, rows }] : []);
  return counts.map(({ kept, elsewhere }) => ({ kept: rowsOf(kept), elsewhere: rowsOf(elsewhere) }));
}

import type { EventMetadata } from '../../../events/metadata.js';
import { START, type EventStore, type StoredEvent } from '../../../events/store/event-store.js';
import type { KeptBy, Rows } from './value-search.js';
import { textsIn, type ValueIndex } from './value-index.js';

const BATCH = 2_000;
/** What the proof calls the history as its readers get it. */
export const OPENED_HISTORY = 'history, opened';

/** What everybody who may read the history still reads of these values, with all keys that are in use. */
export async function saidInEvents(store: EventStore, types: ReadonlySet<string>, index: ValueIndex, keptBy: KeptBy, signal: AbortSignal): Promise<{ readonly kept: Rows[]; readonly elsewhere: Rows[] }> {
  const counts = { kept: 0, elsewhere: 0 };
  const reading = new AbortController();
  for await (const { events, caughtUp } of store.subscribe(START, { signal: reading.signal, types, batchSize: BATCH })) {
    signal.throwIfAborted();
    for (const event of events) if (says(event, index)) counts[keptBy.streams.includes(event.stream.split('-')[0]!) ? 'kept' : 'elsewhere'] += 1;
    if (caughtUp) break;
  }
  reading.abort();
  const rowsOf = (rows: number): Rows[] => (rows > 0 ? [{ table: OPENED_HISTORY, rows }] : []);
  return { kept: rowsOf(counts.kept), elsewhere: rowsOf(counts.elsewhere) };
}

/** What stood sealed; everything else of an event in Postgres is searched with its table. */
function says(event: StoredEvent, index: ValueIndex): boolean {
  const { sealed } = event.metadata as Partial<EventMetadata>;
  return sealed !== undefined && textsIn(event.data).some((text) => index.isSaidIn(text));
}

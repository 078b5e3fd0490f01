import { NO_STREAM, type EventStore } from '../../../events/store/event-store.js';

/** Where a stream is by the store's own word; NO_STREAM when there is none. */
export async function lastRevision(store: EventStore, stream: string): Promise<number> {
  for await (const { revision } of store.read(stream, { direction: 'backward', limit: 1 })) return revision;
  return NO_STREAM;
}

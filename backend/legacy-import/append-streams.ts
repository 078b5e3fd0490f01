import { NO_STREAM, WrongExpectedRevision, type EventStore, type NewEvent } from '../../events/store/event-store.js';
import type { ImportItem } from './import-item.js';
import { eventsOf, type ImportStream, type Times } from './import-streams.js';

/** So many streams wait for the store at the same moment: it commits those that wait together, while the next are made ready. */
const AT_ONCE = 512;

export interface AppendedItems {
  readonly imported: readonly ImportItem[];
  readonly alreadyThere: readonly ImportItem[];
  /** Another record has the number. */
  readonly taken: readonly ImportItem[];
}

/** @param onStream called after each stream */
export async function appendStreams(
  store: EventStore,
  streams: readonly ImportStream[],
  times: Times,
  onStream: () => void,
): Promise<AppendedItems> {
  const outcomes: AppendedItems[] = [];
  const queue = streams.values();
  const worker = async (): Promise<void> => {
    for (const stream of queue) {
      outcomes.push(await appendStream(store, stream, eventsOf(stream, times)));
      onStream();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return together(outcomes);
}

export function together(outcomes: readonly AppendedItems[]): AppendedItems {
  return {
    imported: outcomes.flatMap(({ imported }) => imported),
    alreadyThere: outcomes.flatMap(({ alreadyThere }) => alreadyThere),
    taken: outcomes.flatMap(({ taken }) => taken),
  };
}

async function appendStream(store: EventStore, stream: ImportStream, events: readonly NewEvent[]): Promise<AppendedItems> {
  const { items } = stream;
  try {
    const { repeated } = await store.append(stream.stream, NO_STREAM, events);
    return repeated ? { imported: [], alreadyThere: items, taken: [] } : { imported: items, alreadyThere: [], taken: [] };
  } catch (error) {
    if (!(error instanceof WrongExpectedRevision)) throw error;
    return appendMissing(store, stream, events);
  }
}

/** The stream is there: from an earlier run, perhaps without later purchases, or because somebody else has the number. */
async function appendMissing(store: EventStore, { stream, items }: ImportStream, events: readonly NewEvent[]): Promise<AppendedItems> {
  const ids = new Set<string>();
  for await (const event of store.read(stream)) ids.add(event.id);
  const isThere = (_: unknown, index: number): boolean => ids.has(events[index]!.id);
  const isMissing = (_: unknown, index: number): boolean => !ids.has(events[index]!.id) && !items[index]!.atBeginning;
  const alreadyThere = items.filter(isThere);
  const missing = items.filter(isMissing);
  if (missing.length === 0) return { imported: [], alreadyThere, taken: [] };
  if (alreadyThere.length === 0) return { imported: [], alreadyThere, taken: missing };
  await store.append(stream, ids.size - 1, events.filter(isMissing));
  return { imported: missing, alreadyThere, taken: [] };
}

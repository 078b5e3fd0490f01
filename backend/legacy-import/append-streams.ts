import { NO_STREAM, WrongExpectedRevision, type EventStore } from '../../events/store/event-store.js';
import type { ImportItem } from './import-item.js';
import type { ImportStream } from './import-streams.js';

/** So many streams wait for the store at the same moment: it commits those that wait together. */
const AT_ONCE = 64;

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
  onStream: () => void,
): Promise<AppendedItems> {
  const outcomes: AppendedItems[] = [];
  const queue = streams.values();
  const worker = async (): Promise<void> => {
    for (const stream of queue) {
      outcomes.push(await appendStream(store, stream));
      onStream();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return {
    imported: outcomes.flatMap(({ imported }) => imported),
    alreadyThere: outcomes.flatMap(({ alreadyThere }) => alreadyThere),
    taken: outcomes.flatMap(({ taken }) => taken),
  };
}

async function appendStream(store: EventStore, { stream, items }: ImportStream): Promise<AppendedItems> {
  try {
    const { repeated } = await store.append(
      stream,
      NO_STREAM,
      items.map(({ stored }) => stored),
    );
    return repeated ? { imported: [], alreadyThere: items, taken: [] } : { imported: items, alreadyThere: [], taken: [] };
  } catch (error) {
    if (!(error instanceof WrongExpectedRevision)) throw error;
    return appendMissing(store, stream, items);
  }
}

/** The stream is there: from an earlier run, perhaps without later purchases, or because somebody else has the number. */
async function appendMissing(store: EventStore, stream: string, items: ImportStream['items']): Promise<AppendedItems> {
  const ids = new Set<string>();
  for await (const event of store.read(stream)) ids.add(event.id);
  const alreadyThere = items.filter(({ stored }) => ids.has(stored.id));
  const missing = items.filter(({ stored, atBeginning }) => !ids.has(stored.id) && !atBeginning);
  if (missing.length === 0) return { imported: [], alreadyThere, taken: [] };
  if (alreadyThere.length === 0) return { imported: [], alreadyThere, taken: missing };
  await store.append(
    stream,
    ids.size - 1,
    missing.map(({ stored }) => stored),
  );
  return { imported: missing, alreadyThere, taken: [] };
}

import { START, type EventStore, type Position, type StoredEvent } from '../../../events/store/event-store.js';
import { setImmediate as others } from 'node:timers/promises';

/** A file by what an event says of it. */
export interface NamedFile {
  readonly fileId: string;
  readonly sha256: string;
  readonly bytes: number;
  readonly name: string;
  readonly stream: string;
}

const BATCH = 2_000;

/**
 * Every file that some event names. All events are read, of unknown types too: a newer version of the product may name
 * files by events that this one does not know, and those are not to be swept away.
 */
export class NamedFiles {
  private readonly files = new Map<string, NamedFile>();
  private readTo: Position = START;

  constructor(private readonly store: Pick<EventStore, 'subscribe'>) {}

  /** As of now; what was read before is not read again. */
  async upToNow(): Promise<ReadonlyMap<string, NamedFile>> {
    const reading = new AbortController();
    try {
      for await (const { events, position, caughtUp } of this.store.subscribe(this.readTo, { signal: reading.signal, batchSize: BATCH })) {
        for (const event of events) for (const file of filesNamedBy(event)) this.files.set(file.fileId, file);
        this.readTo = position;
        if (caughtUp) break;
        await others();
      }
    } finally {
      reading.abort();
    }
    return this.files;
  }
}

/** At any depth: whatever has a fileId is a file. */
export function filesNamedBy({ stream, data }: Pick<StoredEvent, 'stream' | 'data'>): NamedFile[] {
  if (typeof data !== 'object' || data === null) return [];
  const { fileId, sha256, bytes, name } = data as Partial<NamedFile>;
  const here = typeof fileId === 'string' ? [{ fileId, sha256: sha256 ?? '', bytes: bytes ?? 0, name: name ?? '', stream }] : [];
  return [...here, ...Object.values(data).flatMap((inner: unknown) => filesNamedBy({ stream, data: inner }))];
}

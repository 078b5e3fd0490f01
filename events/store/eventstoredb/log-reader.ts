import {
  BACKWARDS,
  END,
  FORWARDS,
  START as LOG_START,
  StreamNotFoundError,
  type AllStreamResolvedEvent,
  type EventStoreDBClient,
  type RecordedEvent,
  type ResolvedEvent,
  type StreamingRead,
} from '@eventstore/db-client';
import { START, type Head, type StoredEvent } from '../event-store.js';
import { within } from './patience.js';
import { positionOf, type LogPosition } from './position.js';

/** Asked for every second, and an event may be a megabyte: 32 of those took a real server 0.7 s. */
const HEAD_FIRST = 1;
/** Where the last event is the server's own, which are small. */
const HEAD_PAGE = 32;

export function storedEvent(event: RecordedEvent & { readonly position?: LogPosition | undefined }): StoredEvent {
  return {
    id: event.id,
    stream: event.streamId,
    revision: Number(event.revision),
    position: event.position ? positionOf(event.position) : START,
    type: event.type,
    data: event.data,
    metadata: event.metadata,
    recordedAt: event.created.toISOString(),
  };
}

/** The server's own bookkeeping; and an unresolved link has no event. */
export function isOurs<E extends { readonly type: string; readonly streamId: string }>(event: E | undefined): event is E {
  return event !== undefined && !event.type.startsWith('$') && !event.streamId.startsWith('$');
}

/** One page of a stream; none when there is no such stream, which the client tells only while iterating. */
export async function readStreamPage(
  client: EventStoreDBClient,
  stream: string,
  page: { readonly from: number | undefined; readonly forward: boolean; readonly limit: number },
  answerWithin: number,
): Promise<StoredEvent[]> {
  const { from, forward, limit } = page;
  const events = client.readStream(stream, {
    direction: forward ? FORWARDS : BACKWARDS,
    fromRevision: from === undefined ? (forward ? LOG_START : END) : BigInt(from),
    maxCount: limit,
  });
  try {
    const found = await collect<ResolvedEvent>(events, answerWithin);
    return found.flatMap(({ event }) => (event ? [storedEvent(event)] : []));
  } catch (error) {
    if (error instanceof StreamNotFoundError) return [];
    throw error;
  }
}

/** The last event that is not the server's own. Reading everything backwards leaves out the event at the position. */
export async function readHead(client: EventStoreDBClient, answerWithin: number): Promise<Head> {
  let from: LogPosition | typeof END = END;
  for (let maxCount = HEAD_FIRST; ; maxCount = HEAD_PAGE) {
    const page: AllStreamResolvedEvent[] = await collect<AllStreamResolvedEvent>(
      client.readAll({ direction: BACKWARDS, fromPosition: from, maxCount }),
      answerWithin,
    );
    const last = page.map(({ event }) => event).find(isOurs);
    if (last) return { position: positionOf(last.position), recordedAt: last.created.toISOString(), last: storedEvent(last) };
    const oldest = page.at(-1)?.event?.position;
    if (page.length < maxCount || !oldest) return { position: START, recordedAt: null, last: null };
    from = oldest;
  }
}

function collect<T>(source: StreamingRead<T>, answerWithin: number): Promise<T[]> {
  const found: T[] = [];
  const all = new Promise<T[]>((resolve, reject) => {
    source.on('data', (item: T) => found.push(item));
    source.once('end', () => resolve(found));
    source.once('close', () => reject(new Error('The read was cut off')));
    // Stays: a second error of a broken call would otherwise end the process.
    source.on('error', reject);
  });
  return within(answerWithin, all).catch((error: unknown) => {
    // Destroying it would leave the call underneath open.
    void source.cancel().catch(() => undefined);
    throw error;
  });
}

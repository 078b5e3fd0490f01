import { AppendTooLarge, type NewEvent } from './event-store.js';

/** An event with its JSON written, once for the size check and for the wire. */
export interface EncodedEvent {
  readonly id: string;
  readonly type: string;
  readonly data: string;
  readonly metadata: string;
}

/** EventStoreDB's limit; it counts data only, and the Postgres store keeps to it so that a move stays possible. */
const MAX_APPEND_BYTES = 1_048_576;

/** @throws AppendTooLarge, or TypeError for an append without events or with something that is not JSON */
export function encodeAppend(events: readonly NewEvent[]): readonly EncodedEvent[] {
  // EventStoreDB answers "success" to an empty append and writes nothing.
  if (!events.length) throw new TypeError('An append needs at least one event');
  const encoded = events.map(encode);
  const bytes = encoded.reduce((sum, event) => sum + Buffer.byteLength(event.data), 0);
  if (bytes > MAX_APPEND_BYTES) throw new AppendTooLarge(bytes);
  return encoded;
}

function encode({ id, type, data, metadata }: NewEvent): EncodedEvent {
  if (!/^[\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}$/i.test(id)) throw new TypeError(`Event id ${id} is not a uuid`);
  return { id, type, data: json(data, type), metadata: json(metadata, type) };
}

function json(value: unknown, type: string): string {
  const text = JSON.stringify(value) as string | undefined;
  if (text === undefined) throw new TypeError(`${type} carries something that is not JSON`);
  return text;
}

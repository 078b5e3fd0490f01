import type pg from 'pg';
import type { EncodedEvent } from '../encoded-event.js';
import { intArray, textArray, uuidArray } from './binary-array.js';

export interface PendingAppend {
  readonly stream: string;
  readonly expected: number;
  readonly events: readonly EncodedEvent[];
  /** Past this moment (ms) nothing is tried again. */
  readonly deadline: number;
}

/** An event and the place that it asks for. */
interface Placed extends EncodedEvent {
  readonly stream: string;
  readonly revision: number;
}

/** Answers `placed`, null where the stream is elsewhere. */
export function appendOne({ stream, expected, events }: PendingAppend): pg.QueryConfig {
  const event = events[0] as EncodedEvent;
  return {
    name: 'append_one',
    text: 'select * from event_store.append_one($1, $2, $3, $4, $5, $6)',
    values: [stream, expected + 1, event.id, event.type, event.data, event.metadata],
  };
}

/** Answers `base`, the last position before them. @throws `isTaken` when somebody was faster */
export function appendNext(batch: readonly PendingAppend[]): pg.QueryConfig {
  return {
    name: 'append_next',
    text: 'select * from event_store.append_next($1, $2, $3, $4, $5, $6)',
    values: columns(placed(batch)),
  };
}

/** Looks at each stream, and answers for each append that does not fit what is there. */
export function appendBatch(batch: readonly PendingAppend[]): pg.QueryConfig {
  return {
    name: 'append_batch',
    text: 'select * from event_store.append_batch($1, $2, $3, $4, $5, $6, $7, $8)',
    values: [textArray(batch.map(({ stream }) => stream)), intArray(batch.map(({ expected }) => expected)), ...columns(placed(batch))],
  };
}

/** The place of an event in its stream has one already: SQLSTATE unique_violation. */
export function isTaken(error: unknown): boolean {
  return (error as { code?: unknown }).code === '23505';
}

function placed(batch: readonly PendingAppend[]): Placed[] {
  return batch.flatMap(({ stream, expected, events }) =>
    events.map(({ id, type, data, metadata }, index) => ({ stream, revision: expected + 1 + index, id, type, data, metadata })),
  );
}

function columns(events: readonly Placed[]): Buffer[] {
  return [
    textArray(events.map(({ stream }) => stream)),
    intArray(events.map(({ revision }) => revision)),
    uuidArray(events.map(({ id }) => id)),
    textArray(events.map(({ type }) => type)),
    textArray(
      events.map(({ data }) => data),
      'json',
    ),
    textArray(
      events.map(({ metadata }) => metadata),
      'json',
    ),
  ];
}

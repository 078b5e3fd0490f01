import type { Static, TObject } from '@sinclair/typebox';
import type { EventMetadata } from './metadata.js';
import type { Position } from '../store/event-store.js';

/** An event type: its name, the version of its shape, and the schema that every stored payload is held to. */
export interface EventDeclaration<Type extends string = string, Schema extends TObject = TObject> {
  readonly type: Type;
  readonly version: number;
  readonly schema: Schema;
}

export interface EventDefinition<Type extends string = string, Schema extends TObject = TObject> extends EventDeclaration<Type, Schema> {
  /** Makes the event that a decider answers with. */
  (data: Static<Schema>): DomainEvent<Type, Static<Schema>>;
}

/** What happened, as a decider says it: not stored yet. */
export interface DomainEvent<Type extends string = string, Data = unknown> {
  readonly type: Type;
  readonly data: Data;
}

/** What happened, as the store keeps it, decoded to the newest shape. A union of events gives a union that `type` tells apart. */
export type RecordedEvent<E extends DomainEvent = DomainEvent> = E extends DomainEvent ? Recorded<E> : never;

interface Recorded<E extends DomainEvent> {
  readonly id: string;
  readonly stream: string;
  /** Place in its stream, from 0. */
  readonly revision: number;
  readonly position: Position;
  readonly type: E['type'];
  readonly data: E['data'];
  readonly metadata: EventMetadata;
  /** When the store took it, ISO UTC. */
  readonly recordedAt: string;
}

/** The event union of a list of definitions: `EventsOf<typeof tourEvents>`. */
export type EventsOf<Definitions extends readonly EventDeclaration[]> = Definitions[number] extends infer D
  ? D extends EventDeclaration<infer Type, infer Schema>
    ? DomainEvent<Type, Static<Schema>>
    : never
  : never;

export type RecordedOf<Definition> =
  Definition extends EventDeclaration<infer Type, infer Schema> ? RecordedEvent<DomainEvent<Type, Static<Schema>>> : never;

/** Declares an event type. A changed shape raises `version` and adds an upcaster in `history/`. */
export function defineEvent<Type extends string, Schema extends TObject>(
  type: Type,
  version: number,
  schema: Schema,
): EventDefinition<Type, Schema> {
  const make = (data: Static<Schema>): DomainEvent<Type, Static<Schema>> => ({ type, data });
  return Object.assign(make, { type, version, schema });
}

/** Whether an event is of one of these types. */
export function isOneOf<Definitions extends readonly EventDeclaration[]>(
  definitions: Definitions,
  event: RecordedEvent,
): event is RecordedEvent<EventsOf<Definitions>> {
  return definitions.some(({ type }) => type === event.type);
}

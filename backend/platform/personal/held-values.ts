import type { Vocabulary } from '../../../events/kernel/event-vocabulary.js';
import type { EventMetadata } from '../../../events/kernel/metadata.js';
import { personalValues, sealed, sealedFor, unsealedOf, type Keys } from '../../../events/store/personal/sealed-event.js';
import { isPerson, personOf } from '../../../events/store/personal/whose.js';
import { START, type EventStore, type StoredEvent } from '../../../events/store/event-store.js';
import { textsIn } from './value-index.js';

/** What the log holds of some people. In memory only: it is what is to be forgotten. */
export interface Held {
  /** What was said of them, each once. */
  readonly values: Set<string>;
  /** What the same events say that stays, such as a city that is also where somebody likes to travel. */
  readonly staying: Set<string>;
  readonly streams: Set<string>;
  /** Streams of others with something of theirs in it, such as of a lead that they were merged into. */
  readonly shared: Set<string>;
  events: number;
  /** Events from before there were keys, as they are to be stored. */
  readonly toSeal: StoredEvent[];
}

type Words = Pick<Vocabulary, 'personalIn' | 'types'>;

const BATCH = 2_000;

/**
 * Reads every event of the store that may say something personal, once for all who are to be erased.
 * @param store as it is stored: sealed
 * @param together the keys of each of them, under all of their numbers
 * @returns what is held of each, in that order
 */
export async function heldOf(store: EventStore, words: Words, together: readonly Keys[], signal: AbortSignal): Promise<readonly Held[]> {
  const all = together.map((keys): Of => ({ keys, held: { values: new Set(), staying: new Set(), streams: new Set(), shared: new Set(), events: 0, toSeal: [] } }));
  const byPerson = new Map(all.flatMap((one) => [...one.keys.keys()].map((person) => [person, one] as const)));
  const everybody: Keys = new Map(together.flatMap((keys) => [...keys]));
  const leads = new Map<string, string>();
  const reading = new AbortController();
  const types = new Set(words.types.filter((type) => words.personalIn(type).length > 0));
  for await (const { events, caughtUp } of store.subscribe(START, { signal: reading.signal, types, batchSize: BATCH })) {
    signal.throwIfAborted();
    for (const event of events) {
      const known = withPerson(event, leads);
      for (const { keys, held } of concernedBy(known, words, byPerson)) take(known, words, keys, held, everybody);
    }
    if (caughtUp) break;
  }
  reading.abort();
  return all.map(({ held }) => held);
}

interface Of {
  readonly keys: Keys;
  readonly held: Held;
}

/** Few of many: most events speak of nobody who is erased. */
function concernedBy(event: StoredEvent, words: Words, byPerson: ReadonlyMap<string, Of>): ReadonlySet<Of> {
  const plain = personalValues(event.stream, event, words.personalIn(event.type)).keys();
  return new Set([...plain, ...sealedFor(event), ...namedIn(event.data)].flatMap((person) => byPerson.get(person) ?? []));
}

/** Of a record's events that name no lead, and were stored before it stood beside them, the lead is the one named last. */
function withPerson(event: StoredEvent, leads: Map<string, string>): StoredEvent {
  const { leadId, changes } = (event.data ?? {}) as { leadId?: unknown; changes?: { leadId?: { to?: unknown } } };
  const before = leads.get(event.stream);
  const after = personOf(changes?.leadId?.to) ?? personOf(leadId);
  if (after !== undefined) leads.set(event.stream, after);
  const metadata = event.metadata as EventMetadata | null;
  return before === undefined || metadata?.person ? event : { ...event, metadata: { ...metadata, person: before } };
}

/** @param everybody the keys of all who are erased: an event that names several is stored once, blank of each */
function take(event: StoredEvent, words: Words, keys: Keys, held: Held, everybody: Keys): void {
  const paths = words.personalIn(event.type);
  if (namedIn(event.data).some((person) => keys.has(person)) && !keys.has(event.stream)) held.shared.add(event.stream);
  const plain = [...personalValues(event.stream, event, paths)].flatMap(([person, said]) => (keys.has(person) ? said.map(({ value }) => value) : []));
  const values = [...plain, ...[...keys].flatMap(([person, key]) => unsealedOf(event, person, key))];
  if (values.length === 0) return;
  // A lead that they were merged into, and are no more, keeps its own mail and texts.
  if (!isPerson(event.stream) || keys.has(event.stream)) held.streams.add(event.stream);
  if (!keys.has(event.stream)) held.shared.add(event.stream);
  held.events += 1;
  // A number stands in many rows, whoever it is about.
  for (const value of values) if (typeof value === 'string') held.values.add(value);
  const left = sealed(event.stream, { ...event, metadata: { ...(event.metadata as EventMetadata) } }, paths, everybody, new Set(everybody.keys()));
  for (const text of textsIn(left.data)) held.staying.add(text);
  held.staying.add((event.metadata as EventMetadata).actor.name);
  if (plain.length > 0) held.toSeal.push(left);
}

/** Where leads are merged, taken apart or told apart, each one's stream names the other. */
function namedIn(data: unknown): string[] {
  const { mergedLeadId, into, from, otherLeadId } = (data ?? {}) as Readonly<Record<string, unknown>>;
  return [mergedLeadId, into, from, otherLeadId].flatMap((leadId) => personOf(leadId) ?? []);
}

import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { EventMetadata } from '../../kernel/metadata.js';
import type { NewEvent, StoredEvent } from '../event-store.js';
import { put, valuesAt, type PersonalPath } from './personal-paths.js';
import { isPerson, whose } from './whose.js';

/** AES-256-GCM; the nonce, the tag and what was sealed, one behind the other. */
const CIPHER = 'aes-256-gcm';
const NONCE = 12;
const TAG = 16;

/** From whose text the values could be guessed: it goes with them. */
const HASH = 'commandHash';

export type Keys = ReadonlyMap<string, Buffer>;

type Place = readonly string[];
type Secret = readonly [place: Place | typeof HASH, value: unknown];

type Unsealed = Pick<NewEvent, 'id' | 'data' | 'metadata'>;

/** What an event says of each person, with its places; nothing for what is blank or belongs to nobody known. */
export function personalValues(stream: string, { data, metadata }: Unsealed, paths: readonly PersonalPath[]): ReadonlyMap<string, { readonly place: Place; readonly value: unknown }[]> {
  const found = new Map<string, { place: Place; value: unknown }[]>();
  for (const said of paths.flatMap((path) => valuesAt(data, path))) {
    if (said.value === '' || said.value === null || said.value === undefined) continue;
    const person = whose({ stream, data, metadata }, said.place);
    if (person === undefined) continue;
    const own = found.get(person) ?? [];
    found.set(person, [...own, said]);
  }
  return found;
}

/**
 * The event as it is stored: blank where it says something personal, which stands sealed beside it. What belongs to somebody
 * without a key is gone: they were erased.
 * @param only whose values; those of others stay as they are
 */
export function sealed<E extends Unsealed>(stream: string, event: E, paths: readonly PersonalPath[], keys: Keys, only?: ReadonlySet<string>): E {
  const metadata = event.metadata as EventMetadata;
  const values = [...personalValues(stream, event, paths)].filter(([person]) => only?.has(person) ?? true);
  // What a command to a person said may be personal although nothing of it came to be told here.
  if (values.length === 0 && only === undefined && saysWhatWasSaid(stream, event)) values.push([stream, []]);
  if (values.length === 0) return event;
  const data = structuredClone(event.data);
  const envelopes: Record<string, string> = { ...metadata.sealed };
  const hash: Secret[] = metadata.commandHash === '' ? [] : [[HASH, metadata.commandHash]];
  for (const [person, said] of values) {
    for (const { place, value } of said) put(data, place, typeof value === 'string' ? '' : null);
    const key = keys.get(person);
    const secrets = [...said.map(({ place, value }): Secret => [place, value]), ...hash];
    if (key) envelopes[person] = locked(secrets, key, aboutOf(event.id, person));
  }
  return { ...event, data, metadata: { ...metadata, commandHash: '', sealed: envelopes } };
}

/** Whether the text of a command to somebody could be guessed from its hash. */
export function saysWhatWasSaid(stream: string, { metadata }: Pick<NewEvent, 'metadata'>): boolean {
  return isPerson(stream) && Boolean((metadata as Partial<EventMetadata> | null | undefined)?.commandHash);
}

/** An opened event that says nothing personal of anybody but these. */
export function withoutOthers(event: StoredEvent, paths: readonly PersonalPath[], persons: ReadonlySet<string>): StoredEvent {
  const others = [...personalValues(event.stream, event, paths).keys()].filter((person) => !persons.has(person));
  return others.length === 0 ? event : sealed(event.stream, event, paths, new Map(), new Set(others));
}

/** Whose keys reading an event takes: those of whom it speaks, and of the person in whose stream it stands. */
export function sealedFor({ stream = '', metadata }: Pick<StoredEvent, 'metadata'> & { readonly stream?: string }): readonly string[] {
  const persons = Object.keys((metadata as Partial<EventMetadata> | null | undefined)?.sealed ?? {});
  return persons.length > 0 && isPerson(stream) && !persons.includes(stream) ? [stream, ...persons] : persons;
}

/** What an event says of one person. */
export function unsealedOf({ id, metadata }: Pick<StoredEvent, 'id' | 'metadata'>, person: string, key: Buffer): readonly unknown[] {
  const envelope = (metadata as Partial<EventMetadata> | null | undefined)?.sealed?.[person];
  return envelope === undefined ? [] : unlocked(envelope, key, aboutOf(id, person)).flatMap(([place, value]) => (place === HASH ? [] : [value]));
}

/** Where the values stand that an event holds under one person's key. */
export function unsealedPlaces({ id, metadata }: Pick<StoredEvent, 'id' | 'metadata'>, person: string, key: Buffer | undefined): ReadonlySet<string> {
  const envelope = (metadata as Partial<EventMetadata> | null | undefined)?.sealed?.[person];
  const secrets = envelope === undefined || !key ? [] : unlocked(envelope, key, aboutOf(id, person));
  return new Set(secrets.map(([place]) => (place === HASH ? HASH : place.join('.'))));
}

/** The event as it was appended; blank where a key is no more, and as a whole where it stands in the stream of somebody erased. */
export function opened<E extends Unsealed & { readonly stream?: string }>(event: E, keys: Keys): E {
  const metadata = event.metadata as EventMetadata;
  if (event.stream !== undefined && isPerson(event.stream) && !keys.has(event.stream)) return event;
  const data = structuredClone(event.data);
  let { commandHash } = metadata;
  for (const [person, envelope] of Object.entries(metadata.sealed ?? {})) {
    const key = keys.get(person);
    for (const [place, value] of key ? unlocked(envelope, key, aboutOf(event.id, person)) : []) {
      if (place === HASH) commandHash = value as string;
      else put(data, place, value);
    }
  }
  return { ...event, data, metadata: { ...metadata, commandHash } };
}

/** A sealed text fits no other event and nobody else. */
function aboutOf(id: string, person: string): Buffer {
  return Buffer.from(`${id.toLowerCase()} ${person}`);
}

function locked(secrets: readonly Secret[], key: Buffer, about: Buffer): string {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(about);
  const text = Buffer.concat([cipher.update(JSON.stringify(secrets), 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64');
}

/** Nothing where the key is another one, as after the keys were lost: it reads as if it were erased. */
function unlocked(envelope: string, key: Buffer, about: Buffer): readonly Secret[] {
  const bytes = Buffer.from(envelope, 'base64');
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE)).setAAD(about).setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
  try {
    const text = Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]);
    return JSON.parse(text.toString('utf8')) as readonly Secret[];
  } catch {
    return [];
  }
}

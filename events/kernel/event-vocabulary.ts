import { TypeCompiler, type TypeCheck } from '@sinclair/typebox/compiler';
import { Value } from '@sinclair/typebox/value';
import type { TObject } from '@sinclair/typebox';
import type { DomainEvent, EventDeclaration, RecordedEvent } from './event.js';
import type { EventMetadata } from './metadata.js';
import { isOurs } from './own-event.js';
import { personalPaths, type PersonalPath } from '../store/personal/personal-paths.js';
import type { StoredEvent } from '../store/event-store.js';

/** Turns data of one old shape into the next newer one. */
export interface Upcaster {
  readonly type: string;
  /** The version it reads; it answers with the shape of `from + 1`. */
  readonly from: number;
  readonly up: (data: never, metadata: EventMetadata) => unknown;
}

export class UnreadableEvent extends Error {
  constructor(event: StoredEvent, why: string) {
    super(`${event.type} at revision ${event.revision} of ${event.stream} cannot be read: ${why}`);
  }
}

interface Word {
  readonly definition: EventDeclaration;
  readonly check: TypeCheck<TObject>;
  readonly personal: readonly PersonalPath[];
  /** upcasters[v] reads version v. */
  readonly upcasters: ReadonlyMap<number, Upcaster['up']>;
}

/**
 * Every event type by name; decode = upcast, then validate. Unknown types decode to undefined: newer code wrote them; and
 * so does what others wrote to the store.
 */
export class Vocabulary {
  private readonly words = new Map<string, Word>();

  constructor(definitions: readonly EventDeclaration[], upcasters: readonly Upcaster[]) {
    for (const definition of definitions) {
      if (this.words.has(definition.type)) throw new Error(`Two event types are named ${definition.type}`);
      const own = upcasters.filter((upcaster) => upcaster.type === definition.type);
      this.words.set(definition.type, {
        definition,
        check: TypeCompiler.Compile(definition.schema),
        personal: personalPaths(definition.schema),
        upcasters: new Map(own.map((upcaster) => [upcaster.from, upcaster.up])),
      });
    }
  }

  /** Every event type by name. */
  get types(): readonly string[] {
    return [...this.words.keys()];
  }

  has(type: string): boolean {
    return this.words.has(type);
  }

  /** Where events of a type say something personal; none for unknown types. */
  personalIn(type: string): readonly PersonalPath[] {
    return this.words.get(type)?.personal ?? [];
  }

  versionOf(type: string): number {
    return this.word(type).definition.version;
  }

  /** Guards the way in: a decider that answers with a wrong shape is a defect, found before anything is stored. */
  validate(event: DomainEvent): void {
    const { check } = this.word(event.type);
    if (check.Check(event.data)) return;
    const error = check.Errors(event.data).First();
    throw new TypeError(`${event.type}${error?.path ?? ''} ${error?.message ?? 'does not fit its schema'}`);
  }

  /** @throws UnreadableEvent when no upcaster fits or the data is not of the declared shape */
  decode(stored: StoredEvent): RecordedEvent | undefined {
    const word = this.words.get(stored.type);
    if (!word || !isOurs(stored)) return undefined;
    const metadata = stored.metadata as EventMetadata;
    const data = known(word, stored, this.upcast(word, stored, metadata));
    return data === stored.data ? (stored as RecordedEvent) : ({ ...stored, data } as RecordedEvent);
  }

  private upcast(word: Word, stored: StoredEvent, metadata: EventMetadata): unknown {
    let data = stored.data;
    for (let version = metadata.schemaVersion; version < word.definition.version; version++) {
      const up = word.upcasters.get(version);
      if (!up) throw new UnreadableEvent(stored, `nothing reads version ${version}`);
      data = up(data as never, metadata);
    }
    return data;
  }

  private word(type: string): Word {
    const word = this.words.get(type);
    if (!word) throw new TypeError(`${type} is not in the vocabulary`);
    return word;
  }
}

/** @throws UnreadableEvent */
function known({ definition, check }: Word, stored: StoredEvent, data: unknown): unknown {
  if (check.Check(data)) return data;
  // What newer code wrote beside, and fields that are no more, are left out: nobody here knows who may see them.
  const without = Value.Clean(definition.schema, structuredClone(data));
  if (check.Check(without)) return without;
  const error = check.Errors(data).First();
  throw new UnreadableEvent(stored, `${error?.path || '(data)'} ${error?.message ?? 'has a wrong shape'}`);
}

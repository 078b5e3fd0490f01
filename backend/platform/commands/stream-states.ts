import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { RecordedEvent } from '../../../events/kernel/event.js';
import type { EventMetadata } from '../../../events/kernel/metadata.js';
import { isOurs } from '../../../events/kernel/own-event.js';
import { EventStore, NO_STREAM, START, type Appended, type NewEvent, type StoredEvent } from '../../../events/store/event-store.js';
import { vocabulary } from '../../../events/vocabulary.js';
import { foldOnto, type Folded } from '../records/record-fold.js';
import { LongReads } from '../store/long-reads.js';
import type { Aggregate } from './aggregate.js';
import type { DoneCommand } from './saves/done-commands.js';

/** A stream folded up to `revision`. */
export interface LoadedStream<State> {
  readonly stream: string;
  readonly state: State;
  readonly revision: number;
  readonly position: string;
  /** Every command that has written to the stream, by id. */
  readonly commands: ReadonlyMap<string, DoneCommand>;
}

interface Folding<State> extends LoadedStream<State> {
  state: State;
  revision: number;
  position: string;
  readonly commands: Map<string, DoneCommand>;
}

/** Whoever is further behind is told of so many: the whole of a long history would take the memory of all. */
const MOST_SINCE = 1_000;

/**
 * Folded streams that this process used lately. Safe without invalidation: an append states the revision it decided on,
 * so a stale entry can only lead to a conflict, and a conflict drops the entry.
 */
@Injectable()
export class StreamStates {
  private readonly cache = new LRUCache<string, Folding<unknown>>({ max: 20_000 });

  constructor(
    private readonly store: EventStore,
    private readonly longReads: LongReads = new LongReads(),
  ) {}

  async load<State>(aggregate: Aggregate<State>, stream: string): Promise<LoadedStream<State>> {
    const cached = this.cache.get(stream) as Folding<State> | undefined;
    if (cached) return cached;
    const loaded = await this.foldFromStore(aggregate, stream);
    if (loaded.revision !== NO_STREAM) this.cache.set(stream, loaded as Folding<unknown>);
    return loaded;
  }

  /** What this process knows already, and what others may have appended since. */
  async present<State>(aggregate: Aggregate<State>, stream: string): Promise<Folded<State>> {
    const read: EventStore['read'] = (name, range) => this.longReads.of(this.store.read(name, range));
    return foldOnto({ read }, aggregate, stream, await this.load(aggregate, stream));
  }

  /** What this process had folded last, if it did; others may have written since. */
  lastFolded<State>(stream: string): LoadedStream<State> | undefined {
    return this.cache.get(stream) as Folding<State> | undefined;
  }

  forget(stream: string): void {
    this.cache.delete(stream);
  }

  /** What somebody had a right to have erased is not kept here either. */
  forgetAll(): void {
    this.cache.clear();
  }

  /** Folds what was just appended, so that the next command need not read the stream again. */
  advance<State>(aggregate: Aggregate<State>, before: LoadedStream<State>, events: readonly NewEvent[], appended: Appended): void {
    if (appended.repeated) return this.forget(before.stream);
    // The command ids are shared with the entry that this one replaces: copying them would cost O(history) a command.
    const folding = { ...before } as Folding<State>;
    const first = appended.revision - events.length + 1;
    const { position } = appended;
    events.forEach((event, index) =>
      fold(aggregate, folding, { ...event, stream: before.stream, revision: first + index, position, recordedAt: new Date().toISOString() }),
    );
    this.cache.set(before.stream, folding as Folding<unknown>);
  }

  /** Where the stream is by the store's own word, not the cache's. */
  async storedRevision(stream: string): Promise<number> {
    for await (const last of this.store.read(stream, { direction: 'backward', limit: 1 })) return last.revision;
    return NO_STREAM;
  }

  /** What a command wrote to a stream, by the store's own word. */
  async commandIn(stream: string, commandId: string): Promise<DoneCommand | undefined> {
    for await (const { metadata, revision, position } of this.longReads.of(this.store.read(stream, { direction: 'backward' }))) {
      const by = metadata as EventMetadata | undefined;
      if (by?.commandId === commandId) return { hash: by.commandHash, revision, position };
    }
    return undefined;
  }

  /** Events after a revision, for telling somebody what changed meanwhile. */
  async eventsAfter(stream: string, revision: number, last: number): Promise<RecordedEvent[]> {
    const events: RecordedEvent[] = [];
    for await (const stored of this.longReads.of(this.store.read(stream, { from: Math.max(revision, last - MOST_SINCE) + 1 }))) {
      const event = vocabulary.decode(stored);
      if (event) events.push(event);
    }
    return events;
  }

  private async foldFromStore<State>(aggregate: Aggregate<State>, stream: string): Promise<Folding<State>> {
    const folding: Folding<State> = { stream, state: aggregate.initial, revision: NO_STREAM, position: START, commands: new Map() };
    for await (const stored of this.longReads.of(this.store.read(stream))) fold(aggregate, folding, stored);
    return folding;
  }
}

function fold<State>(aggregate: Aggregate<State>, folding: Folding<State>, stored: StoredEvent): void {
  const event = vocabulary.decode(stored);
  if (event) folding.state = aggregate.evolve(folding.state, event);
  folding.revision = stored.revision;
  folding.position = stored.position;
  if (!isOurs(stored)) return;
  const { commandId, commandHash } = stored.metadata as EventMetadata;
  folding.commands.set(commandId, { hash: commandHash, revision: stored.revision, position: stored.position });
}

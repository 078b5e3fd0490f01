import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { v5 as uuidV5 } from 'uuid';
import type { DomainEvent } from '../../../events/event.js';
import type { EventMetadata } from '../../../events/metadata.js';
import { vocabulary } from '../../../events/vocabulary.js';
import { EventStore, WrongExpectedRevision, type NewEvent } from '../../../events/store/event-store.js';
import type { Aggregate } from './aggregate.js';
import type { Command, CommandResult } from './command.js';
import { DoneCommands, type DoneCommand } from './done-commands.js';
import { CommandIdReused, Refusal, StaleRevision } from './refusal.js';
import { StreamStates, type LoadedStream } from './stream-states.js';
import { streamName } from './stream-name.js';
import { Turns } from './turns.js';

/** Namespace of event ids: event id = uuid v5 of the command id and the event's index. */
const EVENT_IDS = '6f1c1d9e-58f1-4a55-9a3f-3d0b5ab0c1d7';

/** How often a command decides again on a stream that others are writing to, before it gives up. */
const MAX_ATTEMPTS = 100;

/** Load, fold, decide, append; again when somebody else was faster. */
@Injectable()
export class CommandExecutor {
  private readonly turns = new Turns();

  constructor(
    private readonly store: EventStore,
    private readonly states: StreamStates,
    private readonly done: DoneCommands,
  ) {}

  /**
   * @param id what stands after the category in the stream's name
   * @param formerIds of which it may have been when it first came, where that depends on the day
   * @throws Refusal when the decider says no
   * @throws StaleRevision when an If-Match is not the stream's revision
   * @throws CommandIdReused when the command id was used for something else
   */
  execute<State, C extends Command, E extends DomainEvent>(
    aggregate: Aggregate<State, C, E>,
    id: string | number,
    command: C,
    formerIds: readonly (string | number)[] = [],
  ): Promise<CommandResult> {
    const stream = streamName(aggregate, id);
    const formerStreams = formerIds.map((formerId) => streamName(aggregate, formerId));
    const work = () => this.turns.take(stream, () => this.once(aggregate, stream, command, formerStreams));
    // The same command twice at the same moment, perhaps to two streams: the second must find the first one done.
    return command.issued.mayComeAgain ? this.turns.take(command.issued.commandId, work) : work();
  }

  /** Remembered beside the streams: what changed nothing left no event, and a repeat may be meant for another stream. */
  private async once<State, C extends Command, E extends DomainEvent>(
    aggregate: Aggregate<State, C, E>,
    stream: string,
    command: C,
    formerStreams: readonly string[],
  ): Promise<CommandResult> {
    const { commandId, mayComeAgain } = command.issued;
    const hash = commandHash(command);
    const earlier = mayComeAgain && ((await this.done.find(commandId)) ?? (await this.doneIn(formerStreams, commandId)));
    if (earlier) return repeatOf(earlier, commandId, hash);
    const result = await this.decideUntilAppended(aggregate, stream, command, hash);
    if (mayComeAgain) await this.done.remember({ commandId, stream, hash, ...result });
    return result;
  }

  /** The process may have ended between append and note: then only the stream knows. */
  private async doneIn(streams: readonly string[], commandId: string): Promise<DoneCommand | undefined> {
    for (const stream of streams) {
      const done = await this.states.commandIn(stream, commandId);
      if (done) return done;
    }
    return undefined;
  }

  private async decideUntilAppended<State, C extends Command, E extends DomainEvent>(
    aggregate: Aggregate<State, C, E>,
    stream: string,
    command: C,
    hash: string,
  ): Promise<CommandResult> {
    for (let attempt = 1; ; attempt++) {
      const loaded = await this.load(aggregate, stream, command);
      const earlier = loaded.commands.get(command.issued.commandId);
      if (earlier) return repeatOf(earlier, command.issued.commandId, hash);
      await this.refuseIfStale(aggregate, loaded, command);
      try {
        const events = await this.decide(aggregate, loaded, command);
        if (events.length === 0) return { revision: loaded.revision, position: loaded.position, changed: false };
        const result = await this.append(aggregate, loaded, events, command, hash);
        if (result) return result;
      } catch (error) {
        this.states.forget(stream);
        if (!(error instanceof WrongExpectedRevision) || attempt === MAX_ATTEMPTS) throw error;
      }
    }
  }

  /** "No", and "nothing differs", count only on what the store holds now: another process may have written since. */
  private async decide<State, C extends Command, E extends DomainEvent>(
    aggregate: Aggregate<State, C, E>,
    loaded: LoadedStream<State>,
    command: C,
  ): Promise<readonly E[]> {
    let refusal: Refusal | undefined;
    try {
      const events = aggregate.decide(command, loaded.state);
      if (events.length > 0) return events;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refusal = error;
    }
    const actual = await this.states.storedRevision(loaded.stream);
    if (actual !== loaded.revision) throw new WrongExpectedRevision(loaded.stream, loaded.revision, actual);
    if (refusal) throw refusal;
    return [];
  }

  /** @returns undefined when the store had the events already: it knows them by their ids, whatever the command said, so look again */
  private async append<State, C extends Command, E extends DomainEvent>(
    aggregate: Aggregate<State, C, E>,
    loaded: LoadedStream<State>,
    events: readonly E[],
    command: C,
    hash: string,
  ): Promise<CommandResult | undefined> {
    const newEvents = events.map((event, index) => toNewEvent(event, index, command, hash));
    const appended = await this.store.append(loaded.stream, loaded.revision, newEvents);
    this.states.advance(aggregate, loaded, newEvents, appended);
    return appended.repeated ? undefined : { revision: appended.revision, position: appended.position, changed: true };
  }

  /** The stream as this process knows it, or as the store has it when the caller has seen another revision. */
  private async load<State>(aggregate: Aggregate<State>, stream: string, command: Command): Promise<LoadedStream<State>> {
    const { ifMatch } = command.issued;
    const loaded = await this.states.load(aggregate, stream);
    if (ifMatch === undefined || ifMatch === loaded.revision) return loaded;
    this.states.forget(stream);
    return this.states.load(aggregate, stream);
  }

  private async refuseIfStale<State, C extends Command, E extends DomainEvent>(
    aggregate: Aggregate<State, C, E>,
    loaded: LoadedStream<State>,
    command: Command,
  ): Promise<void> {
    const { ifMatch } = command.issued;
    if (ifMatch === undefined || ifMatch === loaded.revision) return;
    throw new StaleRevision(aggregate, loaded.stream, ifMatch, loaded.revision, await this.states.eventsAfter(loaded.stream, ifMatch));
  }
}

/** @throws CommandIdReused */
function repeatOf({ hash, revision, position }: DoneCommand, commandId: string, asked: string): CommandResult {
  if (hash !== asked) throw new CommandIdReused(commandId);
  return { revision, position, changed: false };
}

function toNewEvent(event: DomainEvent, index: number, command: Command, hash: string): NewEvent {
  vocabulary.validate(event);
  const { actor, commandId, correlationId, at } = command.issued;
  const metadata: EventMetadata = {
    actor,
    commandId,
    commandHash: hash,
    correlationId,
    causationId: commandId,
    occurredAt: at,
    schemaVersion: vocabulary.versionOf(event.type),
  };
  return { id: uuidV5(`${commandId}/${index}`, EVENT_IDS), type: event.type, data: event.data, metadata };
}

/** The same for the same command and body, whatever the order of its properties. */
function commandHash(command: Command): string {
  const asked = command.issued.asked ?? { ...command, issued: undefined };
  const body = JSON.stringify(asked, (_, value: unknown) => sortedKeys(value));
  return createHash('sha256').update(command.constructor.name).update(body).digest('base64url');
}

function sortedKeys(value: unknown): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

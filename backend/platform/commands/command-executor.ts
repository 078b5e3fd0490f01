import { Injectable } from '@nestjs/common';
import { v5 as uuidV5 } from 'uuid';
import type { DomainEvent } from '../../../events/kernel/event.js';
import type { EventMetadata } from '../../../events/kernel/metadata.js';
import { vocabulary } from '../../../events/vocabulary.js';
import { EventStore, WrongExpectedRevision, type NewEvent } from '../../../events/store/event-store.js';
import type { CommandResult, CommandMetadata } from './command.js';
import { commandHash } from './saves/command-hash.js';
import { decide } from './decide.js';
import { DoneCommands, type DoneCommand } from './saves/done-commands.js';
import { CommandIdReused, Refusal, StaleRevision } from './refusal.js';
import { refuseWordsOfErased } from './refuse-words-of-erased.js';
import type { AddressedCommand } from './dispatched-command.js';
import { StreamStates, type LoadedStream } from './stream-states.js';
import { streamName } from './stream-name.js';
import { requireGate } from '../concurrency/held-gate.js';
import { KeyedQueue } from '../concurrency/keyed-queue.js';

/** Namespace of event ids: event id = uuid v5 of the command id and the event's index. */
const EVENT_IDS = '6f1c1d9e-58f1-4a55-9a3f-3d0b5ab0c1d7';

/** How often a command decides again on a stream that others are writing to, before it gives up. */
const MAX_ATTEMPTS = 100;

/** A command on its way through the executor. */
interface Errand {
  readonly addressed: AddressedCommand;
  readonly issued: CommandMetadata;
  readonly stream: string;
  readonly hash: string;
}

/** Whose personal values an event holds. */
interface Whose {
  readonly person: string | undefined;
  readonly others: EventMetadata['others'];
}

/** Load, fold, decide, append; again when somebody else was faster. */
@Injectable()
export class CommandExecutor {
  private readonly queue = new KeyedQueue();

  constructor(
    private readonly store: EventStore,
    private readonly states: StreamStates,
    private readonly done: DoneCommands,
  ) {}

  /**
   * @throws Refusal when the decider says no
   * @throws StaleRevision when an If-Match is not the stream's revision
   * @throws CommandIdReused when the command id was used for something else
   * @throws StoreUnavailable at once while the store is away, instead of after those before it, which wait for it
   * @throws StillSaving while another process carries out the same
   */
  async execute(addressed: AddressedCommand, issued: CommandMetadata): Promise<CommandResult> {
    this.store.requireAppends();
    const errand = { addressed, issued, stream: streamName(addressed.aggregate, addressed.id), hash: commandHash(addressed.command, issued) };
    const work = () => this.queue.run(errand.stream, () => this.once(errand));
    // The same command twice at the same moment, perhaps to two streams: the second must find the first one done.
    return issued.mayComeAgain ? this.queue.run(issued.commandId, work) : work();
  }

  /** Remembered beside the streams: what changed nothing left no event, and a repeat may be meant for another stream. */
  private async once(errand: Errand): Promise<CommandResult> {
    const { commandId, mayComeAgain } = errand.issued;
    const { stream, hash } = errand;
    const earlier = mayComeAgain && ((await this.done.find(commandId)) ?? (await this.doneUnderFormerId(errand)));
    if (earlier) return repeatOf(earlier, errand);
    const result = await this.decideUntilAppended(errand);
    if (mayComeAgain) await this.done.remember({ commandId, stream, hash, ...result });
    return result;
  }

  /** The process may have ended between append and note: then only the stream knows. */
  private async doneUnderFormerId({ addressed: { aggregate, command, id }, issued }: Errand): Promise<DoneCommand | undefined> {
    for (const formerId of aggregate.formerIds?.(command, id) ?? []) {
      const done = await this.states.commandIn(streamName(aggregate, formerId), issued.commandId);
      if (done) return done;
    }
    return undefined;
  }

  private async decideUntilAppended(errand: Errand): Promise<CommandResult> {
    for (let attempt = 1; ; attempt++) {
      const loaded = await this.load(errand);
      const earlier = loaded.commands.get(errand.issued.commandId);
      if (earlier) return repeatOf(earlier, errand);
      await this.refuseIfStale(errand, loaded);
      try {
        const events = await this.decideOrLookAgain(errand, loaded);
        if (events.length === 0) return { revision: loaded.revision, position: loaded.position, changed: false };
        const result = await this.appendOrForget(errand, loaded, events);
        if (result) return result;
      } catch (error) {
        if (!(error instanceof WrongExpectedRevision) || attempt === MAX_ATTEMPTS) throw error;
      }
    }
  }

  /**
   * "No", and "nothing differs", count only on what the store holds now: another process may have written since. A decision
   * that fails says nothing against what this process has folded.
   */
  private async decideOrLookAgain({ addressed, issued }: Errand, loaded: LoadedStream<unknown>): Promise<readonly DomainEvent[]> {
    let refusal: Refusal | undefined;
    try {
      const events = decide(addressed, loaded.state, issued);
      if (events.length > 0) return events;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refusal = error;
    }
    const actual = await this.states.storedRevision(loaded.stream);
    if (actual !== loaded.revision) {
      this.states.forget(loaded.stream);
      throw new WrongExpectedRevision(loaded.stream, loaded.revision, actual);
    }
    if (refusal) throw refusal;
    return [];
  }

  /** Of an append that fails nobody knows what the store has. */
  private async appendOrForget(errand: Errand, loaded: LoadedStream<unknown>, events: readonly DomainEvent[]): ReturnType<CommandExecutor['append']> {
    try {
      return await this.append(errand, loaded, events);
    } catch (error) {
      this.states.forget(errand.stream);
      throw error;
    }
  }

  /** @returns undefined when the store had the events already: it knows them by their ids, whatever the command said, so look again */
  private async append(errand: Errand, loaded: LoadedStream<unknown>, events: readonly DomainEvent[]): Promise<CommandResult | undefined> {
    const { aggregate, given } = errand.addressed;
    const person = aggregate.personOf?.(loaded.state);
    const newEvents = events.map((event, index) => toNewEvent(event, index, errand, { person, others: aggregate.othersIn?.(event, loaded.state, given) }));
    const asRead = await this.store.asRead(loaded.stream, newEvents);
    if (asRead !== newEvents) refuseWordsOfErased(newEvents, asRead, errand.issued.actor);
    await requireGate();
    const appended = await this.store.append(loaded.stream, loaded.revision, newEvents);
    this.states.advance(aggregate, loaded, asRead, appended);
    return appended.repeated ? undefined : { revision: appended.revision, position: appended.position, changed: true };
  }

  /** The stream as this process knows it, or as the store has it when the caller has seen another revision. */
  private async load({ addressed: { aggregate }, stream, issued: { ifMatch } }: Errand): Promise<LoadedStream<unknown>> {
    const loaded = await this.states.load(aggregate, stream);
    if (ifMatch === undefined || ifMatch === loaded.revision || (await this.states.storedRevision(stream)) === loaded.revision) return loaded;
    this.states.forget(stream);
    return this.states.load(aggregate, stream);
  }

  private async refuseIfStale({ addressed: { aggregate }, issued: { ifMatch } }: Errand, loaded: LoadedStream<unknown>): Promise<void> {
    if (ifMatch === undefined || ifMatch === loaded.revision) return;
    throw new StaleRevision(aggregate, loaded.stream, ifMatch, loaded.revision, await this.states.eventsAfter(loaded.stream, ifMatch, loaded.revision));
  }
}

/** What was asked for by an erased person's events is not known any more: an empty hash fits. @throws CommandIdReused */
function repeatOf({ hash, revision, position }: DoneCommand, asked: Errand): CommandResult {
  if (hash !== '' && hash !== asked.hash) throw new CommandIdReused(asked.issued.commandId);
  return { revision, position, changed: false };
}

function toNewEvent(event: DomainEvent, index: number, { issued, hash }: Errand, { person, others }: Whose): NewEvent {
  vocabulary.validate(event);
  const { actor, commandId, correlationId, causationId = commandId, at, toldLater } = issued;
  const metadata: EventMetadata = {
    actor,
    commandId,
    commandHash: hash,
    correlationId,
    causationId,
    occurredAt: at,
    ...(toldLater && { toldLater }),
    ...(person !== undefined && { person }),
    ...(others && { others }),
    schemaVersion: vocabulary.versionOf(event.type),
  };
  return { id: uuidV5(`${commandId}/${index}`, EVENT_IDS), type: event.type, data: event.data, metadata };
}


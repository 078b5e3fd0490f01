import type { Type } from '@nestjs/common';
import type { FieldTable } from '../../../events/kernel/field.rules.js';
import type { DomainEvent, RecordedEvent } from '../../../events/kernel/event.js';
import type { HistoryWords } from '../records/history.js';
import type { AnyCommand, EnrichmentOf, CommandMetadata } from './command.js';

/** What stands after the category in a stream's name. */
export type StreamId = string | number;

/** What a decider knows beside the command and the state. */
export interface CommandContext<C extends AnyCommand = AnyCommand, Id extends StreamId = StreamId> {
  readonly id: Id;
  readonly issued: CommandMetadata;
  /** What the server added for this command. */
  readonly given: EnrichmentOf<C>;
}

/**
 * One kind of thing that people work on: its decider and the words that its history is told in. Pure throughout.
 * Streams are `<category>-<id>`.
 */
export interface Aggregate<State, C extends AnyCommand = AnyCommand, E extends DomainEvent = DomainEvent, Id extends StreamId = StreamId> {
  readonly category: string;
  /** What people call one, as in "There is no contract 1042". */
  readonly noun: string;
  /** The state before the first event. */
  readonly initial: State;
  /** Whether the record is there; before, only what `begins` it may be done. */
  exists(state: State): boolean;
  readonly begins: readonly Type<AnyCommand>[];
  /** @throws Refusal when the rules say no */
  decide(command: C, state: State, context: CommandContext<C, Id>): readonly E[];
  evolve(state: State, event: RecordedEvent<E>): State;
  /** How one event reads in the history. */
  describe(event: RecordedEvent<E>): HistoryWords;
  /** Its fields in the order of its form: what a comparison goes by. */
  readonly fields?: FieldTable;
  /** Fields by the permission that lets one see them (`decisions.md B24`). */
  readonly sensitive: Readonly<Record<string, readonly string[]>>;
  /** Whose personal values its events hold where they name no lead themselves, such as `lead-17`. */
  personOf?(state: State): string | undefined;
  /** Whose values an event holds beside those of the record's own person, as `EventMetadata.others`. @param given what the server added for the command */
  othersIn?(event: E, state: State, given: unknown): Readonly<Record<string, string>> | undefined;
  /** The id in the name of a stream, where it is no number. */
  readonly idFrom?: (text: string) => Id;
  /** What the id may have been when a command that is sent again first came, where that depends on the day. */
  formerIds?(command: C, id: Id): readonly Id[];
}

/** The context of this very command, in a decider that has found out which one it is. */
export function contextOf<C extends AnyCommand, Id extends StreamId>(_command: C, context: CommandContext<AnyCommand, Id>): CommandContext<C, Id> {
  return context as CommandContext<C, Id>;
}

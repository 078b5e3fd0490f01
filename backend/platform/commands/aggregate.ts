import type { DomainEvent, RecordedEvent } from '../../../events/event.js';
import type { HistoryWords } from '../records/history.js';
import type { Command } from './command.js';

/**
 * One kind of thing that people work on: its decider and the words that its history is told in. Pure throughout.
 * Streams are `<category>-<id>`.
 */
export interface Aggregate<State, C extends Command = Command, E extends DomainEvent = DomainEvent> {
  readonly category: string;
  /** What people call one, as in "There is no contract 1042". */
  readonly noun: string;
  /** The state before the first event. */
  readonly initial: State;
  /** @throws Refusal when the rules say no */
  decide(command: C, state: State): readonly E[];
  evolve(state: State, event: RecordedEvent<E>): State;
  /** How one event reads in the history. */
  describe(event: RecordedEvent<E>): HistoryWords;
  /** Fields by the permission that lets one see them (`decisions.md B24`). */
  readonly sensitive: Readonly<Record<string, readonly string[]>>;
}

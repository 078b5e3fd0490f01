import type { DomainEvent } from '../../../events/kernel/event.js';
import type { Aggregate, StreamId } from './aggregate.js';
import type { AnyCommand, EnrichmentOf } from './command.js';

/** A command with the record that it is for, and what the server adds to it. */
export interface DispatchedCommand<C extends AnyCommand = AnyCommand> {
  readonly aggregate: Aggregate<unknown, C>;
  readonly id: StreamId;
  readonly command: C;
  readonly given: EnrichmentOf<C>;
}

/** Asked for exactly when the command's class says that the server adds something. */
type EnrichmentFor<C extends AnyCommand> = [EnrichmentOf<C>] extends [undefined] ? [] : [given: EnrichmentOf<C>];

/** Says what is to be done to which record; `Commands` does it. */
export function send<All extends AnyCommand, Id extends StreamId, C extends All>(
  aggregate: Aggregate<unknown, All, DomainEvent, Id>,
  id: Id,
  command: C,
  ...[given]: EnrichmentFor<C>
): DispatchedCommand<C> {
  return { aggregate: aggregate as Aggregate<unknown, AnyCommand>, id, command, given: given as EnrichmentOf<C> };
}

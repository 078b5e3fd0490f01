import type { DomainEvent } from '../../../events/kernel/event.js';
import type { Aggregate, StreamId } from './aggregate.js';
import type { AnyCommand, GivenOf } from './command.js';

/** A command with the record that it is for, and what the server adds to it. */
export interface Sending<C extends AnyCommand = AnyCommand> {
  readonly aggregate: Aggregate<unknown, C>;
  readonly id: StreamId;
  readonly command: C;
  readonly given: GivenOf<C>;
}

/** Asked for exactly when the command's class says that the server adds something. */
type GivenFor<C extends AnyCommand> = [GivenOf<C>] extends [undefined] ? [] : [given: GivenOf<C>];

/** Says what is to be done to which record; `Commands` does it. */
export function send<All extends AnyCommand, Id extends StreamId, C extends All>(
  aggregate: Aggregate<unknown, All, DomainEvent, Id>,
  id: Id,
  command: C,
  ...[given]: GivenFor<C>
): Sending<C> {
  return { aggregate: aggregate as Aggregate<unknown, AnyCommand>, id, command, given: given as GivenOf<C> };
}

import type { Aggregate, StreamId } from '../../backend/platform/commands/aggregate.js';
import type { AnyCommand, EnrichmentOf } from '../../backend/platform/commands/command.js';
import type { AddressedCommand, EnrichmentFor } from '../../backend/platform/commands/dispatched-command.js';
import type { DomainEvent } from '../../events/kernel/event.js';

/** A command for a record, without a bus: what `decide` and the executor take. */
export function send<All extends AnyCommand, Id extends StreamId, C extends All>(
  aggregate: Aggregate<unknown, All, DomainEvent, Id>,
  id: Id,
  command: C,
  ...[given]: EnrichmentFor<C>
): AddressedCommand<C> {
  return { aggregate: aggregate as Aggregate<unknown, AnyCommand>, id, command, given: given as EnrichmentOf<C> };
}

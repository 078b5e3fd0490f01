import type { DomainEvent } from '../../../events/kernel/event.js';
import { refuseHiddenChanges } from '../records/hidden-changes.js';
import type { CommandMetadata } from './command.js';
import { NotFound } from './refusal.js';
import type { AddressedCommand } from './dispatched-command.js';

/**
 * What a command comes to on a state. What its sender does not see of the record they do not change either; the server sees everything.
 * @throws Refusal, also where the record is not there and the command does not begin one
 */
export function decide({ aggregate, id, command, given }: AddressedCommand, state: unknown, issued: CommandMetadata): readonly DomainEvent[] {
  const beginning = !aggregate.exists(state);
  if (beginning && !aggregate.begins.some((kind) => command instanceof kind)) throw new NotFound(aggregate.noun, id);
  const allowed = beginning || issued.actor.kind === 'system' ? command : refuseHiddenChanges(command, aggregate.sensitive, issued.permissions);
  return aggregate.decide(allowed, state, { id, issued, given });
}

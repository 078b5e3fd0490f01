import type { DomainEvent } from '../../../events/event.js';
import type { Issued } from './command.js';
import { NotFound } from './refusal.js';
import type { Sending } from './send.js';

/** What a command comes to on a state. @throws Refusal, also where the record is not there and the command does not begin one */
export function decide({ aggregate, id, command, given }: Sending, state: unknown, issued: Issued): readonly DomainEvent[] {
  if (!aggregate.exists(state) && !aggregate.begins.some((kind) => command instanceof kind)) throw new NotFound(aggregate.noun, id);
  return aggregate.decide(command, state, { id, issued, given });
}

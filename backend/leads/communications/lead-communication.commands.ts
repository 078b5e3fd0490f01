import { communicationFields } from '../../../events/leads/communication.fields.js';
import type { Communication } from '../../../events/leads/communication.js';
import { LeadCommunicationAdded } from '../../../events/leads/lead-communications.events.js';
import type { CommandMetadata } from '../../platform/commands/command.js';
import { newAtFront, readCommunications } from '../../platform/communications/communications-text.js';
import { commandWith } from '../../platform/http/bodies/command-with.js';

const { Type, Note } = communicationFields;

/** Body of POST /api/Communications/ForLead/{id}: either may be blank (`decisions.md F7`). */
export class AddLeadCommunication extends commandWith({ Type, Note }) {}

export function said({ Type = '', Note = '' }: AddLeadCommunication, { actor, at }: CommandMetadata): ReturnType<typeof LeadCommunicationAdded> {
  return LeadCommunicationAdded({ CreatedAt: at, CreatedBy: actor.name, Type, Note });
}

/** The oldest of what is new comes first, as it was said. */
export function saidInText(text: string | undefined, kept: readonly Communication[]): ReturnType<typeof LeadCommunicationAdded>[] {
  const sent = text ? (readCommunications(text) ?? []) : [];
  return newAtFront(sent, kept).toReversed().map((entry) => LeadCommunicationAdded({ ...entry }));
}

import type { RecordedEvent, RecordedOf } from '../../../events/kernel/event.js';
import { personalBlanks } from '../../../events/kernel/field.rules.js';
import { interestFormFields, leadFields } from '../../../events/leads/lead.fields.js';
import { LeadErased, LeadErasureProved, type LeadErasureEvent } from '../../../events/leads/lead-erasure.events.js';
import { contextOf, type CommandContext } from '../../platform/commands/aggregate.js';
import { Refusal } from '../../platform/commands/refusal.js';
import { EraseLead, ProveLeadErasure, type LeadErasureCommand } from './lead-erasure.commands.js';
import { refuseMerged } from '../lead-refusals.js';
import type { Lead } from '../lead.state.js';

export type LeadErasureProof = RecordedOf<typeof LeadErasureProved>['data'];

/** That a lead was erased, by whom, and what proves it. */
export interface LeadErasure {
  /** ISO UTC. */
  readonly at: string;
  readonly by: string;
  readonly together: readonly number[];
  /** Null while it is still being done. */
  readonly proof: LeadErasureProof | null;
}

export function decideErasure(command: LeadErasureCommand, lead: Lead, context: CommandContext<LeadErasureCommand, number>): LeadErasureEvent[] {
  const { erasure } = lead;
  if (command instanceof EraseLead) return erasure ? [] : erase(lead, contextOf(command, context));
  if (command instanceof ProveLeadErasure) return erasure?.proof === null ? [LeadErasureProved(contextOf(command, context).given.proof)] : [];
  return command satisfies never;
}

/**
 * People ask for the lead that stays, and all of its numbers go; the server, carrying that out, comes to each of them. Who was
 * taken apart from it meanwhile stands for themselves: nobody asked to have them erased.
 */
function erase(lead: Lead, { given: { together }, issued }: CommandContext<EraseLead>): LeadErasureEvent[] {
  if (issued.actor.kind !== 'system') {
    refuseMerged(lead);
    if (lead.merged.some(({ leadId }) => !together.includes(leadId))) throw new Refusal(`Another lead is being merged into lead ${lead.leadId}, or taken apart from it, at this moment: try again`, { status: 409 });
  } else if (lead.leadId !== together[0] && !together.includes(lead.mergedInto)) return [];
  return [LeadErased({ together: [...together] })];
}

export function erasedLead(state: Lead, event: RecordedEvent<LeadErasureEvent>): Lead {
  if (event.type === 'LeadErasureProved') return { ...state, erasure: state.erasure && { ...state.erasure, proof: event.data } };
  const { data, metadata } = event;
  return {
    ...state,
    ...personalBlanks(leadFields),
    interests: state.interests.map((interest) => ({ ...interest, ...personalBlanks(interestFormFields) })),
    communications: state.communications.map(({ text, ...said }) => ({ ...said, Note: '', ...(text && { text: { ...text, toPhone: '' } }) })),
    merged: state.merged.map((one) => ({ ...one, changes: {}, communications: [], stops: one.stops && '' })),
    erasure: { at: metadata.occurredAt, by: metadata.actor.name, together: data.together, proof: null },
  };
}

import { isOneOf, type RecordedEvent } from '../../events/kernel/event.js';
import { LeadErased } from '../../events/leads/lead-erasure.events.js';
import { LeadGivenBack, LeadTakenOver } from '../../events/leads/lead-merge.events.js';
import { LeadRevised } from '../../events/leads/lead.events.js';
import type { EventMetadata } from '../../events/kernel/metadata.js';
import { leadOf } from '../../events/store/personal/whose.js';

/** By field, the lead whose value a row holds, where a merge brought it from another one. */
export type OwnersOfValues = Readonly<Record<string, number>>;

/**
 * Whose the values of a lead are after some were changed. Events say it of what a merge brings and takes back; what people
 * write is the lead's own.
 * @param otherwise whose a value is that the event says nothing of; 0 for the lead itself
 */
export function ownersAfter(before: OwnersOfValues, { changes }: { readonly changes: object }, { others = {} }: Pick<EventMetadata, 'others'>, otherwise = 0): OwnersOfValues {
  const changed = Object.keys(changes).map((field) => [field, leadOf(others[`changes.${field}.to`]) ?? otherwise]);
  const owners = { ...before, ...Object.fromEntries(changed) } as Record<string, number>;
  return Object.fromEntries(Object.entries(owners).filter(([, leadId]) => leadId !== 0));
}

/** The same after any event of the lead's stream. */
export function ownersSince(before: OwnersOfValues, event: RecordedEvent): OwnersOfValues {
  if (isOneOf([LeadErased], event)) return {};
  if (isOneOf([LeadTakenOver], event)) return ownersAfter(before, event.data, event.metadata, event.data.mergedLeadId);
  return isOneOf([LeadGivenBack, LeadRevised], event) ? ownersAfter(before, event.data, event.metadata) : before;
}

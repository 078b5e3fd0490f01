import { NO_STREAM, START, type EventStore } from '../../events/store/event-store.js';
import { ownersSince, type OwnersOfValues } from '../../projections/lead-list/value-owners.js';
import type { LookedUp } from '../platform/lists/looked-up.js';
import { foldOnto } from '../platform/records/record-fold.js';
import type { LeadNames, NamedPeople } from './tour-people.js';

/** What a tour copies, by the field of the lead. */
const copied = { leadFirstName: 'firstName', leadLastName: 'lastName', spouseFirstName: 'spouseFirstName', spouseLastName: 'spouseLastName' } as const;

type Store = Pick<EventStore, 'read'>;

/** A lead as a tour copies it, and whose each name is. */
export async function copiedNames(leadId: number, lead: LookedUp, store: Store): Promise<{ readonly lead: LeadNames } & Pick<NamedPeople, 'nameOwners'>> {
  const owners = await ownersOf(leadId, lead, store);
  const fields = Object.entries(copied);
  return {
    lead: Object.fromEntries(fields.map(([name, field]) => [name, lead.text(field)])) as LeadNames,
    nameOwners: Object.fromEntries(fields.flatMap(([name, field]) => (owners[field] === undefined ? [] : [[name, owners[field]]]))),
  };
}

/** Nobody waits for the list to be built anew: the lead's own events say it as well. */
async function ownersOf(leadId: number, lead: LookedUp, store: Store): Promise<OwnersOfValues> {
  if (!lead.lacks('valueOwners')) return lead.value('valueOwners') as OwnersOfValues;
  const nobody = { state: {}, revision: NO_STREAM, position: START };
  return (await foldOnto<OwnersOfValues>(store, { evolve: ownersSince }, `lead-${leadId}`, nobody)).state;
}

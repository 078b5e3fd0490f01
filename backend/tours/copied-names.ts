import type { LookedUp } from '../platform/lists/looked-up.js';
import type { LeadNames, NamedPeople } from './tour-people.js';

/** What a tour copies, by the field of the lead. */
const copied = { leadFirstName: 'firstName', leadLastName: 'lastName', spouseFirstName: 'spouseFirstName', spouseLastName: 'spouseLastName' } as const;

/** A lead as a tour copies it, and whose each name is. */
export function copiedNames(lead: LookedUp): { readonly lead: LeadNames } & Pick<NamedPeople, 'nameOwners'> {
  const owners = lead.value('valueOwners') as Readonly<Record<string, number>>;
  const fields = Object.entries(copied);
  return {
    lead: Object.fromEntries(fields.map(([name, field]) => [name, lead.text(field)])) as LeadNames,
    nameOwners: Object.fromEntries(fields.flatMap(([name, field]) => (owners[field] === undefined ? [] : [[name, owners[field]]]))),
  };
}

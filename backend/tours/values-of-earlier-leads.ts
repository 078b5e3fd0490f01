import type { DomainEvent, RecordedEvent } from '../../events/event.js';
import { personOf } from '../../events/store/personal/whose.js';
import { tourDetailFields } from '../../events/tour-fields.values.js';
import type { Tour } from './tour.state.js';

const personalFields = Object.entries(tourDetailFields).flatMap(([name, field]) => ('personal' in field ? [name] : []));

/** Whose values a tour still holds after it went to another lead: by field, the number of the lead whose tour it was when they were written. */
export function earlierLeadsAfter(before: Tour, after: Tour, { data }: RecordedEvent): Tour['earlierLeads'] {
  const written = changesIn(data);
  const owned = personalFields.flatMap((field) => {
    const leadId = field in written ? after.leadId : (before.earlierLeads[field] ?? before.leadId);
    return leadId === 0 || leadId === after.leadId || after[field as keyof Tour] === '' ? [] : [[field, leadId] as const];
  });
  return Object.fromEntries(owned);
}

/** What was, in a change of such a value or beside a gift, is sealed for the lead whose it was: it goes with that one's erasure. */
export function valuesOfEarlierLeads({ data }: DomainEvent, tour: Tour): Readonly<Record<string, string>> | undefined {
  const changed = changesIn(data);
  const said = data as Readonly<Record<string, unknown>>;
  const others = Object.entries(tour.earlierLeads).flatMap(([field, leadId]) => {
    const places = [...(field in changed ? [`changes.${field}.from`] : []), ...(said[field] === tour[field as keyof Tour] ? [field] : [])];
    return places.map((place) => [place, personOf(leadId)!] as const);
  });
  return others.length === 0 ? undefined : Object.fromEntries(others);
}

function changesIn(data: unknown): object {
  return (data as { readonly changes?: object }).changes ?? {};
}

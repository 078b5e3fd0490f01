import type { RecordedEvent } from '../../events/kernel/event.js';
import { leadOf, personOf } from '../../events/store/personal/whose.js';
import { tourDetailFields } from '../../events/tours/tour.fields.js';
import type { TourEvent } from '../../events/tours/tour.events.js';
import type { WithPeople } from './tour-people.js';
import type { Tour } from './tour.state.js';

const personalFields = Object.entries(tourDetailFields).flatMap(([name, field]) => ('personal' in field ? [name] : []));

/**
 * Whose values a tour holds beside those of its own lead, by field: of the lead whose tour it was when they were written, or of
 * one that was merged into the lead whose names were copied.
 */
export function otherLeadsAfter(before: Tour, after: Tour, { data, metadata }: RecordedEvent): Tour['otherLeads'] {
  const written = changesIn(data);
  const others = metadata?.others ?? {};
  const owned = personalFields.flatMap((field) => {
    const leadId = field in written ? (leadOf(others[`changes.${field}.to`]) ?? after.leadId) : before.tourId === 0 ? (leadOf(others[field]) ?? 0) : (before.otherLeads[field] ?? before.leadId);
    return leadId === 0 || leadId === after.leadId || after[field as keyof Tour] === '' ? [] : [[field, leadId] as const];
  });
  return Object.fromEntries(owned);
}

/** What is another lead's is sealed for that one, what was and what is apart: it goes with that one's erasure. */
export function valuesOfOtherLeads({ data }: TourEvent, tour: Tour, given: unknown): Readonly<Record<string, string>> | undefined {
  const { lead, nameOwners } = (given as Partial<WithPeople> | undefined)?.people ?? {};
  const changed = changesIn(data);
  const said = data as Readonly<Record<string, unknown>>;
  const copiedFrom = (field: string, value: unknown) => (value !== '' && value === lead?.[field as keyof typeof lead] ? nameOwners?.[field] : undefined);
  const others = personalFields.flatMap((field) => {
    const isCopied = field in said && said[field] !== tour[field as keyof Tour];
    return [
      [`changes.${field}.from`, field in changed ? tour.otherLeads[field] : undefined],
      [`changes.${field}.to`, copiedFrom(field, changed[field]?.to)],
      [field, isCopied ? copiedFrom(field, said[field]) : field in said ? tour.otherLeads[field] : undefined],
    ].flatMap(([place, leadId]) => (leadId === undefined ? [] : [[place, personOf(leadId)!] as const]));
  });
  return others.length === 0 ? undefined : Object.fromEntries(others);
}

function changesIn(data: unknown): Readonly<Record<string, { readonly to: unknown }>> {
  return (data as { readonly changes?: Record<string, { readonly to: unknown }> }).changes ?? {};
}

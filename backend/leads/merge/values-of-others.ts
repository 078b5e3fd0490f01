import { wordsOf } from '../../../events/leads/communications-together.js';
import type { DomainEvent } from '../../../events/kernel/event.js';
import type { LeadEvent } from '../../../events/leads/lead.events.js';
import { personOf } from '../../../events/store/personal/whose.js';
import type { Lead } from '../lead.state.js';
import { ownerOf } from './values-that-came.js';

/**
 * Whose values an event of a lead's stream holds that are those of a lead that was merged into it: they go with that one's
 * erasure, also when the two have been taken apart. What people write of both while they are one is the survivor's.
 * @param given of a merge: the lead that goes
 */
export function valuesOfOthers(event: DomainEvent, lead: Lead, given: unknown): Readonly<Record<string, string>> | undefined {
  const others = Object.fromEntries(ownersIn(event as LeadEvent, lead, given as Lead | undefined).flatMap(([place, leadId]) => (leadId ? [[place, personOf(leadId)!]] : [])));
  return Object.keys(others).length === 0 ? undefined : others;
}

type Owned = readonly [place: string, leadId: number | undefined];

function ownersIn(event: LeadEvent, lead: Lead, other: Lead | undefined): Owned[] {
  switch (event.type) {
    case 'LeadTakenOver': {
      const { mergedLeadId, changes, interests, communications } = event.data;
      return [
        ...fields(changes).flatMap((field): Owned[] => [...before(lead, field), [`changes.${field}.to`, (other && ownerOf(other, field)) ?? mergedLeadId]]),
        ...interests.map(({ interestId }, place): Owned => [`interests.${place}`, broughtBy(other, interestId) ?? mergedLeadId]),
        ...communications.map((said, place): Owned => [`communications.${place}`, other?.communications.find((its) => wordsOf(its) === wordsOf(said))?.of ?? mergedLeadId]),
      ];
    }
    case 'LeadGivenBack':
      return givenBack(event.data, lead);
    case 'LeadRevised':
      return fields(event.data.changes).flatMap((field) => before(lead, field));
    case 'InterestRevised':
      return [['changes', broughtBy(lead, event.data.interestId)], ['resort', broughtBy(lead, event.data.interestId)]];
    case 'InterestRemoved':
      return [['resort', broughtBy(lead, event.data.interestId)]];
    case 'InterestsReprioritized':
      return (['from', 'to'] as const).flatMap((side) => event.data[side].map(({ interestId }, place): Owned => [`${side}.${place}`, broughtBy(lead, interestId)]));
    case 'LeadDeleted':
      return fields(event.data).map((field): Owned => [field, ownerOf(lead, field)]);
    // Why two are one or not speaks of both: it goes with whichever of them is erased first.
    case 'LeadMerged':
      return reasonOf(event.data, event.data.into);
    case 'LeadsToldApart':
      return reasonOf(event.data, event.data.otherLeadId);
    case 'LeadTakenApart':
      return [...reasonOf(event.data, event.data.from), ...event.data.interests.map(({ interestId }, place): Owned => [`interests.${place}`, broughtBy(lead, interestId)])];
    case 'TextRequested': {
      const again = lead.communications.find(({ text }) => text && text.textId === event.data.againOf);
      const leadId = ownerOf(lead, 'mobilePhone');
      return [['toPhone', leadId], ['body', again?.of ?? ownerOf(lead, 'firstName') ?? leadId]];
    }
    default:
      return [];
  }
}

function givenBack({ mergeId, mergedLeadId, changes, communications }: Extract<LeadEvent, { type: 'LeadGivenBack' }>['data'], lead: Lead): Owned[] {
  const merged = lead.merged.find((one) => one.mergeId === mergeId);
  return [
    ...communications.map((_, place): Owned => [`communications.${place}`, merged?.communications[place]?.of ?? mergedLeadId]),
    ...fields(changes).flatMap((field): Owned[] => [[`changes.${field}.from`, merged?.owners[field] ?? mergedLeadId], [`changes.${field}.to`, below(lead, field, mergeId)]]),
  ];
}

function reasonOf({ reason }: { readonly reason?: string }, leadId: number): Owned[] {
  return reason ? [['reason', leadId]] : [];
}

function before(lead: Lead, field: string): Owned[] {
  return [[`changes.${field}.from`, ownerOf(lead, field)]];
}

/** Whose the value is that comes to light when one that lay upon it goes. */
function below(lead: Lead, field: string, mergeId: string): number | undefined {
  const place = lead.merged.findIndex((one) => one.mergeId === mergeId);
  const next = lead.merged.slice(0, Math.max(place, 0)).findLast(({ changes }) => field in changes);
  return next?.changes[field]!.to === lead.merged[place]?.changes[field]?.from ? next && (next.owners[field] ?? next.leadId) : undefined;
}

function broughtBy(lead: Lead | undefined, interestId: number): number | undefined {
  const merged = lead?.merged.find(({ interestIds }) => interestIds.includes(interestId));
  return merged && (merged.owners[interestId] ?? merged.leadId);
}

const fields = (changes: object): string[] => Object.keys(changes);

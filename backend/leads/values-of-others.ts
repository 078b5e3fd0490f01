import { wordsOf } from '../../events/communications-together.js';
import type { DomainEvent } from '../../events/event.js';
import type { LeadEvent } from '../../events/lead.js';
import { personOf } from '../../events/store/personal/whose.js';
import type { Lead } from './lead.state.js';
import { cameWith } from './values-that-came.js';

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
        ...fields(changes).flatMap((field): Owned[] => [...before(lead, field), [`changes.${field}.to`, (other && cameWith(other, field)?.leadId) ?? mergedLeadId]]),
        ...interests.map(({ interestId }, place): Owned => [`interests.${place}`, broughtBy(other, interestId) ?? mergedLeadId]),
        ...communications.map((said, place): Owned => [`communications.${place}`, other?.merged.find((one) => one.communications.some((its) => wordsOf(its) === wordsOf(said)))?.leadId ?? mergedLeadId]),
      ];
    }
    case 'LeadGivenBack': {
      const { mergedLeadId, changes } = event.data;
      return [['communications', mergedLeadId], ...fields(changes).flatMap((field): Owned[] => [[`changes.${field}.from`, mergedLeadId], [`changes.${field}.to`, below(lead, field, event.data.mergeId)]])];
    }
    case 'LeadRevised':
      return fields(event.data.changes).flatMap((field) => before(lead, field));
    case 'InterestRevised':
      return [['changes', broughtBy(lead, event.data.interestId)]];
    case 'LeadDeleted':
      return fields(event.data).map((field): Owned => [field, cameWith(lead, field)?.leadId]);
    case 'LeadTakenApart':
      return event.data.interests.map(({ interestId }, place): Owned => [`interests.${place}`, broughtBy(lead, interestId)]);
    case 'TextRequested': {
      const leadId = cameWith(lead, 'mobilePhone')?.leadId;
      return [['toPhone', leadId], ['body', cameWith(lead, 'firstName')?.leadId ?? leadId]];
    }
    default:
      return [];
  }
}

function before(lead: Lead, field: string): Owned[] {
  return [[`changes.${field}.from`, cameWith(lead, field)?.leadId]];
}

/** Whose the value is that comes to light when one that lay upon it goes. */
function below(lead: Lead, field: string, mergeId: string): number | undefined {
  const place = lead.merged.findIndex((one) => one.mergeId === mergeId);
  const next = lead.merged.slice(0, Math.max(place, 0)).findLast(({ changes }) => field in changes);
  return next?.changes[field]!.to === lead.merged[place]?.changes[field]?.from ? next?.leadId : undefined;
}

function broughtBy(lead: Lead | undefined, interestId: number): number | undefined {
  return lead?.merged.find(({ interestIds }) => interestIds.includes(interestId))?.leadId;
}

const fields = (changes: object): string[] => Object.keys(changes);

import { isDeepStrictEqual } from 'node:util';
import type { DomainEvent, RecordedEvent } from '../../events/kernel/event.js';
import { LeadTakenOver } from '../../events/leads/lead-merge.events.js';
import { TourMovedBack, TourMovedToLead } from '../../events/tours/tour-merge.events.js';
import { TourBooked, TourDetailsRevised } from '../../events/tours/tour.events.js';
import { TryLater } from '../../projections/engine/consumer/consumer.js';
import type { Wanted } from '../../projections/engine/parking/held-by.js';
import { lookupsAbout, type Lookups } from '../platform/reactions/lookups.js';
import { moveToursOfMergedLeads } from './move-tours-of-merged-leads.js';

const facts = { from: (_: string, lookUp: () => Promise<unknown>) => lookUp() } as Lookups;

/** The lead that tour 77 goes to; lead 640 was merged into 914. */
async function goesTo({ type, data }: DomainEvent): Promise<number | undefined> {
  const lookUp = { toursOf: () => Promise.resolve([]), lead: (leadId: number) => Promise.resolve({ lead: { leadId }, people: {} } as never), mergedInto: (leadId: number) => Promise.resolve(leadId === 640 ? 914 : 0) };
  const rule = moveToursOfMergedLeads(lookUp).rules.find((one) => one.type === type);
  const caused = rule?.does === 'at once' ? await rule.causes({ id: '6f1c1d9e-58f1-4a55-9a3f-3d0b5ab0c1d7', type, data, stream: 'tour-77' } as unknown as RecordedEvent, facts) : undefined;
  return (caused as unknown as { readonly command: { readonly lead: { readonly leadId: number } } } | undefined)?.command.lead.leadId;
}

describe('A tour that is given to a lead who was merged', () => {
  it.each([
    ['booked', (leadId: number) => TourBooked({ tourId: 77, leadId } as never)],
    ['edited', (leadId: number) => TourDetailsRevised({ changes: { leadId: { from: 12, to: leadId } } })],
    ['moved by an earlier merge', (leadId: number) => TourMovedToLead({ mergeId: 'm', changes: { leadId: { from: 12, to: leadId } } } as never)],
    ['given back by a merge that was taken apart', (leadId: number) => TourMovedBack({ mergeId: 'm', changes: { leadId: { from: 12, to: leadId } } } as never)],
  ])('goes on to the lead who stays: %s', async (_, given) => {
    expect(await goesTo(given(640))).toBe(914);
    expect(await goesTo(given(13))).toBeUndefined();
  });

  it('stays where it is when something else of it was edited', async () => {
    expect(await goesTo(TourDetailsRevised({ changes: { notes: { from: '', to: 'Late' } } }))).toBeUndefined();
  });
});

describe('The tours of a lead who was merged', () => {
  const merged = (held: Wanted) => {
    const lookUp = { toursOf: () => Promise.resolve([5]), lead: (leadId: number) => Promise.resolve({ lead: { leadId }, people: {} } as never), mergedInto: () => Promise.resolve(0) };
    const event = { ...LeadTakenOver({ mergeId: 'm', mergedLeadId: 640, changes: {}, interests: [], communications: [] }), stream: 'lead-914', position: '7' } as unknown as RecordedEvent;
    const rule = moveToursOfMergedLeads(lookUp).rules.find(({ type }) => type === event.type);
    const sources = { nextId: () => Promise.resolve(1), waitFor: () => Promise.resolve(true), heldBy: (list: string, wanted: readonly Wanted[]) => Promise.resolve(list === 'tour-list' && wanted.some((one) => isDeepStrictEqual(one, held)) ? { stream: 'tour-7', revision: 1, eventType: 'TourBooked' } : undefined) };
    return rule?.does === 'at once' ? rule.causes(event, lookupsAbout((what) => what, event, sources)) : undefined;
  };

  it('are moved once no tour waits for an operator that names the lead', async () => {
    await expect(merged({ in: 'tour-', saying: 640 })).rejects.toBeInstanceOf(TryLater);
    expect(await merged({ in: 'tour-', saying: 13 })).toHaveLength(1);
  });
});

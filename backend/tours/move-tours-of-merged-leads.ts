import { LeadGivenBack, LeadTakenOver } from '../../events/leads/lead-merge.events.js';
import { TourMovedBack, TourMovedToLead } from '../../events/tours/tour-merge.events.js';
import { TourBooked, TourDetailsRevised } from '../../events/tours/tour.events.js';
import { commandOf } from '../platform/commands/command.js';
import { TourCommand } from './tour.handlers.js';
import type { Lookups } from '../platform/reactions/lookups.js';
import { reaction, type Effect, type Reaction } from '../platform/reactions/reaction.js';
import { MoveTourBack, MoveTourToLead } from './tour-merge.commands.js';
import type { TourLead } from './tour-merge.js';
import type { WithPeople } from './tour-people.js';
import { numberIn, streamName } from '../../events/kernel/stream-name.js';

/** A lead as a tour names it, and whose its names are. */
export interface CopiedLead extends WithPeople {
  readonly lead: TourLead;
}

export interface MergedToursLookUp {
  toursOf(leadId: number): Promise<readonly number[]>;
  lead(leadId: number): Promise<CopiedLead | undefined>;
  /** The lead that this one is read under; 0 where it stands for itself. */
  mergedInto(leadId: number): Promise<number>;
}

const leadStream = (leadId: number): string => streamName('lead', leadId);

/** Tours go with the lead that was merged, and come back with it; those that were booked since stay. */
export function moveToursOfMergedLeads(lookUp: MergedToursLookUp): Reaction {
  return reaction('move-tours-of-merged-leads', 'Leads were merged')
    .when(LeadTakenOver, async (event, facts) => {
      const { mergeId, mergedLeadId } = event.data;
      const copied = await facts.from('lead-list', () => lookUp.lead(numberIn(event.stream)));
      const tours = await facts.from('tour-list', () => lookUp.toursOf(mergedLeadId), [{ in: 'tour-', saying: mergedLeadId }]);
      return copied && tours.map((tourId) => Object.assign(new TourCommand(tourId, commandOf(MoveTourToLead, { mergeId, lead: copied.lead }), copied), { as: `tour ${tourId}` }));
    })
    .when(LeadGivenBack, async (event, facts) => {
      const { mergeId, mergedLeadId } = event.data;
      const copied = await facts.from('lead-list', () => lookUp.lead(mergedLeadId), [leadStream(mergedLeadId)]);
      const tours = await facts.from('tour-list', () => lookUp.toursOf(numberIn(event.stream)), [{ in: 'tour-', saying: numberIn(event.stream) }]);
      return copied && tours.map((tourId) => Object.assign(new TourCommand(tourId, commandOf(MoveTourBack, { mergeId, lead: copied.lead }), copied), { as: `tour ${tourId}`, words: 'Leads were taken apart' }));
    })
    .when(TourBooked, (event, facts) => onward(event.data.tourId, event.data.leadId, facts))
    .when(TourDetailsRevised, (event, facts) => onward(numberIn(event.stream), event.data.changes.leadId?.to, facts))
    .when(TourMovedToLead, (event, facts) => onward(numberIn(event.stream), event.data.changes.leadId?.to, facts))
    .when(TourMovedBack, (event, facts) => onward(numberIn(event.stream), event.data.changes.leadId?.to, facts));

  /** The lead that a tour has just been given may have been merged into another one in that moment. */
  async function onward(tourId: number, leadId: number | undefined, facts: Lookups): Promise<Effect | undefined> {
    const into = leadId ? await facts.from('lead-list', () => lookUp.mergedInto(leadId), [leadStream(leadId)]) : 0;
    const copied = into === 0 ? undefined : await facts.from('lead-list', () => lookUp.lead(into), [leadStream(into)]);
    return copied && new TourCommand(tourId, commandOf(MoveTourToLead, { mergeId: '', lead: copied.lead }), copied);
  }
}

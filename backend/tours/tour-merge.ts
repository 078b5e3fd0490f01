import type { EventsOf, RecordedEvent } from '../../events/kernel/event.js';
import type { ValuesOf } from '../../events/kernel/field.rules.js';
import { tourLeadFields, TourMovedBack, TourMovedToLead, type tourMergeEvents } from '../../events/tours/tour-merge.events.js';
import { valuesAfter } from '../../events/kernel/values-after.js';
import { changesBetween, describeChanges } from '../platform/records/field-changes.js';
import type { HistoryWords } from '../platform/records/history.js';
import { MoveTourBack, type TourMergeCommand } from './tour-merge.commands.js';
import type { Tour } from './tour.state.js';

/** A lead as a tour names it. */
export type TourLead = ValuesOf<typeof tourLeadFields>;

export type TourMergeEvent = EventsOf<typeof tourMergeEvents>;

/** A tour goes with its lead once a merge, and back only where that merge had brought it. */
export function decideTourMerge(command: TourMergeCommand, tour: Tour): TourMergeEvent[] {
  const { mergeId, lead } = command;
  const back = command instanceof MoveTourBack;
  if (tour.cameWith.includes(mergeId) !== back) return [];
  const changes = changesBetween(tourLeadFields, { ...tour }, { ...lead });
  if (Object.keys(changes).length === 0 && mergeId === '') return [];
  return [back ? TourMovedBack({ mergeId, changes }) : TourMovedToLead({ mergeId, changes })];
}

export function tourAfterMerge(tour: Tour, { type, data }: RecordedEvent<TourMergeEvent>): Tour {
  const others = tour.cameWith.filter((mergeId) => mergeId !== data.mergeId);
  return { ...tour, ...valuesAfter(data.changes), cameWith: type === 'TourMovedBack' || data.mergeId === '' ? others : [...others, data.mergeId] };
}

export function describeTourMerge({ type, data: { changes } }: RecordedEvent<TourMergeEvent>): HistoryWords {
  const { leadId } = changes;
  const title = leadId ? `Moved from lead ${leadId.from} to lead ${leadId.to}` : 'Lead';
  return { title: type === 'TourMovedBack' ? `${title}: they were taken apart` : `${title}: they are the same`, changes: describeChanges(tourLeadFields, { ...changes }) };
}

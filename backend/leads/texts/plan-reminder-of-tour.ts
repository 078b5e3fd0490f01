import { LeadCommand } from '../lead.handlers.js';
import { v5 as uuidV5 } from 'uuid';
import type { RecordedEvent } from '../../../events/kernel/event.js';
import { numberIn } from '../../../events/kernel/stream-name.js';
import { TourMovedBack, TourMovedToLead } from '../../../events/tours/tour-merge.events.js';
import { TourBooked, TourDetailsRevised, TourRescheduled, TourResultRecorded, TourStatusChanged } from '../../../events/tours/tour.events.js';
import { endsTour } from '../../../events/tours/tour.enums.js';
import { commandOf } from '../../platform/commands/command.js';
import type { LookUp } from '../../platform/lists/look-up.js';
import type { LookedUp } from '../../platform/lists/looked-up.js';
import type { Lookups } from '../../platform/reactions/lookups.js';
import { reaction, type Effect, type Reaction } from '../../platform/reactions/reaction.js';
import type { TextClock } from '../../platform/texts/text-clock.js';
import { PlanTourReminder, type TextedTour, type TourNow } from './lead-text.commands.js';
import { leadList, tours } from '../leads.lists.js';

/** Namespace of the texts that are planned: of the event's id and the tour. */
const TEXT_IDS = '0b0f3c1e-54a5-4a44-9d43-8a6de86b43d1';

/** Of these somebody is still to come. */
const TO_COME: ReadonlySet<string> = new Set(['Scheduled', 'Confirmed']);

/** Whatever happens to a tour, its reminder follows: planned, moved, or taken back. */
export function planReminderOfTour(lookUp: LookUp, clock: TextClock): Reaction {
  const causes = async (event: RecordedEvent, facts: Lookups, leadBefore = 0): Promise<Effect[]> => {
    const tourId = numberIn(event.stream);
    const row = await facts.from(tours.list, () => lookUp.row(tours, tourId));
    const now = clock.now().toISOString();
    const before = leadBefore > 0 && leadBefore !== row?.number('leadId') ? await planFor(leadBefore, { event, now, facts, tour: { tourId, tourDate: null, scheduledStartTime: '' }, stands: false }) : [];
    if (!row) return before;
    return [...before, ...(await planFor(row.number('leadId'), { event, now, facts, tour: tourOf(row), stands: isToCome(row) }))];
  };
  const planFor = async (leadId: number, { event, facts, now, tour, stands }: Plan): Promise<Effect[]> => {
    // Tours of the old system may name a lead that there is not.
    if (!(await facts.from(leadList.list, () => lookUp.row(leadList, leadId), [`lead-${leadId}`]))) return [];
    const command = commandOf(PlanTourReminder, { tour, stands });
    return [Object.assign(new LeadCommand(leadId, command, { textId: uuidV5(`${event.id}/${tour.tourId}/${leadId}`, TEXT_IDS), now }), { as: `lead ${leadId}` })];
  };
  return reaction('plan-reminder-of-tour', 'Tour reminder')
    .when(TourBooked, (event, facts) => causes(event, facts))
    .when(TourRescheduled, (event, facts) => causes(event, facts))
    .when(TourStatusChanged, (event, facts) => causes(event, facts))
    .when(TourResultRecorded, (event, facts) => causes(event, facts))
    .when(TourDetailsRevised, (event, facts) => (event.data.changes.leadId ? causes(event, facts, event.data.changes.leadId.from) : undefined))
    .when(TourMovedToLead, (event, facts) => (event.data.changes.leadId ? causes(event, facts, event.data.changes.leadId.from) : undefined))
    .when(TourMovedBack, (event, facts) => (event.data.changes.leadId ? causes(event, facts, event.data.changes.leadId.from) : undefined));
}

interface Plan {
  readonly event: RecordedEvent;
  readonly facts: Lookups;
  readonly now: string;
  readonly tour: TextedTour;
  readonly stands: boolean;
}

export function tourOf(row: LookedUp): TextedTour {
  return { tourId: row.number('tourId'), tourDate: row.text('tourDate') || null, scheduledStartTime: row.text('scheduledStartTime') };
}

/** @returns undefined where there is none */
export async function tourNow(lookUp: LookUp, tourId: number): Promise<TourNow | undefined> {
  const row = await lookUp.row(tours, tourId);
  return row && { ...tourOf(row), leadId: row.number('leadId'), toCome: isToCome(row) };
}

export function isToCome(row: LookedUp): boolean {
  return TO_COME.has(row.text('tourStatus')) && !endsTour(row.text('tourResult'));
}

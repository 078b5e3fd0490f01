import { TextRequested, TextTakenBack, TourReminderPlanned, type LeadCommunicationEvent } from '../../../events/leads/lead-communications.events.js';
import type { CommandContext } from '../../platform/commands/aggregate.js';
import { Refusal } from '../../platform/commands/refusal.js';
import { reminderTime } from '../../platform/texts/quiet-hours.js';
import type { LeadCommunication, LeadText } from '../communications/lead-communications.state.js';
import { consentFault, hoursFault, repeatFault, textNumberOf, zonesOfLead } from './may-be-texted.js';
import type { PlanTourReminder, SendTourReminder, TextedTour, TourNow } from './lead-text.commands.js';
import type { Lead } from '../lead.state.js';
import { textOf } from './text-wording.rules.js';

/** The template that the reminder goes by. */
export const TOUR_REMINDER = 'Tour Reminder';

type Plan = NonNullable<LeadText['planned']>;

const MOVED = 'The tour was moved';
const OFF = 'No reminder is due any more';
/** It was asked for already, and may have gone: whoever reads what was said is told. */
const CHANGED = 'The tour was moved or is off';

/** A plan that gave way to another, or to nothing, is no news to whoever reads what was said. */
export function isDropped(reason: string): boolean {
  return reason === MOVED || reason === OFF;
}

/** Anew when the tour moves; taken back when it is off, past, or the guest takes no texts. */
export function planned({ tour, stands }: PlanTourReminder, lead: Lead, { textId, now }: { readonly textId: string; readonly now: string }): LeadCommunicationEvent[] {
  const { tourId, tourDate, scheduledStartTime: tourTime } = tour;
  const open = lead.communications.flatMap(({ text }) => (text?.tourId === tourId && text.state === 'planned' ? [text] : []));
  const at = stands && tourDate && !consentFault(lead) && !isReminded(lead.communications, tourId, tourDate) ? reminderTime(tourDate, zonesOfLead(lead)) : undefined;
  const wanted = at !== undefined && at > now;
  const same = open.find(({ planned: plan }) => wanted && plan?.at === at && plan.tourTime === tourTime);
  const back = open.filter((text) => text !== same).map((text) => TextTakenBack({ textId: text.textId, reason: wanted ? MOVED : OFF }));
  const late = lead.communications.flatMap(({ text }) => (text?.tourId === tourId && text.state === 'waiting' && text.planned && !(stands && isOf(text.planned, tour)) ? [text] : []));
  back.push(...late.map((text) => TextTakenBack({ textId: text.textId, reason: CHANGED })));
  return wanted && !same ? [...back, TourReminderPlanned({ textId, tourId, tourDate: tourDate!, tourTime, at })] : back;
}

function isOf({ tourDate, tourTime }: Plan, tour: TextedTour): boolean {
  return tour.tourDate === tourDate && tour.scheduledStartTime === tourTime;
}

/** Whether the tour of a reminder is still what it says. */
export function isAsPlanned(plan: Plan, tour: TourNow | undefined, { leadId }: Lead): boolean {
  return tour !== undefined && tour.toCome && tour.leadId === leadId && isOf(plan, tour);
}

/** Once for the day that the tour is on. */
function isReminded(communications: readonly LeadCommunication[], tourId: number, tourDate: string): boolean {
  return communications.some(({ text, sent }) =>
    text ? text.tourId === tourId && text.planned?.tourDate === tourDate && text.state !== 'planned' && text.state !== 'taken back' : sent?.tourId === tourId && sent.tourDate === tourDate,
  );
}

/** By the same rules as any other text. */
export function sentReminder({ textId }: SendTourReminder, lead: Lead, { given: { template, tour, now, stopped }, issued }: CommandContext<SendTourReminder>): LeadCommunicationEvent[] {
  const text = lead.communications.find((entry) => entry.text?.textId === textId)?.text;
  if (!text?.planned || text.state !== 'planned') return [];
  if (!isAsPlanned(text.planned, tour, lead)) return [TextTakenBack({ textId, reason: OFF })];
  if (!template) throw new Refusal(`There is no template ${TOUR_REMINDER}`, { field: 'template' });
  const { tourDate, tourTime } = text.planned;
  const body = textOf(template.wording, { firstName: lead.firstName, tourDate, tourTime, today: issued.today });
  const late = now >= tourDate ? { message: 'It was due before, and the day has come' } : undefined;
  const fault = consentFault(lead, stopped) ?? late ?? hoursFault(lead, now) ?? repeatFault(lead.communications, { ...template, body }, now);
  if (fault) return [TextTakenBack({ textId, reason: fault.message })];
  return [TextRequested({ textId, template: template.name, tourId: text.tourId, toPhone: textNumberOf(lead)!, body })];
}

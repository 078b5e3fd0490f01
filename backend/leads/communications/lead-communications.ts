import type { RecordedEvent } from '../../../events/kernel/event.js';
import type { LeadCommunicationEvent } from '../../../events/leads/lead-communications.events.js';
import type { Actor } from '../../../events/kernel/metadata.js';
import { leadOf } from '../../../events/store/personal/whose.js';
import { valuesAfter } from '../../../events/kernel/values-after.js';
import type { LeadCommunication, LeadText } from './lead-communications.state.js';
import type { Lead } from '../lead.state.js';
import { GUEST_PHONE } from '../texts/text-answers.rules.js';
import { isDropped, TOUR_REMINDER } from '../texts/tour-reminder.js';

/** What their events make of what was said to a lead; the newest stands first. */

type Said = Pick<Lead, 'communications' | 'textsStopped' | 'smsOptIn'>;
type Event = RecordedEvent<LeadCommunicationEvent>;

const TEXT = 'Text Message';

/** @returns what of the lead differs */
export function saidAfter({ communications }: Said, event: Event): Partial<Said> {
  const at = event.metadata.occurredAt;
  switch (event.type) {
    case 'LeadCommunicationAdded': {
      const { CreatedAt = '', CreatedBy = '', Type = '', Note = '' } = event.data;
      return { communications: [{ CreatedAt, CreatedBy, Type, Note }, ...communications] };
    }
    case 'TourReminderPlanned':
      return { communications: [plannedReminder(event), ...communications] };
    case 'TextRequested':
      return { communications: [requested(event, communications), ...textsBut(event.data.textId, communications, event.data.againOf)] };
    case 'TextSent':
      return { communications: textWith(communications, event.data.textId, { state: 'sent', reason: '', since: at }) };
    case 'TextDelivered':
      return { communications: textWith(communications, event.data.textId, { state: 'delivered', reason: '', since: at }) };
    case 'TextFailed':
      return { communications: textWith(communications, event.data.textId, { state: 'failed', reason: event.data.reason, since: at }) };
    case 'TextTakenBack':
      if (isDropped(event.data.reason)) return { communications: communications.filter(({ text }) => text?.textId !== event.data.textId) };
      return { communications: textWith(communications, event.data.textId, { state: 'taken back', reason: event.data.reason, since: at }) };
    case 'LeadOptedOut':
      return { ...valuesAfter(event.data.changes), ...answered(communications, event), textsStopped: { word: event.data.word, at } };
    case 'LeadOptedIn':
      return { ...valuesAfter(event.data.changes), ...answered(communications, event), textsStopped: null };
    default:
      return event satisfies never;
  }
}

function plannedReminder({ data: { textId, tourId, ...planned }, metadata }: Extract<Event, { type: 'TourReminderPlanned' }>): LeadCommunication {
  const text: LeadText = { textId, template: TOUR_REMINDER, toPhone: '', tourId, state: 'planned', reason: '', since: metadata.occurredAt, planned };
  return { CreatedAt: metadata.occurredAt, CreatedBy: writerOf(metadata.actor), Type: TEXT, Note: '', text };
}

function requested({ data, metadata }: Extract<Event, { type: 'TextRequested' }>, communications: readonly LeadCommunication[]): LeadCommunication {
  const { textId, template, tourId, againOf = textId, toPhone = '', body = '' } = data;
  const planned = communications.find((entry) => entry.text?.textId === againOf)?.text?.planned;
  const text: LeadText = { textId, template, toPhone, tourId, state: 'waiting', reason: '', since: metadata.occurredAt, ...(planned && { planned }) };
  const of = leadOf(metadata.others?.['body']);
  return { CreatedAt: metadata.occurredAt, CreatedBy: writerOf(metadata.actor), Type: TEXT, Note: body, text, ...(of && { of }) };
}

/** A reminder goes out by itself, whoever booked the tour. */
function writerOf({ kind, name }: Actor): string {
  return kind === 'system' ? name.split(', for ')[0]! : name;
}

/** Without the plan of this text; one that failed knows as what it was sent again. */
function textsBut(textId: string, communications: readonly LeadCommunication[], againOf: string | undefined): readonly LeadCommunication[] {
  const others = communications.filter(({ text }) => text?.textId !== textId);
  return againOf === undefined ? others : textWith(others, againOf, { againAs: textId });
}

/** What a phone says is an answer to the last text that went to it; where its number had stopped texts before, nobody answered anything now. */
function answered(communications: readonly LeadCommunication[], { data: { word }, metadata }: Extract<Event, { type: 'LeadOptedOut' | 'LeadOptedIn' }>): Partial<Said> {
  const last = communications.find(({ text }) => text?.state === 'sent' || text?.state === 'delivered')?.text;
  if (!last || metadata.actor.name !== GUEST_PHONE) return {};
  return { communications: textWith(communications, last.textId, { answer: { word, at: metadata.occurredAt } }) };
}

function textWith(communications: readonly LeadCommunication[], textId: string, change: Partial<LeadText>): readonly LeadCommunication[] {
  return communications.map((entry) => (entry.text?.textId === textId ? { ...entry, text: { ...entry.text, ...change } } : entry));
}

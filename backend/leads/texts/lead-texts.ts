import { LeadCommunicationAdded, LeadOptedIn, LeadOptedOut, TextDelivered, TextFailed, TextRequested, TextSent, TextTakenBack, type LeadCommunicationEvent } from '../../../events/leads/lead-communications.events.js';
import { contextOf, type CommandContext } from '../../platform/commands/aggregate.js';
import { NotFound, Refusal } from '../../platform/commands/refusal.js';
import { answerOf, GUEST_PHONE } from './text-answers.rules.js';
import type { LeadText, TextState } from '../communications/lead-communications.state.js';
import { consentFault, hoursFault, repeatFault, textNumberOf, type TextFault } from './may-be-texted.js';
import { PlanTourReminder, RecordAnswer, RecordTextStatus, RequestText, SendTextAgain, SendTourReminder, StopTexts, TakeTextBack, type LeadTextCommand } from './lead-text.commands.js';
import type { Lead } from '../lead.state.js';
import { missingIn, textOf } from './text-wording.rules.js';
import { isAsPlanned, planned, sentReminder } from './tour-reminder.js';

/** What is decided of texts to a lead. */

/** Words of one's own have no template that says it. */
const HOURS_OF_OWN_WORDS = 24;

const OPEN: ReadonlySet<TextState> = new Set(['planned', 'waiting']);

export function decideText(command: LeadTextCommand, lead: Lead, context: CommandContext): LeadCommunicationEvent[] {
  if (command instanceof RequestText) return [request(command, lead, contextOf(command, context))];
  if (command instanceof SendTextAgain) return [again(command, lead, contextOf(command, context))];
  if (command instanceof PlanTourReminder) return planned(command, lead, contextOf(command, context).given);
  if (command instanceof SendTourReminder) return sentReminder(command, lead, contextOf(command, context));
  if (command instanceof RecordTextStatus) return told(command, textIn(lead, command.textId));
  if (command instanceof TakeTextBack) return takenBack(textIn(lead, command.textId), command.reason);
  if (command instanceof RecordAnswer) return answered(command, lead, contextOf(command, context));
  if (command instanceof StopTexts) return contextOf(command, context).given.number === textNumberOf(lead) ? stopped(command.word, lead) : [];
  return command satisfies never;
}

function request({ messageContent, mobileNumber }: RequestText, lead: Lead, { given, issued }: CommandContext<RequestText>): LeadCommunicationEvent {
  const { template, tour, textId, now, stopped: word } = given;
  const facts = { firstName: lead.firstName, tourDate: tour?.tourDate ?? null, tourTime: tour?.scheduledStartTime ?? '', today: issued.today };
  const missing = template && missingIn(template.wording, facts);
  if (missing) throw new Refusal(`There is no ${missing} to write about`, { field: 'tourId' });
  const body = template ? textOf(template.wording, facts) : messageContent;
  if (body === '') throw new Refusal('Please choose a template', { field: 'template' });
  const { name = '', hours = HOURS_OF_OWN_WORDS } = template ?? {};
  refuse(consentFault(lead, word) ?? strayNumber(mobileNumber, lead) ?? hoursFault(lead, now) ?? repeatFault(lead.communications, { name, hours, body }, now));
  return TextRequested({ textId, template: name, tourId: tour?.tourId ?? 0, toPhone: textNumberOf(lead)!, body });
}

function again({ textId }: SendTextAgain, lead: Lead, { given: { now, newTextId, hours, tour, stopped: word }, issued }: CommandContext<SendTextAgain>): LeadCommunicationEvent {
  const { template, tourId, state, againAs, planned: plan } = textIn(lead, textId);
  const { Note: body } = lead.communications.find(({ text }) => text?.textId === textId)!;
  if (againAs !== undefined || (state !== 'failed' && state !== 'taken back') || body === '') throw new Refusal('This text cannot be sent again', { status: 409 });
  if (plan && (!isAsPlanned(plan, tour, lead) || plan.tourDate < issued.today)) throw new Refusal('The tour is not as this text says any more', { status: 409 });
  refuse(consentFault(lead, word) ?? hoursFault(lead, now) ?? repeatFault(lead.communications, { name: template, hours, body }, now));
  return TextRequested({ textId: newTextId, template, tourId, againOf: textId, toPhone: textNumberOf(lead)!, body });
}

function strayNumber(sent: string, lead: Lead): TextFault | undefined {
  return sent === '' || textNumberOf({ mobilePhone: sent }) === textNumberOf(lead) ? undefined : { field: 'mobilePhone', message: 'This is not the lead’s mobile phone' };
}

/** @throws Refusal */
function refuse(fault: TextFault | undefined): void {
  if (fault) throw new Refusal(fault.message, { field: fault.field });
}

/** @throws NotFound */
export function textIn({ communications, leadId }: Lead, textId: string): LeadText {
  const found = communications.find(({ text }) => text?.textId === textId)?.text;
  if (!found) throw new NotFound(`text to lead ${leadId}:`, textId);
  return found;
}

/** What is known counts, whatever order it comes in: a text that the phone has was sent, and did not fail. */
function told({ status, providerId, reason }: RecordTextStatus, { textId, state }: LeadText): LeadCommunicationEvent[] {
  if (state === 'delivered') return [];
  if (status === 'delivered') return [TextDelivered({ textId })];
  if (state === 'failed' || (status === 'sent' && state === 'sent')) return [];
  return [status === 'sent' ? TextSent({ textId, providerId }) : TextFailed({ textId, reason })];
}

function takenBack({ textId, state }: LeadText, reason: string): LeadCommunicationEvent[] {
  return OPEN.has(state) ? [TextTakenBack({ textId, reason })] : [];
}

/** STOP of any phone takes back whatever still waits; START is the word of the phone that texts go to; other words are part of the conversation. */
function answered({ body }: RecordAnswer, lead: Lead, { given: { from: phone }, issued }: CommandContext<RecordAnswer>): LeadCommunicationEvent[] {
  const { word, means } = answerOf(body);
  const { smsOptIn: from, textsStopped } = lead;
  if (means === 'stop') return stopped(word, lead);
  if (means === 'start' && phone === textNumberOf(lead) && (textsStopped || (from !== 'true' && word !== 'YES'))) return [LeadOptedIn({ word, changes: { smsOptIn: { from, to: 'true' } } })];
  return [LeadCommunicationAdded({ CreatedAt: issued.at, CreatedBy: GUEST_PHONE, Type: 'Text Message', Note: body.trim() })];
}

function stopped(word: string, { communications, smsOptIn: from, textsStopped }: Lead): LeadCommunicationEvent[] {
  const waiting = communications.flatMap(({ text }) => (text ? takenBack(text, `Answered ${word}`) : []));
  const change = from === 'false' ? {} : { smsOptIn: { from, to: 'false' } };
  return textsStopped && from === 'false' ? waiting : [LeadOptedOut({ word, changes: change }), ...waiting];
}

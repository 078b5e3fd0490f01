import { DateTime } from 'luxon';
import { phoneNumber } from '../../../events/kernel/phone.rules.js';
import { hasKnownPlace, isTextingTime, zonesOf } from '../../platform/texts/quiet-hours.js';
import { sentTextOf, type LeadCommunication } from '../communications/lead-communications.state.js';
import type { Lead } from '../lead.state.js';

/** Whether a lead may be texted (`decisions.md G15`). */

export interface TextFault {
  readonly field: 'smsOptIn' | 'mobilePhone' | 'template';
  readonly message: string;
}

/** The number that texts go to; undefined where there is none that a text could reach. */
export function textNumberOf({ mobilePhone }: Pick<Lead, 'mobilePhone'>): string | undefined {
  const number = phoneNumber(mobilePhone);
  return number && /^\+\d+$/.test(number) ? number : undefined;
}

export function zonesOfLead(lead: Lead): readonly string[] {
  return zonesOf({ phone: textNumberOf(lead) ?? '', state: lead.state, zipcode: lead.zipcode });
}

/**
 * Why no text may go to the lead at all.
 * @param stopped the word by which its number stopped texts, whosever it was then
 */
export function consentFault(lead: Lead, stopped?: string): TextFault | undefined {
  if (lead.deleted) return { field: 'smsOptIn', message: 'The lead was deleted' };
  const word = lead.textsStopped?.word ?? stopped;
  if (word) return { field: 'smsOptIn', message: `The guest answered ${word}. Only START from the same phone takes it back` };
  // Nothing but this very text says so.
  if (lead.smsOptIn !== 'true') return { field: 'smsOptIn', message: 'The guest has not opted in to texts' };
  const number = textNumberOf(lead);
  if (number === undefined) return { field: 'mobilePhone', message: 'The mobile phone is no number that a text can go to' };
  return hasKnownPlace(number) ? undefined : { field: 'mobilePhone', message: 'Texts go only to phones of the United States and Canada whose area code says what time it is there' };
}

/** Why none may go to them now. @param now ISO UTC */
export function hoursFault(lead: Lead, now: string): TextFault | undefined {
  if (isTextingTime(now, zonesOfLead(lead))) return undefined;
  const there = zonesOfLead(lead).map((zone) => DateTime.fromISO(now, { zone, locale: 'en-US' }).toFormat('h:mma'));
  return { field: 'mobilePhone', message: `Texts go out from 8 am to 9 pm where the guest is: it is ${[...new Set(there)].join(' or ')} there` };
}

/** Why this one may not go out again. @param body what it says; tells those without a template apart */
export function repeatFault(communications: readonly LeadCommunication[], { name, hours, body }: { readonly name: string; readonly hours: number; readonly body: string }, now: string): TextFault | undefined {
  const earliest = Date.parse(now) - hours * 3_600_000;
  const same = communications.some((entry) => sentTextOf(entry)?.template === name && (name !== '' || entry.Note === body) && Date.parse(entry.CreatedAt) > earliest);
  return same ? { field: 'template', message: `${name || 'The same text'} was sent already: not again within ${hours} hours` } : undefined;
}

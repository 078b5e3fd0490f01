import { formatPhone } from '../../kit/format/phone.js';
import type { LeadDuplicate, LeadMatch } from '../../../backend/leads/duplicates/lead-duplicates.dto.js';
import { formatDate, today } from '../../kit/format/dates.js';

/** "this phone (305) 555-0174" */
export function matchWords({ kind, value }: LeadMatch): string {
  switch (kind) {
    case 'phone':
      return `this phone ${formatPhone(value)}`;
    case 'mail':
      return `this email ${value}`;
    case 'home':
      return 'this name and ZIP';
    case 'name':
      return 'this name';
    default:
      return kind satisfies never;
  }
}

/** "A lead has this phone (305) 555-0174 already.", of whom nobody is told. */
export function knownWords(match: LeadMatch): string {
  return `A lead has ${matchWords(match)} already.`;
}

/** "lead 1288, Chicago, toured 08/12/2025" */
export function duplicateFacts({ leadId, city, lastTour }: LeadDuplicate): string {
  return [`lead ${leadId}`, city, tourWords(lastTour)].filter(Boolean).join(', ');
}

function tourWords(day: string | null): string {
  if (!day) return 'no tour';
  return `${day > today() ? 'tour on' : 'toured'} ${formatDate(day)}`;
}

export interface Sharing {
  /** "this phone (305) 555-0174" */
  readonly words: string;
  readonly leads: readonly LeadDuplicate[];
}

/** By what they share, what most of them do first; a lead that shares several things stands under the first of these. */
export function sharedBy(duplicates: readonly LeadDuplicate[]): readonly Sharing[] {
  const counts = new Map<string, number>();
  for (const words of duplicates.flatMap(({ matches }) => matches.map(matchWords))) counts.set(words, (counts.get(words) ?? 0) + 1);
  const order = [...counts].toSorted(([, one], [, other]) => other - one).map(([words]) => words);
  const first = ({ matches }: LeadDuplicate) => order.find((words) => matches.some((match) => matchWords(match) === words));
  return order.map((words) => ({ words, leads: duplicates.filter((one) => first(one) === words) })).filter(({ leads }) => leads.length > 0);
}

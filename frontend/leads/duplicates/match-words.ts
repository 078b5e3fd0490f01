import { formatPhone } from '../../../events/phone.values.js';
import type { LeadDuplicate, LeadMatch } from '../../../backend/leads/lead-duplicates.wire.js';
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

/** "lead 1288, Chicago, toured 08/12/2025" */
export function duplicateFacts({ leadId, city, lastTour }: LeadDuplicate): string {
  return [`lead ${leadId}`, city, tourWords(lastTour)].filter(Boolean).join(', ');
}

function tourWords(day: string | null): string {
  if (!day) return 'no tour';
  return `${day > today() ? 'tour on' : 'toured'} ${formatDate(day)}`;
}

/** What most of them share: a bar has room for one. */
export function sharedWords(duplicates: readonly LeadDuplicate[]): string {
  const counts = new Map<string, number>();
  for (const words of duplicates.flatMap(({ matches }) => matches.map(matchWords))) counts.set(words, (counts.get(words) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? '';
}

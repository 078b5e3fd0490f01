import type { RecordedEvent } from '../../../events/kernel/event.js';
import type { LeadErasureEvent } from '../../../events/leads/lead-erasure.events.js';
import type { HistoryWords } from '../../platform/records/history.js';
import { erasureWords } from './lead-erasure.rules.js';

export function describeLeadErasure({ type, data }: RecordedEvent<LeadErasureEvent>): HistoryWords {
  if (type === 'LeadErased') return { title: 'Erased', changes: [], reason: 'Name, phones, mail, address and notes cannot be read any more' };
  const { searched, found, unsealed } = erasureWords(data);
  return { title: 'Erasure proved', changes: [], reason: [searched, found, unsealed, 'The key that made it readable is destroyed.'].filter(Boolean).join(' ') };
}

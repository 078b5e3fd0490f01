import type { RecordedEvent } from '../../events/event.js';
import type { LeadErasureEvent } from '../../events/lead-erasure.js';
import type { HistoryWords } from '../platform/records/history.js';

export function describeLeadErasure({ type, data }: RecordedEvent<LeadErasureEvent>): HistoryWords {
  if (type === 'LeadErased') return { title: 'Erased', changes: [], reason: 'Name, phones, mail, address and notes cannot be read any more' };
  const found = data.found.reduce((sum, { rows }) => sum + rows, 0) + data.unsealed;
  const searched = `${data.tables} tables and ${data.events} events of this lead were searched for ${data.values} values`;
  return { title: 'Erasure proved', changes: [], reason: `${searched}; ${found === 0 ? 'nothing was found' : `${found} rows still say them`}. The key is destroyed` };
}

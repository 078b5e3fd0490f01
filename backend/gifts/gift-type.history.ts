import type { RecordedEvent } from '../../events/kernel/event.js';
import { giftTypeFields } from '../../events/gifts/gift.fields.js';
import type { GiftEvent } from '../../events/gifts/gift.events.js';
import { describeChanges, revisionWords } from '../platform/records/field-changes.js';
import type { HistoryWords } from '../platform/records/history.js';

/** How the history of a gift reads. */
export function describeGiftEvent({ type, data }: RecordedEvent<GiftEvent>): HistoryWords {
  switch (type) {
    case 'GiftTypeImported':
      return { title: 'Taken over from the old system', changes: [] };
    case 'GiftTypeCreated':
      return { title: 'Added', changes: [] };
    case 'GiftTypeRevised':
      return revisionWords(describeChanges(giftTypeFields, { ...data.changes }));
    case 'GiftTypeStatusChanged':
      return { title: 'Status', changes: describeChanges(giftTypeFields, { status: data }) };
    case 'GiftStockReceived':
      return { title: `${data.quantity} received`, changes: [], ...because(data.note) };
    case 'GiftStockCounted':
      return { title: `${data.counted} counted, ${differenceInWords(data.counted - data.expected)}`, changes: [], ...because(data.note) };
    default:
      return type satisfies never;
  }
}

function differenceInWords(difference: number): string {
  if (difference === 0) return 'as expected';
  return difference < 0 ? `${-difference} fewer than expected` : `${difference} more than expected`;
}

function because(note: string | undefined): Pick<HistoryWords, 'reason'> {
  return note ? { reason: note } : {};
}

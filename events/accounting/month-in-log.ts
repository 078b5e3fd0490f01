import type { EventStore } from '../store/event-store.js';
import { vocabulary } from '../vocabulary.js';
import { MonthClosed } from './accounting-month.events.js';

/** Which closing of a month (YYYY-MM) holds, by the log itself: no list has to be built for it. @returns null while it is open */
export async function closingInLog(month: string, store: EventStore): Promise<number | null> {
  for await (const last of store.read(`accountingMonth-${month.replace('-', '')}`, { direction: 'backward', limit: 1 })) {
    const event = vocabulary.decode(last);
    return event?.type === MonthClosed.type ? (event.data as { readonly closing: number }).closing : null;
  }
  return null;
}

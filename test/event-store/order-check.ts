import { NO_STREAM, type EventStore, type Position } from '../../events/store/event-store.js';
import { follow, newEvent, newStream } from './new-events.js';

export interface OrderFindings {
  /** Acknowledged, but never delivered. */
  readonly missing: readonly string[];
  readonly deliveredTwice: readonly string[];
  /** Delivered at or before the position of the event before. */
  readonly outOfOrder: readonly string[];
}

export interface OrderCheck {
  readonly writers: number;
  /** Appends by each. */
  readonly appends: number;
  /** A subscriber that stays silent so long with the writers done has had all it will get, ms. */
  readonly quiet?: number;
}

/**
 * Writers append while a subscriber follows; then what was acknowledged is held against what was delivered.
 * It counts as a test of order only because the naive store fails it (naive-reader.spec.ts).
 */
export async function followWhileWriting(
  store: Pick<EventStore, 'append' | 'subscribe'>,
  from: Position,
  { writers, appends, quiet = 8000 }: OrderCheck,
): Promise<OrderFindings> {
  const acknowledged: string[] = [];
  let lastNews = Date.now();
  let written = false;
  const delivery = follow(
    store,
    from,
    (events, batch) => {
      if (batch.events.length) lastNews = Date.now();
      if (!written) return false;
      const delivered = new Set(events.map(({ id }) => id));
      return acknowledged.every((id) => delivered.has(id)) || Date.now() - lastNews > quiet;
    },
    120_000,
  );
  await Promise.all(
    Array.from({ length: writers }, async () => {
      const stream = newStream();
      for (let revision = NO_STREAM; revision < appends - 1; revision++) {
        const event = newEvent();
        await store.append(stream, revision, [event]);
        acknowledged.push(event.id);
        lastNews = Date.now();
      }
    }),
  );
  written = true;
  const delivered = await delivery;
  const places = new Map(delivered.map(({ id }, index) => [id, index]));
  return {
    missing: acknowledged.filter((id) => !places.has(id)),
    deliveredTwice: delivered.filter(({ id }, index) => places.get(id) !== index).map(({ id }) => id),
    outOfOrder: delivered
      .filter((event, index) => index > 0 && event.position <= delivered[index - 1]!.position)
      .map(({ id }) => id),
  };
}

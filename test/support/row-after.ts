import type { DomainEvent, RecordedEvent } from '../../events/kernel/event.js';
import type { Projection } from '../../projections/engine/projection.js';

const metadata = { occurredAt: '2026-11-20T15:00:00.000Z', actor: { kind: 'user', id: '7', name: 'Dana Kim' } };

/** `rowAfter(tourList, 'tour-7')(booked, moved)` is the row once that has happened, at ten in the morning in New York; undefined for none. */
export function rowAfter<Row extends object>(projection: Projection<Row>, stream: string): (...events: readonly DomainEvent[]) => Row | undefined {
  return (...events) =>
    events.reduce<Row | undefined>((row, event) => {
      const recorded = { ...event, stream, metadata } as RecordedEvent;
      const after = projection.rules.get(event.type)?.apply(row, recorded);
      return after === undefined ? row : (after ?? undefined);
    }, undefined);
}

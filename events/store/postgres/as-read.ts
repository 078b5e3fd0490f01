import type { StoredEvent } from '../event-store.js';
import type { Sent } from './append-lane.js';
import type { PendingAppend } from './append-statements.js';
import { positionOf } from './position.js';

/** The events of a batch as they would be read back: from the JSON that was sent, which is what is stored. */
export function asRead(batch: readonly PendingAppend[], { base, recorded }: NonNullable<Sent['written']>): StoredEvent[] {
  const recordedAt = recorded.toISOString();
  let place = base;
  return batch.flatMap(({ stream, expected, events }) =>
    events.map(({ id, type, data, metadata }, index) => ({
      id: id.toLowerCase(),
      stream,
      revision: expected + 1 + index,
      position: positionOf(++place),
      type,
      data: JSON.parse(data) as unknown,
      metadata: JSON.parse(metadata) as unknown,
      recordedAt,
    })),
  );
}

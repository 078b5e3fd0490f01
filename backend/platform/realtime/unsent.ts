import type { LiveSocket } from './live-socket.js';

/** Messages that wait for the network. engine.io keeps its queue to itself, and offers no other way to see it. */
export function unsent(conn: LiveSocket['conn']): number {
  const { writeBuffer } = conn as unknown as { writeBuffer?: readonly unknown[] };
  return writeBuffer?.length ?? 0;
}

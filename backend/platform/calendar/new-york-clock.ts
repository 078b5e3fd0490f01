import { IANAZone } from 'luxon';

const zone = IANAZone.create('America/New_York');
const HOUR_MS = 3_600_000;
const MOST_KEPT = 20_000;

/** Clocks change on the hour, so that an offset holds for all of its hour. Asking for one is slow, and files ask for hundreds of thousands. */
const offsets = new Map<number, number>();

/** What the office's clock showed at an ISO UTC instant: `2026-11-21T09:42:10`. What is no instant stays what it is. */
export function newYorkClock(instant: string): string {
  const time = Date.parse(instant);
  if (Number.isNaN(time)) return instant;
  return new Date(time + offsetMs(time)).toISOString().slice(0, 19);
}

function offsetMs(time: number): number {
  const hour = Math.floor(time / HOUR_MS);
  const known = offsets.get(hour);
  if (known !== undefined) return known;
  if (offsets.size >= MOST_KEPT) offsets.clear();
  const offset = zone.offset(hour * HOUR_MS) * 60_000;
  offsets.set(hour, offset);
  return offset;
}

import { BadRequestException } from '@nestjs/common';
import { DateTime } from 'luxon';
import type { EventMetadata } from '../../../events/kernel/metadata.js';
import { isOurs } from '../../../events/kernel/own-event.js';
import type { StoredEvent } from '../../../events/store/event-store.js';

/**
 * Reads `?asOf=`: a revision, an instant in ISO, or a day, which means its end in New York (`decisions.md C25`).
 * Answers which events count. They are taken in order and stop at the first that happened later.
 * @throws BadRequestException
 */
export function eventsAsOf(asOf: string | number): (event: StoredEvent) => boolean {
  const text = String(asOf).trim();
  if (/^\d{1,9}$/.test(text)) return ({ revision }) => revision <= Number(text);
  const instant = instantOf(text);
  // What somebody else wrote into the stream counts for nothing, and stops nothing.
  return (event) => !isOurs(event) || Date.parse((event.metadata as EventMetadata).occurredAt) <= instant;
}

function instantOf(text: string): number {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text);
  const time = isDay ? DateTime.fromISO(text, { zone: 'America/New_York' }).endOf('day') : DateTime.fromISO(text, { zone: 'utc' });
  if (!time.isValid || !/^\d{4}-/.test(text)) throw new BadRequestException('asOf must be a revision, a day as YYYY-MM-DD or a time in ISO');
  return time.toMillis();
}

import { isDeepStrictEqual } from 'node:util';
import type { Actor } from '../../../events/kernel/metadata.js';
import type { NewEvent } from '../../../events/store/event-store.js';
import { Refusal } from './refusal.js';

/**
 * What people say of somebody erased would be stored blank: they are told, instead of losing it. The server's own words are no
 * fault, and stay blank.
 * @param asRead the same events as they would be read
 * @throws Refusal
 */
export function refuseWordsOfErased(events: readonly NewEvent[], asRead: readonly NewEvent[], actor: Actor): void {
  if (actor.kind === 'system') return;
  const field = events.flatMap(({ data }, index) => blankedIn(data, asRead[index]!.data))[0];
  if (field !== undefined) throw new Refusal('Its lead was erased: nothing personal can be written about them any more, such as names and notes', { field, status: 409 });
}

function blankedIn(data: unknown, asRead: unknown): string[] {
  const [said, left] = [fieldsOf(data), fieldsOf(asRead)];
  return Object.keys(said).filter((field) => !isDeepStrictEqual(said[field], left[field]));
}

/** Of an event that changes fields, these. */
function fieldsOf(data: unknown): Readonly<Record<string, unknown>> {
  const { changes, ...facts } = data as { readonly changes?: Readonly<Record<string, unknown>> };
  return { ...facts, ...changes };
}

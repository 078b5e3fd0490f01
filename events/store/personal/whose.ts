import { numberIn, streamName } from '../../kernel/stream-name.js';
/** Streams of the record that a person is: `lead-17`. */
const PERSON = /^lead-\d+$/;

interface Said {
  readonly stream: string;
  readonly data: unknown;
  readonly metadata: unknown;
}

/**
 * Whose a personal value is, as `lead-17`: of whom its event says that it is, else of the lead in whose stream it stands, else
 * of the lead that its event names (where an event changes the lead, what was is the earlier one's), else of whom the record was
 * said to be. Undefined where nobody knows.
 */
export function whose({ stream, data, metadata }: Said, place: readonly string[]): string | undefined {
  const { others } = (metadata ?? {}) as { others?: Readonly<Record<string, string>> };
  const other = others && place.map((_, depth) => others[place.slice(0, depth + 1).join('.')]).findLast(Boolean);
  if (other !== undefined) return other;
  if (isPerson(stream)) return stream;
  const { leadId, changes } = (data ?? {}) as { leadId?: unknown; changes?: { leadId?: Readonly<Record<string, unknown>> } };
  const changed = place[0] === 'changes' ? changes?.leadId?.[place.at(-1)!] : undefined;
  return personOf(changed) ?? (changed === undefined ? (personOf(leadId) ?? (metadata as { person?: string } | undefined)?.person) : undefined);
}

/** Whether a stream is somebody's own: `lead-17`. */
export function isPerson(stream: string): boolean {
  return PERSON.test(stream);
}

/** The number of the lead that a person is known as: 914 of `lead-914`. */
export function leadOf(person: string | undefined): number | undefined {
  return person === undefined ? undefined : numberIn(person);
}

/** The person that a lead's number stands for; undefined for 0, which stands for none. */
export function personOf(leadId: unknown): string | undefined {
  return typeof leadId === 'number' && leadId > 0 ? streamName('lead', leadId) : undefined;
}

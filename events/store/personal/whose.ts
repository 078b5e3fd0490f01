/** Streams of the record that a person is: `lead-17`. */
const PERSON = /^lead-\d+$/;

interface Said {
  readonly stream: string;
  readonly data: unknown;
  readonly metadata: unknown;
}

/**
 * Whose a personal value is, as `lead-17`: of the lead in whose stream it stands, else of the lead that its event names (where
 * an event changes the lead, what was is the earlier one's), else of whom the record was said to be. Undefined where nobody knows.
 */
export function whose({ stream, data, metadata }: Said, place: readonly string[]): string | undefined {
  if (PERSON.test(stream)) return stream;
  const { leadId, changes } = (data ?? {}) as { leadId?: unknown; changes?: { leadId?: Readonly<Record<string, unknown>> } };
  const changed = place[0] === 'changes' ? changes?.leadId?.[place.at(-1)!] : undefined;
  return personOf(changed) ?? (changed === undefined ? (personOf(leadId) ?? (metadata as { person?: string } | undefined)?.person) : undefined);
}

/** The person that a lead's number stands for; undefined for 0, which stands for none. */
export function personOf(leadId: unknown): string | undefined {
  return typeof leadId === 'number' && leadId > 0 ? `lead-${leadId}` : undefined;
}

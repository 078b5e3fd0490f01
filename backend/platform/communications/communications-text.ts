import type { Communication } from '../../../events/leads/communication.js';

/** The entries of a communications text; undefined when it is not JSON or not a list of entries. */
export function readCommunications(text: string): Communication[] | undefined {
  const entries = parsed(text);
  if (!Array.isArray(entries) || !entries.every(isRecord)) return undefined;
  return entries.map(readEntry);
}

/** As existing clients read and send it. */
export function communicationsText(entries: readonly Communication[]): string {
  return JSON.stringify(entries.map(({ CreatedAt, CreatedBy, Type, Note }) => ({ CreatedAt, CreatedBy, Type, Note })));
}

/**
 * What a client put before the entries that it knew, newest first. Two who add at once each send the old ones and one of
 * their own: neither takes the other's away.
 * @param kept newest first
 */
export function newAtFront(sent: readonly Communication[], kept: readonly Communication[]): readonly Communication[] {
  const known = sent.findIndex((entry, place) => countOf(entry, sent.slice(place)) <= countOf(entry, kept));
  return known === -1 ? sent : sent.slice(0, known);
}

function countOf(wanted: Communication, among: readonly Communication[]): number {
  return among.filter((entry) => (['CreatedAt', 'CreatedBy', 'Type', 'Note'] as const).every((key) => entry[key] === wanted[key])).length;
}

/** What could not be read stays as one note, so that nobody's words are lost. */
export function asOneNote(text: string): Communication[] {
  return [{ CreatedAt: '', CreatedBy: '', Type: '', Note: text }];
}

/** Both spellings that the old screens wrote (`decisions.md F6`). */
function readEntry(entry: Readonly<Record<string, unknown>>): Communication {
  return {
    CreatedAt: textOf(entry.CreatedAt ?? entry.createdAt),
    CreatedBy: textOf(entry.CreatedBy ?? entry.createdBy ?? entry.fromName),
    Type: textOf(entry.Type ?? entry.communicationType),
    Note: textOf(entry.Note ?? entry.message),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

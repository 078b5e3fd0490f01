import type { Communication } from '../../events/communication.js';

/** The entries of a communications text; undefined when it is not JSON or not a list of entries. */
export function readCommunications(text: string): Communication[] | undefined {
  const entries = parsed(text);
  if (!Array.isArray(entries) || !entries.every(isRecord)) return undefined;
  return entries.map(readEntry);
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

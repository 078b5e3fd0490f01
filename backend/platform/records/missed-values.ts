import type { FieldTable } from '../../../events/kernel/field.rules.js';
import { Refusal } from '../commands/refusal.js';

/** The answer to an edit of a cell that somebody else has changed meanwhile. */
export const MISSED = 'changed-meanwhile';

/**
 * Where one cell is edited and not the whole record: what its editor showed when it was opened must still be what the record says.
 * @param sent the fields that are to change; others may have moved
 * @throws Refusal 409 at the field
 */
export function refuseMissed(fields: FieldTable, sent: object, seen: Readonly<Record<string, unknown>>, record: object): void {
  for (const [name, value] of Object.entries(sent)) {
    if (value === undefined || !(name in seen)) continue;
    const stored = said((record as Readonly<Record<string, unknown>>)[name]);
    if (said(seen[name]) === stored || said(value) === stored) continue;
    throw new Refusal(`${fields[name]!.label} is ${stored || 'blank'} by now`, { field: name, status: 409, code: MISSED });
  }
}

function said(value: unknown): string {
  return value === null || value === undefined ? '' : String(value as string | number);
}

import type { FieldTable } from '../../../events/kernel/field.rules.js';
import { changesBetween } from './field-changes.js';

/** One section of a record that is sent as a whole: its event where it differs, nothing where it does not. `beside`: what the event says besides. */
export function revisedSection<Event, Beside extends object = object>(table: FieldTable, revised: (data: { changes: object } & Beside) => Event) {
  return (before: object, after: object, beside: Beside): Event[] => {
    const changes = changesBetween(table, { ...before }, { ...after });
    return Object.keys(changes).length === 0 ? [] : [revised({ changes, ...beside })];
  };
}

import { shownAs, type FieldTable } from '../../../events/field.values.js';
import type { FieldChange } from './history.js';

interface Change {
  readonly from: unknown;
  readonly to: unknown;
}

/** The fields that differ between two states of a record. */
export function changesBetween<Fields extends FieldTable>(
  fields: Fields,
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): Record<string, Change> {
  const differing = Object.keys(fields).filter((name) => before[name] !== after[name]);
  return Object.fromEntries(differing.map((name) => [name, { from: before[name], to: after[name] }]));
}

/** Changes in people's words, in the order of the table. */
export function describeChanges(fields: FieldTable, changes: Readonly<Record<string, Change | undefined>>): FieldChange[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const change = changes[name];
    if (!change) return [];
    const { label, group, computed } = field;
    return [{ field: name, label, kind: shownAs(field), ...(group && { group }), ...(computed && { computed }), from: change.from, to: change.to }];
  });
}

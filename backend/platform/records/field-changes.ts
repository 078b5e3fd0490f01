import { shownAs, type FieldTable } from '../../../events/kernel/field.rules.js';
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
  const placeOf = placesIn(fields);
  const told = Object.entries(changes).filter((entry): entry is [string, Change] => entry[1] !== undefined && placeOf.has(entry[0]));
  told.sort(([one], [other]) => placeOf.get(one)! - placeOf.get(other)!);
  return told.map(([name, { from, to }]) => {
    const field = fields[name]!;
    const { label, group, computed } = field;
    return { field: name, label, kind: shownAs(field), ...(group && { group }), ...(computed && { computed }), from, to };
  });
}

const known = new WeakMap<FieldTable, ReadonlyMap<string, number>>();

/** An event changes a field or two of some hundred: the table is not gone through for each. */
function placesIn(fields: FieldTable): ReadonlyMap<string, number> {
  const places = known.get(fields) ?? new Map(Object.keys(fields).map((name, place) => [name, place]));
  known.set(fields, places);
  return places;
}

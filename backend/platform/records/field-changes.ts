import { blankValues, shownAs, type FieldTable } from '../../../events/kernel/field.rules.js';
import type { FieldChange, HistoryWords } from './history.js';

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

/** What was said of a record when it was made. */
export function filledIn(fields: FieldTable, facts: Readonly<Record<string, unknown>>): Record<string, Change> {
  const blank: Readonly<Record<string, unknown>> = blankValues(fields);
  const said = Object.entries(facts).filter(([name, value]) => name in fields && value !== blank[name]);
  return Object.fromEntries(said.map(([name, to]) => [name, { from: null, to }]));
}

/** What several changes together go by. */
export const DETAILS = 'Details';

/** A single change goes by the name of its field: "Closing date 12/18/2026 -> 12/28/2026". */
export function revisionWords(changes: readonly FieldChange[], title = DETAILS): HistoryWords {
  return { title: changes.length === 1 ? changes[0]!.label : title, changes };
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

import type { FieldKind, FieldTable } from '../../../events/field.values.js';
import type { FieldChange, ValueKind } from './history.js';

interface Change {
  readonly from: unknown;
  readonly to: unknown;
}

const shownAs: Readonly<Record<FieldKind, ValueKind>> = {
  text: 'text',
  longText: 'text',
  yesNo: 'yesNo',
  status: 'status',
  reference: 'number',
  flag: 'yesNo',
  money: 'money',
  decimal: 'number',
  number: 'number',
  date: 'date',
  time: 'time',
};

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
  return Object.entries(fields).flatMap(([field, { label, kind }]) => {
    const change = changes[field];
    return change ? [{ field, label, kind: shownAs[kind], from: change.from, to: change.to }] : [];
  });
}

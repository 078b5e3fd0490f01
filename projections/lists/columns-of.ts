import { Column, type ColumnOptions, type ColumnType } from 'typeorm';
import type { FieldKind, FieldTable, ValuesOf } from '../../events/kernel/field.rules.js';

const columns: Readonly<Record<FieldKind, ColumnOptions & { readonly type: ColumnType }>> = {
  text: { type: 'text' },
  longText: { type: 'text' },
  phone: { type: 'text' },
  yesNo: { type: 'text' },
  status: { type: 'text' },
  reference: { type: 'integer' },
  count: { type: 'integer' },
  flag: { type: 'boolean' },
  money: { type: 'numeric', nullable: true },
  decimal: { type: 'numeric', nullable: true },
  number: { type: 'integer', nullable: true },
  date: { type: 'date', nullable: true },
  time: { type: 'timestamptz', nullable: true },
};

/**
 * The columns of a read model that hold fields of a table, for its row to extend:
 * `class TourListRow extends columnsOf(tourListFields, ['tourDate', 'notes']) { @PrimaryColumn('integer') tourId!: number; }`
 */
export function columnsOf<Fields extends FieldTable, Name extends keyof Fields & string>(
  fields: Fields,
  names: readonly Name[],
): new () => Pick<ValuesOf<Fields>, Name> {
  class Columns {}
  for (const name of names) {
    Column({ ...columns[fields[name]!.kind] })(Columns.prototype, name);
  }
  return Columns as new () => Pick<ValuesOf<Fields>, Name>;
}

/** All names of a table, in its order. */
export function namesOf<Fields extends FieldTable>(fields: Fields): (keyof Fields & string)[] {
  return Object.keys(fields);
}

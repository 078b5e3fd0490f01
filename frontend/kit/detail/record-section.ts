import type { ReactNode } from 'react';
import type { FieldTable } from '../../../events/kernel/field.rules.js';
import type { Particulars } from '../form/fields/entries-of.js';

/** A field in a section, where it says more than its line in the table of fields: on the card, and as an entry of the form. */
export interface SectionField<T extends object> extends Particulars {
  /** On the card, in place of the table's label. */
  readonly label?: string;
  /** Read as one with it. */
  readonly with?: readonly (keyof T & string)[];
  /** On the card, in place of the value's own text. */
  readonly shown?: (record: T) => ReactNode;
}

/** What one card shows and one part of a form edits, in one order. */
export interface RecordSection<T extends object> {
  readonly title: string;
  /** Kind and label of its fields. */
  readonly table: FieldTable;
  readonly fields: { readonly [Name in keyof T & string]?: SectionField<T> };
}

/** How the fields of sections are filled in, for `entriesOf`. */
export function particularsIn<T extends object>(...sections: readonly RecordSection<T>[]): Readonly<Record<string, Particulars>> {
  const fields = sections.flatMap((section) => Object.entries<SectionField<T> | undefined>(section.fields));
  return Object.fromEntries(fields.map(([name, { label: _, with: __, shown: ___, ...particulars } = {}]) => [name, particulars]));
}

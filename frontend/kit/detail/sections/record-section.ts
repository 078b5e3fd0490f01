import type { ReactNode } from 'react';
import type { FieldTable } from '../../../../events/kernel/field.rules.js';
import { entriesOf, type Particulars } from '../../form/fields/entries-of.js';
import type { EntryField } from '../../form/fields/entry.js';
import { line, type FactLine, type RecordValues } from './record-facts.js';

/** A field in a section, where it says more than its line in the table of fields: on the card, and as an entry of the form. */
export interface SectionField<T extends object> extends Particulars {
  /** On the card, in place of the table's label. */
  readonly label?: string;
  /** On the card, in place of the value's own text. */
  readonly shown?: (record: T) => ReactNode;
  /** The field whose line on the card says it as well. */
  readonly readWith?: keyof T & string;
  /** The page shows it elsewhere, such as beside the title. */
  readonly onCard?: false;
  /** Nobody types it here. */
  readonly asked?: false;
}

type FieldsOf<T extends object> = { readonly [Name in keyof T & string]?: SectionField<T> };

/** What one card shows and one part of a form edits: a line for each field. */
export interface RecordSection<T extends object> {
  readonly title: string;
  /** Kind and label of its fields. */
  readonly table: FieldTable;
  /** In the order of the card. */
  readonly fields: FieldsOf<T>;
  /** What the form asks first, where its order is not the card's. */
  readonly asksFirst?: readonly (keyof T & string)[];
  /** In the form too, a field stays beside the one that it is read with, however narrow that is. */
  readonly paired?: true;
}

type Untabled<T extends object> = Omit<RecordSection<T>, 'table'>;

type NamedIn<Sections> = { [Part in keyof Sections]: Sections[Part] extends { readonly fields: infer Fields } ? keyof Fields : never }[keyof Sections];

/**
 * Where each field of a record stands: `sectionsOf<Tour>()(tourFields, { guests: { title: 'Guests', fields: { qualified: {} } } }, { notes: 'A card of its own' })`.
 * A field of the table that has neither a line in a section nor a reason to stand elsewhere does not compile.
 */
export function sectionsOf<T extends object>() {
  return <Fields extends FieldTable, const Sections extends Readonly<Record<string, Untabled<T>>>>(
    table: Fields,
    sections: Sections,
    _elsewhere: Readonly<Record<Exclude<keyof Fields, NamedIn<Sections>>, string>>,
  ): Readonly<Record<keyof Sections, RecordSection<T>>> => {
    const tabled = Object.entries<Untabled<T>>(sections).map(([part, section]) => [part, { ...section, table }]);
    return Object.fromEntries(tabled) as Record<keyof Sections, RecordSection<T>>;
  };
}

/** The lines of its card. */
export function linesOf<T extends object>({ table, fields }: Pick<RecordSection<T>, 'table' | 'fields'>, record: T): readonly FactLine[] {
  const all = Object.entries<SectionField<T> | undefined>(fields);
  const shown = all.filter(([, field]) => field?.onCard !== false && !field?.readWith);
  return shown.map(([name, field = {}]) => {
    const with_ = all.filter(([, other]) => other?.readWith === name).map(([other]) => other);
    return { ...line(table, record as RecordValues, name, field.label), fields: [name, ...with_], ...(field.shown && { value: field.shown(record) }) };
  });
}

/** The fields that its form asks, in that order. */
export function askedIn<T extends object>({ fields, asksFirst = [] }: Pick<RecordSection<T>, 'fields' | 'asksFirst'>): readonly string[] {
  const asked = Object.entries<SectionField<T> | undefined>(fields).filter(([, field]) => field?.asked !== false).map(([name]) => name);
  return inOrder(asked, asksFirst);
}

/** The same, each with those that stay beside it. */
export function askedTogether<T extends object>(section: Pick<RecordSection<T>, 'fields' | 'asksFirst' | 'paired'>, names: readonly string[] = askedIn(section)): readonly (readonly string[])[] {
  const fields = section.fields as Readonly<Record<string, SectionField<T> | undefined>>;
  const withOf = (name: string) => (section.paired ? fields[name]?.readWith : undefined);
  return names.filter((name) => !names.includes(withOf(name) ?? '')).map((name) => [name, ...names.filter((other) => withOf(other) === name)]);
}

/** These first, where they are among the names; the others keep their order. */
export function inOrder(names: readonly string[], first: readonly string[]): readonly string[] {
  return [...first.filter((name) => names.includes(name)), ...names.filter((name) => !first.includes(name))];
}

/** How the fields of sections are filled in, in the order of the form. */
export function entriesIn<T extends object>(sections: readonly RecordSection<T>[], particulars: Readonly<Record<string, Particulars | undefined>> = {}): readonly EntryField[] {
  return sections.flatMap((section) => {
    const fields = section.fields as Readonly<Record<string, SectionField<T> | undefined>>;
    const names = askedIn(section);
    const said = Object.fromEntries(names.map((name) => [name, { ...particularsOf(fields[name]), ...particulars[name] }]));
    return entriesOf(Object.fromEntries(names.map((name) => [name, section.table[name]!])), said);
  });
}

function particularsOf<T extends object>({ label: _, shown: __, readWith: ___, onCard: ____, asked: _____, ...particulars }: SectionField<T> = {}): Particulars {
  return particulars;
}

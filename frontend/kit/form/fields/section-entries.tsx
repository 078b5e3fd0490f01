import { Fragment, type ReactNode } from 'react';
import { askedIn, askedTogether, type RecordSection } from '../../detail/sections/record-section.js';
import { FormField, type FieldHere } from './form-field.js';
import { useSurroundingForm } from '../record-form-context.js';

interface SectionEntriesProps<T extends object> {
  readonly section: Pick<RecordSection<T>, 'fields' | 'asksFirst' | 'paired'>;
  /** What the page alone knows of a field, such as what it offers. */
  readonly here?: Readonly<Record<string, FieldHere | undefined>>;
  /** What stands in the place of a field; null leaves it out. */
  readonly instead?: Readonly<Record<string, ReactNode>>;
  /** What follows a field. */
  readonly below?: Readonly<Record<string, ReactNode>>;
  /** Names of the form for the fields, where they are not the section's. */
  readonly named?: (name: string) => string;
}

/** The fields of a section that people fill in, as far as the form has them. */
export function SectionEntries<T extends object>({ section, here = {}, instead = {}, below = {}, named = (name) => name }: SectionEntriesProps<T>) {
  const { fields } = useSurroundingForm();
  const names = askedIn(section).filter((name) => fields.some((field) => field.name === named(name)));
  const entry = (name: string) => (
    <Fragment key={name}>
      {name in instead ? instead[name] : <FormField name={named(name)} {...here[name]} />}
      {below[name]}
    </Fragment>
  );
  if (!section.paired) return names.map(entry);
  return askedTogether(section, names).map((together) => (
    <div key={together[0]} className="form-pair">
      {together.map(entry)}
    </div>
  ));
}

interface SectionGroupProps<T extends object> extends SectionEntriesProps<T> {
  readonly section: RecordSection<T>;
}

/** The same under the name of the section; nothing where the form asks none of them. */
export function SectionGroup<T extends object>(props: SectionGroupProps<T>) {
  const { fields } = useSurroundingForm();
  const { title } = props.section;
  const asked = askedIn(props.section);
  if (!fields.some(({ name }) => asked.includes(name))) return null;
  return <FieldGroup title={title} paired={props.section.paired}><SectionEntries {...props} /></FieldGroup>;
}

/** Fields that stand together under a name. */
export function FieldGroup({ title, paired, children }: { readonly title: string; readonly paired?: true | undefined; readonly children: ReactNode }) {
  return (
    <div className={`form-field-wide form-fields ${paired ? 'form-pairs' : ''}`} role="group" aria-label={title}>
      <h3 className="form-field-wide form-part">{title}</h3>
      {children}
    </div>
  );
}

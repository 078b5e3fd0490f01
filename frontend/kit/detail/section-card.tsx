import { Section } from '../page/section.js';
import { line, RecordFacts, type FactLine, type RecordValues } from './record-facts.js';
import type { RecordSection, SectionField } from './record-section.js';

/** One section of a record: a line for each of its fields. */
export function SectionCard<T extends object>({ section: { title, table, fields }, record }: { readonly section: RecordSection<T>; readonly record: T }) {
  const values = record as RecordValues;
  const lines = Object.entries<SectionField<T> | undefined>(fields).map(([name, field = {}]): FactLine => {
    const own = line(table, values, name, field.label);
    return { ...own, fields: [name, ...(field.with ?? [])], ...(field.shown && { value: field.shown(record) }) };
  });
  return (
    <Section title={title}>
      <RecordFacts record={values} lines={lines} />
    </Section>
  );
}

import { Section } from '../../page/section.js';
import { RecordFacts, type RecordValues } from './record-facts.js';
import { linesOf, type RecordSection } from './record-section.js';

/** One section of a record: a line for each of its fields. */
export function SectionCard<T extends object>({ section, record }: { readonly section: RecordSection<T>; readonly record: T }) {
  return (
    <Section title={section.title}>
      <RecordFacts record={record as RecordValues} lines={linesOf(section, record)} />
    </Section>
  );
}

import type { RecordSection } from '../../detail/record-section.js';
import { FormField } from './form-field.js';
import { useSurroundingForm } from '../record-form-context.js';

/** The fields of a section that people fill in, in the order of its card. */
export function SectionEntries<T extends object>({ section }: { readonly section: RecordSection<T> }) {
  const { fields } = useSurroundingForm();
  const names = Object.keys(section.fields).filter((name) => fields.some((field) => field.name === name));
  return names.map((name) => <FormField key={name} name={name} />);
}

import { itemFieldsOf, type CompanyListName } from '../../../events/company-list.values.js';
import { entriesOf } from '../../kit/form/entries-of.js';
import type { EntryField } from '../../kit/form/entry.js';

/**
 * The fields of a list as a form types them.
 * @param nameOf what a field is called in the form
 */
export function entryFieldsOf(list: CompanyListName, nameOf: (field: string) => string = (field) => field): readonly EntryField[] {
  return entriesOf(itemFieldsOf(list)).map((field) => ({
    ...field,
    name: nameOf(field.name),
    ...(field.name === 'name' && { required: `${field.label} is missing` }),
  }));
}

import { itemFieldsOf, type CompanyListName } from '../../../events/company-list.values.js';
import type { EntryField } from '../../kit/form/entry.js';

/**
 * The fields of a list as a form types them.
 * @param nameOf what a field is called in the form
 */
export function entryFieldsOf(list: CompanyListName, nameOf: (field: string) => string = (field) => field): readonly EntryField[] {
  return Object.entries(itemFieldsOf(list)).map(([field, { kind, label }]) => ({
    name: nameOf(field),
    label,
    kind: kind === 'longText' ? 'note' : 'text',
    ...(field === 'name' && { required: `${label} is missing` }),
  }));
}

import { itemFieldsOf, type CompanyItemField, type CompanyListName } from '../../events/company/company-list.enums.js';
import { entriesOf } from '../kit/form/fields/entries-of.js';
import type { EntryField } from '../kit/form/fields/entry.js';

/** What fields of a list are chosen from. */
export type Offered = Readonly<Partial<Record<CompanyItemField, readonly string[]>>>;

/**
 * The fields of a list as a form types them.
 * @param nameOf what a field is called in the form
 */
export function entryFieldsOf(list: CompanyListName, offered: Offered, nameOf: (field: string) => string = (field) => field): readonly EntryField[] {
  const particulars = Object.fromEntries(Object.entries(offered).map(([field, options]) => [field, { options }]));
  return entriesOf(itemFieldsOf(list), particulars).map((field) => ({
    ...field,
    name: nameOf(field.name),
    ...(field.name === 'name' && { required: `${field.label} is missing` }),
  }));
}

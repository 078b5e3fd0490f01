import { FormField } from '../../kit/form/fields/form-field.js';
import { dealEntries } from './contract-entries.js';

/** What the contract is about, by the numbers of its records. */
export function DealFields() {
  return dealEntries.map(({ name }) => <FormField key={name} name={name} wide={name === 'tppLink'} />);
}

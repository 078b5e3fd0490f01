import { FormField } from '../../kit/form/fields/form-field.js';
import { useSurroundingForm } from '../../kit/form/record-form-context.js';
import { partyNames, type Party } from './party-names.js';

/** Who buys or sells, as far as the form asks. */
export function PartyFields({ party }: { readonly party: Party }) {
  const { fields, values } = useSurroundingForm();
  const asked = partyNames(party, values[`${party}EntityType`]);
  return asked.filter((name) => fields.some((field) => field.name === name)).map((name) => <FormField key={name} name={name} />);
}

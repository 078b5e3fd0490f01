import { unitFields } from '../../events/resale-contract-deal-fields.values.js';
import { entriesOf } from '../kit/form/entries-of.js';
import { FormField } from '../kit/form/form-field.js';
import { useCompanySettings } from '../server/use-company-settings.js';

/** What the company's list of resorts offers comes with the fields. */
export const unitEntries = entriesOf(unitFields, { resort: { options: [] } });

/** The unit that is sold. */
export function UnitFields() {
  const resorts = useCompanySettings().data?.lists.resorts ?? [];
  return unitEntries.map(({ name }) => (name === 'resort' ? <FormField key={name} name={name} options={resorts.map(({ name: resort = '' }) => resort)} /> : <FormField key={name} name={name} />));
}

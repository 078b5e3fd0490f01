import { FormField } from '../kit/form/form-field.js';
import { useCompanySettings } from '../server/use-company-settings.js';
import { unitEntries } from './contract-entries.js';

/** The unit that is sold. */
export function UnitFields() {
  const resorts = useCompanySettings().data?.lists.resorts ?? [];
  return unitEntries.map(({ name }) => (name === 'resort' ? <FormField key={name} name={name} options={resorts.map(({ name: resort = '' }) => resort)} /> : <FormField key={name} name={name} />));
}

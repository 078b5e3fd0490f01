import { FormField } from '../../kit/form/fields/form-field.js';
import { useResorts } from '../../server/use-resorts.js';
import { unitEntries } from './contract-entries.js';

/** The unit that is sold; the resorts are those of all units (`decisions.md C27`). */
export function UnitFields() {
  const { resorts } = useResorts();
  return unitEntries.map(({ name }) => (name === 'resort' ? <FormField key={name} name={name} options={resorts.map(({ resortName }) => resortName)} /> : <FormField key={name} name={name} />));
}

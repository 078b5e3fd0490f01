import { listingStatuses } from '../../events/inventory.values.js';
import { FormField } from '../kit/form/form-field.js';
import { useSurroundingForm } from '../kit/form/record-form-context.js';
import { unitSections } from './inventory-sections.js';
import { ResortField } from './resort-field.js';
import { useUnitTypes } from './use-resorts.js';
import './inventory.css';

interface InventoryFieldsProps {
  readonly statuses?: readonly string[];
}

/** All of a unit under the names of its sections, as far as the form has it. */
export function InventoryFields({ statuses = listingStatuses }: InventoryFieldsProps) {
  const { fields, values } = useSurroundingForm();
  const unitTypes = useUnitTypes(String(values['resortName'] ?? ''));
  const offered: Readonly<Record<string, readonly string[]>> = { unitType: unitTypes, listingStatus: statuses };
  const asked = new Set(fields.map(({ name }) => name));
  return unitSections.map(({ title, fields: ofSection }) => {
    const names = Object.keys(ofSection).filter((name) => asked.has(name));
    if (names.length === 0) return null;
    return (
      <div key={title} className="form-field-wide form-fields" role="group" aria-label={title}>
        <h3 className="form-field-wide inventory-part">{title}</h3>
        {names.map((name) => (name === 'resortName' ? <ResortField key={name} /> : <FormField key={name} name={name} wide={name === 'notes'} {...(offered[name] && { options: offered[name] })} />))}
      </div>
    );
  });
}

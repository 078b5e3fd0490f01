import { Fragment, type ReactNode } from 'react';
import { listingStatuses } from '../../events/inventory/inventory.enums.js';
import { FormField } from '../kit/form/fields/form-field.js';
import { useSurroundingForm } from '../kit/form/record-form-context.js';
import { implausible } from './implausible.js';
import { inventoryParts, type UnitParts } from './inventory-sections.js';
import { ResortField } from './resort-field.js';
import { useUnitTypes } from '../server/use-resorts.js';
import './inventory.css';

interface InventoryFieldsProps {
  /** In the words of which screens. */
  readonly parts?: UnitParts;
  readonly statuses?: readonly string[];
  /** What stands in the place of a field. */
  readonly instead?: Readonly<Record<string, ReactNode>>;
}

/** All of a unit under the names of its sections, as far as the form has it. */
export function InventoryFields({ parts = inventoryParts, statuses = listingStatuses, instead = {} }: InventoryFieldsProps) {
  const { fields, values } = useSurroundingForm();
  const unitTypes = useUnitTypes(String(values['resortName'] ?? ''));
  const offered: Readonly<Record<string, readonly string[]>> = { unitType: unitTypes, listingStatus: statuses };
  const places: Readonly<Record<string, ReactNode>> = { resortName: <ResortField />, ...instead };
  const warnings = implausible(values);
  const asked = new Set(fields.map(({ name }) => name));
  return parts.sections.map(({ title, fields: ofSection }) => {
    const names = Object.keys(ofSection).filter((name) => asked.has(name));
    if (names.length === 0) return null;
    return (
      <div key={title} className="form-field-wide form-fields" role="group" aria-label={title}>
        <h3 className="form-field-wide inventory-part">{title}</h3>
        {names.map((name) => (
          <Fragment key={name}>{places[name] ?? <FormField name={name} wide={name === 'notes'} warning={warnings[name]} {...(offered[name] && { options: offered[name] })} />}</Fragment>
        ))}
      </div>
    );
  });
}

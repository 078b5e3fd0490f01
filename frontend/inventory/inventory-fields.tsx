import type { ReactNode } from 'react';
import { listingStatuses } from '../../events/inventory/inventory.enums.js';
import { SectionGroup } from '../kit/form/fields/section-entries.js';
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
  const { values } = useSurroundingForm();
  const offered: Readonly<Record<string, readonly string[]>> = { unitType: useUnitTypes(String(values['resortName'] ?? '')), listingStatus: statuses };
  const warnings = implausible(values);
  const here = Object.fromEntries([...Object.keys(offered), ...Object.keys(warnings)].map((name) => [name, { warning: warnings[name], ...(offered[name] && { options: offered[name] }) }]));
  return parts.sections.map((section) => <SectionGroup key={section.title} section={section} here={here} instead={{ resortName: <ResortField />, ...instead }} />);
}

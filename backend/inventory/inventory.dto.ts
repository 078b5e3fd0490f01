import type { foundUnitFields } from '../../events/inventory/inventory.fields.js';
import type { ValuesOf } from '../../events/kernel/field.rules.js';
import { withoutText } from '../platform/documents/document-versions.js';
import type { Inventory } from './inventory.state.js';

/** A unit as a kept search holds it. */
export type FoundUnitValues = { readonly inventoryId: number } & Partial<ValuesOf<typeof foundUnitFields>>;

/** A unit among the results of a search, by the keys that older clients know (document 3, section 3). */
export interface FoundUnit {
  readonly InventoryId: number;
  readonly ResortName: string;
  readonly UseWeek: string;
  readonly UnitNumber: string;
  readonly UseType: string;
  readonly Bedrooms: string;
  readonly Bathrooms: string;
  /** Decimal string. */
  readonly RetailPrice: string | null;
  readonly FinancingEligible: string;
}

const keys = {
  InventoryId: 'inventoryId',
  ResortName: 'resortName',
  UseWeek: 'useWeek',
  UnitNumber: 'unitNumber',
  UseType: 'useType',
  Bedrooms: 'bedrooms',
  Bathrooms: 'bathrooms',
  RetailPrice: 'retailPrice',
  FinancingEligible: 'financingEligible',
} as const satisfies Readonly<Record<keyof FoundUnit, string>>;

export function foundUnit(unit: object): FoundUnit {
  const row = unit as Readonly<Record<string, unknown>>;
  return Object.fromEntries(Object.entries(keys).map(([key, field]) => [key, row[field]])) as unknown as FoundUnit;
}

/** A unit as its routes answer it. */
export function inventoryAnswer(unit: Inventory): Omit<Inventory, 'agreements'> & { readonly agreements: readonly Omit<Inventory['agreements'][number], 'text'>[] } {
  // Hidden fields are absent here, whatever the type says.
  const { agreements }: Partial<Inventory> = unit;
  return { ...unit, ...(agreements && { agreements: withoutText(agreements) }) };
}

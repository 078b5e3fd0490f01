import type { Inventory } from '../../backend/inventory/inventory.state.js';
import type { OpenRecord, RecordKind } from '../kit/detail/record-kind.js';

/** A unit as the server answers one; fields that the reader may not see are absent. */
export type Unit = { readonly [Name in keyof Inventory]: Inventory[Name] };

export type OpenUnit = OpenRecord<Unit>;

export const unitKind: RecordKind<Unit> = {
  noun: 'inventory',
  list: '/admin/inventory',
  name: (id) => ({ list: 'inventory-list', key: id, url: `/api/Inventories/${id}`, stream: `inventory-${id}` }),
  title: (id, unit) => (unit && unitName(unit)) || `Inventory ${id}`,
  status: 'listingStatus',
  mayEdit: ({ may }) => may('Inventory_Edit'),
};

/** The same unit among the listings. */
export const listingKind: RecordKind<Unit> = { ...unitKind, noun: 'listing', list: '/admin/listings', title: (id, unit) => (unit && unitName(unit)) || `Listing ${id}` };

/** Looked at on the way to a purchase: it is read there and nothing else. */
export const unitForPurchase: RecordKind<Unit> = { ...unitKind, mayEdit: () => false };

export function unitName({ resortName, unitNumber }: Pick<Unit, 'resortName' | 'unitNumber'>): string {
  return [resortName, unitNumber].filter(Boolean).join(' ');
}

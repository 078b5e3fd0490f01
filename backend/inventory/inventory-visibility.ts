import type { RecordReader } from '../platform/records/record-registry.js';
import type { Inventory } from './inventory.state.js';

export const AVAILABLE = 'Available';

/** Who lacks Inventory_Sensitive sees what can be sold, and nothing of the rest (`decisions.md B16`). */
export function isVisible({ listingStatus }: Inventory, { permissions }: Pick<RecordReader, 'permissions'>): boolean {
  return listingStatus === AVAILABLE || permissions.has('Inventory_Sensitive');
}

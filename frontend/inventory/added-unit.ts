import type { May } from '../kit/list/columns-of.js';

/** What was added: its number, and where it stands. */
interface AddedUnit {
  readonly inventoryId: number;
  readonly listingStatus: unknown;
}

/** Where whoever added a unit goes: to its page, or back where what is no offer yet is out of sight for who lacks Inventory_Sensitive (decisions.md B16). */
export function pageOfAdded({ inventoryId, listingStatus }: AddedUnit, may: May, { detail, list }: { readonly detail: string; readonly list: string }): string {
  const seen = may('Inventory_Detail') && (may('Inventory_Sensitive') || listingStatus === 'Available');
  return seen ? `${detail}/${inventoryId}` : list;
}

import { knownRole } from '../../../events/users/user.enums.js';

/** A search of inventory shows so many units (`decisions.md H5, H6`). */
export const MOST_UNITS = 15;

export const MORE_UNITS = 'Your search matched more than 15 records and only the first 15 are shown below.  Please refine your search.';

/** Who searches. */
export interface Seeker {
  readonly role: string;
  may(permission: 'Inventory_Admin' | 'Inventory_Sensitive' | 'Listings_Main'): boolean;
}

/** How many units somebody is shown at most; undefined for all of them. A tablet stands among guests and keeps the cap. */
export function mostUnits({ role, may }: Seeker): number | undefined {
  return may('Inventory_Admin') && !isTablet(role) ? undefined : MOST_UNITS;
}

/** The same of listings: who works with them is shown them all; who sells by them keeps the cap, or it would be no cap on units. */
export function mostListings(seeker: Seeker): number | undefined {
  const worksWithThem = !isTablet(seeker.role) && (seeker.may('Listings_Main') || seeker.may('Inventory_Sensitive'));
  return worksWithThem ? undefined : mostUnits(seeker);
}

/** However the old system wrote it (`decisions.md B22`). */
function isTablet(role: string): boolean {
  return knownRole(role) === 'Inventory_Tablet';
}

/** A search of inventory shows so many units (`decisions.md H5, H6`). */
export const MOST_UNITS = 15;

export const MORE_UNITS = 'Your search matched more than 15 records and only the first 15 are shown below.  Please refine your search.';

const TABLET = 'Inventory_Tablet';

/** Who searches. */
export interface Seeker {
  readonly role: string;
  may(permission: 'Inventory_Admin'): boolean;
}

/** How many units somebody is shown at most; undefined for all of them. A tablet stands among guests and keeps the cap. */
export function mostUnits({ role, may }: Seeker): number | undefined {
  return may('Inventory_Admin') && role !== TABLET ? undefined : MOST_UNITS;
}

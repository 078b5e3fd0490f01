import type { ViewFilter } from '../kit/list/filters/during.js';
import { withFilters, type ListView } from '../kit/list/list-view.js';

/** One button above the listings. */
export interface QuickFilter {
  readonly label: string;
  readonly filters: readonly ViewFilter[];
  /** For who sees what it filters by. */
  readonly needs?: 'Inventory_Sensitive';
}

const of = (status: string): ViewFilter => ({ field: 'listingStatus', op: 'oneOf', value: [status] });

/** Thirty days, both ends included, by the business day (`decisions.md H11`). */
export const quickFilters: readonly QuickFilter[] = [
  { label: 'Recently Expired', needs: 'Inventory_Sensitive', filters: [of('Expired'), { field: 'listingEndDate', op: 'during', value: 'past-30-days' }] },
  { label: 'Expiring Soon', needs: 'Inventory_Sensitive', filters: [of('Available'), { field: 'listingEndDate', op: 'during', value: 'within-30-days' }] },
  { label: 'Recently Listed', filters: [{ field: 'listingStartDate', op: 'during', value: 'past-30-days' }] },
];

/** What any of them filters by: one takes the place of another. */
const fields = [...new Set(quickFilters.flatMap(({ filters }) => filters.map(({ field }) => field)))];

export function isOn({ filters }: QuickFilter, view: ListView): boolean {
  const ours = view.filters.filter(({ field }) => fields.includes(field));
  return ours.length === filters.length && filters.every((filter) => ours.some((one) => said(one) === said(filter)));
}

/** The view after one of them was pressed: on in the place of the others, or off. */
export function pressed(quick: QuickFilter, view: ListView): ListView {
  const without = fields.reduce((so, field) => withFilters(so, field, []), view);
  return isOn(quick, view) ? without : { ...without, filters: [...without.filters, ...quick.filters] };
}

function said({ field, op, value }: ViewFilter): string {
  return [field, op, String(value)].join(' ');
}

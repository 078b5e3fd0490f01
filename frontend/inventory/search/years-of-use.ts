import { useYearTypes } from '../../../events/inventory/inventory.enums.js';

/** Which years a unit can be used in, as some screens offer and call them. */
export interface UseYears {
  readonly options: readonly string[];
  readonly labels: Readonly<Record<string, string>>;
}

/** Document 3, section 5: one vocabulary is kept, and each screen has its own words for it (`decisions.md H1`). */
export const inventoryUseYears: UseYears = { options: ['Annual', 'Biennial Even', 'Biennial Odd'], labels: { 'Biennial Even': 'Even', 'Biennial Odd': 'Odd' } };

/** Plain `Triennial` is the old system's alone. */
export const listingUseYears: UseYears = { options: useYearTypes.filter((type) => type !== 'Triennial'), labels: {} };

export function saidUseYear({ labels }: UseYears, useYearType: string): string {
  return labels[useYearType] ?? useYearType;
}

import type { InventoryCriteria } from '../../../backend/inventory/search/inventory-criteria.js';
import type { InterestDetails } from '../../../events/leads/lead.fields.js';
import { saidIn } from './unit-criteria.js';

/** What an interest says of units, as the boxes ask it: a price that is named may be paid, and the box asks for less than it says. */
export function criteriaOfInterest({ resort, unitNumber, useWeek, bedrooms, price }: Pick<InterestDetails, 'resort' | 'unitNumber' | 'useWeek' | 'bedrooms' | 'price'>): InventoryCriteria {
  const most = Number(price.replaceAll(/[^\d.]/g, ''));
  return saidIn({ resortName: resort, unitNumber, useWeek: useWeek.replaceAll(/\s+(or|and)\s+/gi, ', '), bedrooms, retailPrice: most > 0 ? String(most + 1) : '' });
}

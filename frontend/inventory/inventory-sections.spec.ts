import type { Unit } from './inventory-record.js';
import { inventoryParts, listingParts } from './inventory-sections.js';

describe('The cards of a unit', () => {
  it.each([inventoryParts, listingParts])('call a country by its name, as the form does', ({ sections, entries }) => {
    const country = sections.map(({ fields }) => fields.sellerCountry).find(Boolean);
    expect(country?.shown?.({ sellerCountry: 'US' } as Unit)).toBe('United States');
    expect(entries.find(({ name }) => name === 'sellerCountry')?.labels?.['US']).toBe('United States');
  });
});

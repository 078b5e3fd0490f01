import type { Unit } from './inventory-record.js';
import { inventoryParts, listingParts } from './inventory-sections.js';

describe('The cards of a unit', () => {
  it.each([inventoryParts, listingParts])('call a country by its name, as the form does', ({ sections, entries }) => {
    const country = sections.map(({ fields }) => fields.sellerCountry).find(Boolean);
    expect(country?.shown?.({ sellerCountry: 'US' } as Unit)).toBe('United States');
    expect(entries.find(({ name }) => name === 'sellerCountry')?.labels?.['US']).toBe('United States');
  });

  it.each([
    ['inventory', inventoryParts, 'Even'],
    ['listings', listingParts, 'Biennial Even'],
  ])('call the use year as the form of %s does (decisions.md H1)', (_, { sections, entries }, said) => {
    const useYear = sections.map(({ fields }) => fields.useYearType).find(Boolean);
    expect(useYear?.shown?.({ useYearType: 'Biennial Even' } as Unit)).toBe(said);
    expect(entries.find(({ name }) => name === 'useYearType')?.labels?.['Biennial Even'] ?? 'Biennial Even').toBe(said);
  });
});

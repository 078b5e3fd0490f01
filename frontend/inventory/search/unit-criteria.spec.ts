import { asFilters, asTyped, criteria, criteriaIn, followed, saidIn, sameCriteria, searchable, withSearch, withTyped } from './unit-criteria.js';

describe('The filter row of inventory', () => {
  it('asks for any of the weeks, a price strictly below, and everything else exactly', () => {
    expect(asFilters({ resortName: 'Palm', useWeek: '5, 6', retailPrice: '$5,000.00', pointsAmount: '12,000' })).toEqual([
      { field: 'resortName', op: 'is', value: 'Palm' },
      { field: 'useWeek', op: 'oneOf', value: ['5', '6'] },
      { field: 'retailPrice', op: 'below', value: '5000.00' },
      { field: 'pointsAmount', op: 'is', value: '12000' },
    ]);
  });

  it('reads the filters of the list back into its boxes, and leaves those of other kinds to the list', () => {
    const typed = { resortName: 'Palm', useWeek: '5, 6', retailPrice: '5000' };
    expect(asTyped([...asFilters(typed), { field: 'unitNumber', op: 'contains', value: '1' }, { field: 'ownerName', op: 'is', value: 'Meyer' }])).toEqual(typed);
  });

  it('moves the filters of the boxes that say something else, and leaves the list’s own', () => {
    const own = [{ field: 'retailPrice', op: 'from', value: '5000' }, { field: 'unitNumber', op: 'contains', value: 'A' }, { field: 'useWeek', op: 'oneOf', value: ['20-24'] }] as const;
    const filters = [...own, ...asFilters({ bedrooms: '2', bathrooms: '1' })];
    expect(withTyped(filters, { resortName: 'Palm', bathrooms: '1' }, criteria)).toEqual([...own, { field: 'bathrooms', op: 'is', value: '1' }, { field: 'resortName', op: 'is', value: 'Palm' }]);
  });

  it('keeps what somebody types while another box is moved from elsewhere', () => {
    const typed = { useWeek: '5', retailPrice: 'cheap', unitNumber: 'A' };
    expect(followed(typed, { useWeek: '5' }, {})).toEqual({ useWeek: '', retailPrice: 'cheap', unitNumber: 'A' });
    expect(followed({ useWeek: '5,6' }, {}, { useWeek: '5, 6' })).toEqual({ useWeek: '5,6' });
  });

  it('leaves out what is blank', () => {
    expect(saidIn({ resortName: ' Palm ', useWeek: '  ' })).toEqual({ resortName: 'Palm' });
  });

  it('is read from an address and taken along to another, without what is none of it', () => {
    const asked = criteriaIn(new URLSearchParams('resortName=Palm+Key&asOf=2026-01-02&useWeek=5%2C+6&bedrooms='));
    expect(asked).toEqual({ resortName: 'Palm Key', useWeek: '5, 6' });
    expect(criteriaIn(new URL(withSearch('http://here/admin/inventory-search-for-tour/7', asked)).searchParams)).toEqual(asked);
    expect(withSearch('/admin/inventory-search-for-tour/7', {})).toBe('/admin/inventory-search-for-tour/7');
  });

  it('goes on by what was looked for before where a box holds what nothing can be looked for by', () => {
    expect(searchable({ resortName: 'Palm', retailPrice: 'cheap', pointsAmount: 'many', useWeek: '60' }, { retailPrice: '5000', useWeek: '5' })).toEqual({ resortName: 'Palm', retailPrice: '5000', useWeek: '5' });
  });

  it('looks for weeks from one to another, and reads them back so', () => {
    const filters = asFilters({ useWeek: '20-22, 51' });
    expect(filters).toEqual([{ field: 'useWeek', op: 'oneOf', value: ['20-22', '20', '21', '22', '51'] }]);
    expect(asTyped(filters)).toEqual({ useWeek: '20-22, 51' });
  });

  it('knows the same search however it is written', () => {
    expect(sameCriteria({ retailPrice: '$5,000', useWeek: '5,6' }, { retailPrice: '5000', useWeek: '5, 6' })).toBe(true);
    expect(sameCriteria({ retailPrice: '5000' }, { retailPrice: '5001' })).toBe(false);
  });
});

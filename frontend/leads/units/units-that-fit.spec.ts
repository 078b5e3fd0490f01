import { filtersOf } from './units-that-fit.js';

describe('The units that fit an interest', () => {
  it('are those for sale that are all it says', () => {
    expect(filtersOf({ resort: 'Magnolia Springs', bedrooms: '2', useWeek: '28 or 29', price: '$5,000' })).toEqual([
      { field: 'listingStatus', op: 'is', value: 'Available' },
      { field: 'resortName', op: 'is', value: 'Magnolia Springs' },
      { field: 'bedrooms', op: 'is', value: '2' },
      { field: 'useWeek', op: 'oneOf', value: ['28', '29'] },
      { field: 'retailPrice', op: 'to', value: '5000' },
    ]);
  });

  it('are all that are for sale where it says nothing', () => {
    expect(filtersOf({ resort: '', bedrooms: '', useWeek: '', price: '' })).toEqual([{ field: 'listingStatus', op: 'is', value: 'Available' }]);
  });
});

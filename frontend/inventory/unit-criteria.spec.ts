import { asFilters, asTyped, saidIn } from './unit-criteria.js';

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

  it('leaves out what is blank', () => {
    expect(saidIn({ resortName: ' Palm ', useWeek: '  ' })).toEqual({ resortName: 'Palm' });
  });
});

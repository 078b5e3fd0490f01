import { implausible } from './implausible.js';

describe('What can hardly be so of a unit', () => {
  it('is said at its field', () => {
    expect(implausible({ retailPrice: '8900.00', listingPrice: '9000.00', marketingFee: '199.00', amountPaid: '1990.00', listingStartDate: '2126-12-01', listingEndDate: '2126-11-30' })).toEqual({
      listingPrice: 'Above the retail price of 8,900.00',
      amountPaid: 'More than the marketing fee of 199.00',
      listingEndDate: 'Before it is listed, on 12/01/2126',
    });
    expect(implausible({ listingStatus: 'Available', listingStartDate: '2020-01-01', listingEndDate: '2021-01-01' })).toEqual({ listingEndDate: 'Has ended: the unit is offered to nobody' });
  });

  it('is an amount below zero, and a week that no year has', () => {
    expect(implausible({ retailPrice: '-500.00', maintFee: '0.00', useWeek: '77' })).toEqual({ retailPrice: 'Below zero', useWeek: 'No week of a year: they go from 1 to 53' });
    expect(implausible({ useWeek: '51/52' })).toEqual({});
  });

  it('is nothing where figures are alike, missing, or out of sight', () => {
    expect(implausible({ retailPrice: '8900.00', listingPrice: '8900.00', marketingFee: null, amountPaid: '5.00', listingStatus: 'Expired', listingStartDate: '2020-01-01', listingEndDate: '2021-01-01' })).toEqual({});
    expect(implausible({ retailPrice: '900.00' })).toEqual({});
    expect(implausible({ retailPrice: '10000.00', listingPrice: '9000.00', listingStartDate: null, listingEndDate: '2126-01-01', listingStatus: 'Available' })).toEqual({});
  });
});

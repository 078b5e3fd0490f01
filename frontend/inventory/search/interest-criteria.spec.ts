import { criteriaOfInterest } from './interest-criteria.js';

describe('What a guest is interested in', () => {
  it('fills the boxes: the price that is named is among what is asked for', () => {
    expect(criteriaOfInterest({ resort: 'Palm Key', unitNumber: '', useWeek: '28 or 29', bedrooms: '2', price: '$5,000' })).toEqual({ resortName: 'Palm Key', useWeek: '28, 29', bedrooms: '2', retailPrice: '5001' });
  });

  it('asks for nothing where nothing is said', () => {
    expect(criteriaOfInterest({ resort: '', unitNumber: '', useWeek: '', bedrooms: '', price: '' })).toEqual({});
  });
});

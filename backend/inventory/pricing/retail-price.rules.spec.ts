import { retailPriceOf, type PriceLine } from './retail-price.rules.js';

const line = (price: string, said: Partial<PriceLine> = {}): PriceLine => ({ resortName: 'Coral Reef Club', unitType: '', bedrooms: '', pointsSeason: '', weeks: '', price, ...said });
const unit = { resortName: 'coral reef club ', unitType: '2BR', bedrooms: '2', pointsSeason: '', useWeek: '52' };

describe('What a unit is offered at', () => {
  it('is the price of its resort, unless one of the lines says more of it', () => {
    const ofTheResort = line('5000.00');
    expect(retailPriceOf(unit, [line('1.00', { resortName: 'Palm Bay' }), ofTheResort])).toBe('5000.00');
    expect(retailPriceOf(unit, [line('7000.00', { bedrooms: '2' }), ofTheResort, line('9000.00', { bedrooms: '3' })])).toBe('7000.00');
    expect(retailPriceOf(unit, [line('7000.00', { bedrooms: '2' }), line('8900.00', { bedrooms: '2', weeks: '51, 52' })])).toBe('8900.00');
  });

  it('is that of the fewest weeks where two lines say as much, and then the last one', () => {
    expect(retailPriceOf(unit, [line('9900.00', { weeks: '51-52' }), line('8000.00', { weeks: '40-53' })])).toBe('9900.00');
    expect(retailPriceOf(unit, [line('8000.00', { unitType: '2br' }), line('8100.00', { bedrooms: '2' })])).toBe('8100.00');
  });

  it('is not known where no line fits: another season, another week, no resort', () => {
    expect(retailPriceOf(unit, [line('7000.00', { pointsSeason: 'Gold' }), line('7000.00', { weeks: '1-20' })])).toBeUndefined();
    expect(retailPriceOf({ ...unit, useWeek: 'Float' }, [line('7000.00', { weeks: '1-53' })])).toBeUndefined();
    expect(retailPriceOf({ ...unit, resortName: '' }, [line('7000.00', { resortName: '' })])).toBeUndefined();
  });
});

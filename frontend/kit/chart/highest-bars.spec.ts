import { apart, highestBars } from './highest-bars.js';

describe('The words in a chart', () => {
  it('stand at the two highest bars, and at none of nothing', () => {
    expect(highestBars(['10.00', '9.00', '163000.00', '0', '160000.00'], 2)).toEqual([2, 4]);
    expect(highestBars(['0', '0.00', '5.00'], 2)).toEqual([2]);
  });

  it('at the ends of two lines make room for each other', () => {
    expect(apart(50, 90, 12)).toEqual([0, 0]);
    expect(apart(50, 54, 12)).toEqual([-4, 4]);
    expect(apart(54, 50, 12)).toEqual([4, -4]);
  });
});

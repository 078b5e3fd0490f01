import { pointsChoices, purchaseTotal, STAFF_MAXIMUM } from './points-purchase.rules.js';

describe('What points cost', () => {
  it.each([
    [5_000, '29', '129.00'],
    [15_000, '29', '329.00'],
    [45_000, '29', '929.00'],
    [5_000, '29.95', '129.95'],
  ])('%i points with a fee of %s come to %s', (points, fee, total) => {
    expect(purchaseTotal(points, '0.02', fee)).toBe(total);
  });
});

describe('What a person may choose from', () => {
  it.each([
    [0, []],
    [4_999, []],
    [5_000, [5_000]],
    [12_400, [5_000, 10_000]],
    [45_000, [5_000, 10_000, 15_000, 20_000, 25_000, 30_000, 35_000, 40_000, 45_000]],
  ])('with %i points available', (available, choices) => {
    expect(pointsChoices(available)).toEqual(choices);
  });

  it('is 20,000 points at most for staff', () => {
    expect(pointsChoices(45_000, STAFF_MAXIMUM)).toEqual([5_000, 10_000, 15_000, 20_000]);
  });
});

import { unitsForSale } from './units-for-sale.queries.js';

describe('What can be sold today', () => {
  it.each([15, 40])('is as many units as somebody is shown: %d', (most) => {
    expect(unitsForSale([], '2026-11-23', most).text).toMatch(new RegExp(` LIMIT ${most}$`));
  });

  it('is all of them for whom nothing is capped, however many there are (decisions.md H5)', () => {
    expect(unitsForSale([], '2026-11-23').text).not.toContain('LIMIT');
  });
});

import { withinBounds } from './column-fit.js';

describe('A column that is fitted', () => {
  it('is as wide as the widest of what it shows, in whole pixels', () => {
    expect(withinBounds(131.2, 1100)).toBe(132);
  });

  it('leaves room for its neighbours, however long a note in it is', () => {
    expect(withinBounds(2_000, 1100)).toBe(480);
    expect(withinBounds(2_000, 350)).toBe(210);
  });
});

import { versionNumber } from './version-number.js';

const shown = [{ revision: 7 }, { revision: 4 }, { revision: 0 }];

describe('the number of a version', () => {
  it.each([
    [7, 3],
    [4, 2],
    [0, 1],
  ])('passes over versions that the history leaves out: revision %d is version %d', (revision, number) => {
    expect(versionNumber(shown, 3, revision)).toBe(number);
  });

  it('is known before the older ones are there', () => {
    expect(versionNumber([{ revision: 9 }], 10, 2)).toBe(3);
  });

  it('is never past the last', () => {
    expect(versionNumber(shown, 3, 6)).toBe(3);
  });
});

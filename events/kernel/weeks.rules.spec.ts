import { weeksIn } from './weeks.rules.js';

describe('Weeks as people write them', () => {
  it.each([
    ['5', [5]],
    ['1-3, 51,52', [1, 2, 3, 51, 52]],
    ['8 – 9, 9', [8, 9]],
  ])('are read: %s', (text, weeks) => expect(weeksIn(text)).toEqual(weeks));

  it.each(['', 'Float', '0', '54', '8-5', '5,', '1-2-3'])('are not made up: %j', (text) => expect(weeksIn(text)).toBeUndefined());
});

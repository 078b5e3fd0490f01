import { notForYouWords } from './view-words.js';

const nothing = { columns: 0, filters: 0, order: false, search: false };

describe('What of a view is not for its reader', () => {
  it.each([
    [nothing, undefined],
    [{ ...nothing, columns: 1 }, '1 column of this view is not for you.'],
    [{ ...nothing, columns: 2, filters: 1 }, '2 columns and 1 filter of this view are not for you.'],
    [{ ...nothing, order: true }, 'The order of this view is not for you.'],
    [{ columns: 3, filters: 2, order: true, search: true }, '3 columns, 2 filters, the order and the search of this view are not for you.'],
  ])('is said in a line: %j', (hidden, words) => {
    expect(notForYouWords(hidden)).toBe(words);
  });
});

import { searchWords } from './list-search.js';

describe('The words of a search', () => {
  it.each([
    ['1,000', ['1000']],
    ['paid 12,345.50', ['paid', '12345', '50']],
    ['lot 1,2', ['lot', '1', '2']],
    ["O'Brien", ['o', 'brien']],
    ['#1018', ['1018']],
    ['😀', []],
  ])('of %s are %j', (typed, words) => {
    expect(searchWords(typed)).toEqual(words);
  });
});

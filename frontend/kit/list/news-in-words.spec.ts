import { newsInWords } from './news-in-words.js';

const noun = { one: 'contract', many: 'contracts' };
const change = (key: string, by: string, row: object | null = {}) => ({ key, by, row: row as Record<string, unknown> | null });

describe('What changes in a list is said', () => {
  it.each([
    ['with its name and whose doing it was', [change('1131', 'Priya Shah')], 'Priya Shah changed contract 1131'],
    ['once, however often it was changed', [change('1131', 'Priya Shah'), change('1131', 'Priya Shah')], 'Priya Shah changed contract 1131'],
    ['as a number where there are many', [change('1131', 'Priya Shah'), change('1132', 'Priya Shah')], 'Priya Shah changed 2 contracts'],
    ['without a name where several people did it', [change('1131', 'Priya Shah'), change('1132', 'Dana Kim')], '2 contracts were changed'],
    ['as gone', [change('1131', 'Priya Shah', null)], 'Priya Shah took out contract 1131'],
    ['not at all where nothing did', [], ''],
  ])('%s', (_, changes, words) => {
    expect(newsInWords(noun, changes)).toBe(words);
  });
});

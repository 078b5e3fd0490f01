import { inSentence } from './in-sentence.js';

describe('a label within a sentence', () => {
  it.each([
    ['Deposit', 'deposit'],
    ['Closing agent ZIP code', 'closing agent ZIP code'],
    ['TO used', 'TO used'],
  ])('%s reads %s', (label, words) => {
    expect(inSentence(label)).toBe(words);
  });
});

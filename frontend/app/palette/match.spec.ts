import fc from 'fast-check';
import { cut, marksIn, matchOf } from './match.js';

describe('What was typed', () => {
  it('is found word by word, in any order, whatever the case and the accents', () => {
    expect(matchOf('Epic Points Ledger', 'led epi')).toEqual([[0, 3], [12, 15]]);
    expect(matchOf('Hannah Müller', 'MULL')).toEqual([[7, 11]]);
    expect(matchOf('Contracts', 'tour')).toBeUndefined();
  });

  it('is marked at the beginning of a word rather than within one', () => {
    expect(matchOf('Recontracting contracts', 'con')).toEqual([[14, 17]]);
  });

  it('may hold signs that mean something in a pattern', () => {
    expect(matchOf('Go (again)', '(a')).toEqual([[3, 5]]);
    expect(matchOf('a+b [x]', '+')).toEqual([[1, 2]]);
  });

  it.each(["o'brien", "barefoot'n", 'wilma@', '555-', '1,000', '#1018', '\\', '👍🏽', '/x/u', '–'])('may hold any sign that people type: %s', (typed) => {
    const text = `Sold to ${typed} today`;
    expect(cut(text, matchOf(text, typed)!).find(({ marked }) => marked)?.text).toBe(typed);
  });

  it('never breaks the search, whatever it is, and is marked within the text', () => {
    const anyText = fc.string({ unit: 'binary', maxLength: 60 });
    fc.assert(
      fc.property(anyText, anyText, (text, typed) => {
        const ranges = matchOf(text, typed) ?? [];
        expect(ranges.every(([from, to]) => from >= 0 && to <= text.length)).toBe(true);
        expect(cut(text, marksIn(text, typed)).map((part) => part.text).join('')).toBe(text);
      }),
      { numRuns: 2_000 },
    );
  });

  it('is marked where it stands though another field was found', () => {
    expect(marksIn('Coral Reef Club', 'silva reef')).toEqual([[6, 10]]);
  });
});

it('A text is cut into what is marked and what is not', () => {
  expect(cut('Contracts', [[0, 3]])).toEqual([
    { text: 'Con', marked: true },
    { text: 'tracts', marked: false },
  ]);
});

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

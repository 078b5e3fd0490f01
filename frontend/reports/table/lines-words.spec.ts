import { linesWords } from './lines-words.js';

describe('What is said above the lines of a report', () => {
  it('names people who sold but are no sales reps (I28)', () => {
    expect(linesWords({ people: { salesReps: 27, others: 13 } })).toBe('27 sales reps and 13 others');
    expect(linesWords({ people: { salesReps: 1, others: 1 } })).toBe('1 sales rep and 1 other');
  });

  it('is nothing where there are none, or where lines are no people', () => {
    expect([linesWords({ people: { salesReps: 27, others: 0 } }), linesWords({})]).toEqual(['', '']);
  });
});

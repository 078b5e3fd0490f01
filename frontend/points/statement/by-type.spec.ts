import { byType } from './by-type.js';

describe('A statement by type', () => {
  it('says each name once, with credits and debits told apart within, and adds up to the change', () => {
    const sums = byType([
      { transactionType: 'Adjustment', credit: true, count: 2, points: 6_000 },
      { transactionType: 'Adjustment', credit: false, count: 1, points: -5_000 },
      { transactionType: 'Membership', credit: true, count: 1, points: 15_000 },
      { transactionType: 'Membership', credit: false, count: 5, points: -75_000 },
    ]);
    expect(sums).toEqual([
      { words: 'Adjustment', count: 3, credits: 6_000, debits: -5_000, points: 1_000 },
      { words: 'Membership given back', count: 1, credits: 15_000, debits: 0, points: 15_000 },
      { words: 'Membership closed', count: 5, credits: 0, debits: -75_000, points: -75_000 },
    ]);
    expect(sums.reduce((sum, { points }) => sum + points, 0)).toBe(-59_000);
  });
});

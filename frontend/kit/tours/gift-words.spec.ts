import { giftWords, offeredWords } from './gift-words.js';

describe('giftWords', () => {
  it('says what was added twice (decisions.md G10)', () => {
    expect(giftWords('Golf Round,Breakfast for Two, Golf Round')).toBe('Golf Round x2, Breakfast for Two');
    expect(giftWords('')).toBe('');
  });
});

describe('A gift that is offered', () => {
  it('says how many of it are left, where its stock is kept', () => {
    expect([3, 1, 0, -2, null].map((onHand) => offeredWords({ giftName: 'Beach Towel', onHand }))).toEqual(['Beach Towel (3 left)', 'Beach Towel (1 left)', 'Beach Towel (none left)', 'Beach Towel (none left)', 'Beach Towel']);
  });
});

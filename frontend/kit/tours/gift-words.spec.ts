import { giftWords } from './gift-words.js';

describe('giftWords', () => {
  it('says what was added twice (decisions.md G10)', () => {
    expect(giftWords('Golf Round,Breakfast for Two, Golf Round')).toBe('Golf Round x2, Breakfast for Two');
    expect(giftWords('')).toBe('');
  });
});

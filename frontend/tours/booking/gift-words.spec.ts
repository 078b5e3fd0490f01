import { giftWords } from '../../../events/tours/gift-names.rules.js';
import { offeredWords, shortWords } from './gift-words.js';

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

  it('is given beyond what is left as well, and says so before', () => {
    const words = (onHand: number | null, quantity: number) => shortWords({ giftName: 'Beach Towel', onHand }, quantity);
    expect([words(3, 3), words(null, 9), words(3, 5), words(0, 1), words(-2, 1)]).toEqual(['', '', '2 more than are left: the shelf will be short', 'None is left: the shelf will be short', 'None is left: the shelf will be short']);
  });
});

import { Kept } from './kept.js';

describe('How a page was left', () => {
  it('is found by where it was left, by the first place that is known', () => {
    const kept = new Kept<number>();
    kept.keep('list a', 120);
    kept.keep('list b', 300);
    expect(kept.of(['list gone', 'list a', 'list b'])).toBe(120);
    expect(kept.of([])).toBeUndefined();
  });

  it('is forgotten some day, the oldest first; a page that is come back to counts as new', () => {
    const kept = new Kept<number>();
    kept.keep('first', 1);
    kept.keep('second', 2);
    for (let place = 0; place < 198; place++) kept.keep(`other ${place}`, place);
    kept.keep('first', 3);
    kept.keep('one more', 4);
    expect(kept.of(['second'])).toBeUndefined();
    expect(kept.of(['first'])).toBe(3);
  });
});

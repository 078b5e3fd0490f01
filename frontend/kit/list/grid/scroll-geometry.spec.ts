import { ROW_HEIGHT, ScrollGeometry } from './scroll-geometry.js';

const VIEWPORT = 20 * ROW_HEIGHT;

describe('where rows stand in a scrolled list', () => {
  it('draws only what is in sight and a little around', () => {
    expect(new ScrollGeometry(1_000, VIEWPORT).visible(100 * ROW_HEIGHT, 2)).toEqual({ first: 98, last: 122 });
  });

  it('draws nothing of an empty list', () => {
    expect(new ScrollGeometry(0, VIEWPORT).visible(0)).toEqual({ first: 0, last: -1 });
  });

  it('reaches the first and the last of a million rows within what browsers can scroll', () => {
    const million = new ScrollGeometry(1_000_000, VIEWPORT);
    expect(million.height).toBeLessThan(17_000_000);
    expect(million.visible(0).first).toBe(0);
    const end = million.height - VIEWPORT;
    expect(million.visible(end).last).toBe(999_999);
    expect(million.topOf(999_999, end) + ROW_HEIGHT).toBeCloseTo(million.height, 3);
  });

  it('scrolls just far enough to show a row', () => {
    const list = new ScrollGeometry(1_000, VIEWPORT);
    expect(list.scrollTo(10, 0)).toBe(0);
    expect(list.scrollTo(20, 0)).toBe(ROW_HEIGHT);
    expect(list.scrollTo(3, 50 * ROW_HEIGHT)).toBe(3 * ROW_HEIGHT);
  });
});

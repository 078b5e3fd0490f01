import { tipPlace } from './tip-place.js';

const tip = { width: 200, height: 30 };
const window = { width: 1000, height: 600 };

describe('A tip', () => {
  it('stands under what it tells of, with its words where those begin', () => {
    expect(tipPlace({ left: 108, right: 180, top: 80, bottom: 100 }, tip, window, false)).toEqual({ left: 100, top: 104 });
    expect(tipPlace({ left: 708, right: 780, top: 80, bottom: 100 }, tip, window, true)).toEqual({ left: 588, top: 104 });
  });

  it('never leaves the window', () => {
    expect(tipPlace({ left: 950, right: 990, top: 580, bottom: 598 }, tip, window, false)).toEqual({ left: 796, top: 546 });
    expect(tipPlace({ left: 2, right: 40, top: 80, bottom: 100 }, tip, window, true).left).toBe(4);
  });
});

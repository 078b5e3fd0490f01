import { barWidth, monthTick, thousands } from './chart-words.js';

describe('A chart of months', () => {
  it('has thinner bars and single letters where it is narrow, so that months stay apart', () => {
    expect([barWidth(600, 2, 13), barWidth(600, 1, 21)]).toEqual([13, 21]);
    expect(2 * barWidth(308, 2, 13) + 1).toBeLessThan(308 / 12 - 3);
    expect([monthTick('Jan', 600), monthTick('Jan', 308)]).toEqual(['Jan', 'J']);
  });

  it('says large amounts in thousands', () => expect([0, 162_600].map(thousands)).toEqual(['0', '163k']));
});

import { Stillness } from './stillness.js';

describe('how long a loop has stood still', () => {
  it('is counted from the last beat, and again from the next', () => {
    const stillness = new Stillness(1_000);
    const looks = [[1, 0], [1, 1_000], [1, 2_000], [2, 3_000], [2, 4_000]] as const;
    expect(looks.map(([beats, now]) => stillness.look(beats, now))).toEqual([0, 1_000, 2_000, 0, 1_000]);
  });

  it('does not count the hour for which the machine was suspended', () => {
    const stillness = new Stillness(1_000);
    stillness.look(1, 0);
    expect(stillness.look(1, 3_600_000)).toBe(2_000);
  });
});

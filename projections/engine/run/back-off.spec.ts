import { BackOff } from './back-off.js';

describe('who failed', () => {
  const restsAfter = (failures: number, backOff = new BackOff(1_000)) => {
    for (let failure = 0; failure < failures; failure++) backOff.failed();
    return backOff;
  };

  it('rests longer after each failure, and never for too long', () => {
    expect([0, 1, 2, 3, 4, 5, 50].map((failures) => restsAfter(failures).rest)).toEqual([1_000, 500, 1_000, 2_000, 4_000, 5_000, 5_000]);
  });

  it('begins anew once something succeeded', () => {
    const backOff = restsAfter(8);
    backOff.succeeded();
    expect(restsAfter(1, backOff).rest).toBe(500);
  });
});
